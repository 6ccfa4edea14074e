### Devices of one table that connect directly, without internet. $count (number).

direct-title = Ohne Internet verbinden
direct-note = Für Geräte in einem Raum: Beide müssen im selben WLAN oder Hotspot sein; Internet ist nicht nötig. Auf dem anderen Gerät muss Mapwright schon einmal geöffnet worden sein.
direct-start = Code zeigen
direct-offer-note = 1. Scanne diesen Code mit dem anderen Gerät, oder schicke ihm den Link.
direct-answer-note = Scanne nun diesen Code mit dem Gerät, das dir den ersten gezeigt hat, oder schicke ihm den Link.
direct-code = Link mit dem Code dieses Geräts
direct-scan = Zum Verbinden scannen
direct-paste = 2. Das andere Gerät zeigt ebenfalls einen Code. Scanne ihn mit der Kamera dieses Geräts, oder füge seinen Link hier ein.
direct-connect = Verbinden
direct-connected = { $count ->
    [one] Direkt verbunden mit { $count } Gerät
   *[other] Direkt verbunden mit { $count } Geräten
}
direct-impossible = Dieser Browser kann sich nicht direkt mit anderen Geräten verbinden.
direct-bad-code = Hier wird ein anderer Code gebraucht.
direct-failed = Die Geräte haben sich nicht gefunden. Prüfe, ob beide im selben WLAN sind, und versuche es mit einem neuen Code noch einmal.
direct-passed = Der Code ist beim Tab angekommen, der darauf wartet. Du kannst diesen hier schließen.
