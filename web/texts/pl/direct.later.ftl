### Devices of one table that connect directly, without internet. $count (number).

direct-title = Połącz bez internetu
direct-note = Dla urządzeń w jednym pokoju: oba muszą korzystać z tej samej sieci Wi-Fi lub z tego samego hotspotu, internet nie jest potrzebny. Na drugim urządzeniu trzeba wcześniej choć raz otworzyć Mapwright.
direct-start = Pokaż kod
direct-offer-note = 1. Zeskanuj ten kod drugim urządzeniem albo wyślij mu link.
direct-answer-note = Teraz zeskanuj ten kod urządzeniem, które pokazało pierwszy, albo wyślij mu link.
direct-code = Link z kodem tego urządzenia
direct-scan = Zeskanuj, aby się połączyć
direct-paste = 2. Drugie urządzenie też pokazuje kod. Zeskanuj go aparatem tego urządzenia albo wklej tu jego link.
direct-connect = Połącz
direct-connected = { $count ->
    [one] Bezpośrednie połączenie z { $count } urządzeniem
    [few] Bezpośrednie połączenie z { $count } urządzeniami
    [many] Bezpośrednie połączenie z { $count } urządzeniami
   *[other] Bezpośrednie połączenie z { $count } urządzenia
}
direct-impossible = Ta przeglądarka nie potrafi łączyć się bezpośrednio z innymi urządzeniami.
direct-bad-code = Tutaj potrzebny jest inny kod.
direct-failed = Urządzenia nie odnalazły się nawzajem. Sprawdź, czy oba są w tej samej sieci Wi-Fi, i spróbuj ponownie z nowym kodem.
direct-passed = Kod trafił do karty przeglądarki, która na niego czekała. Tę kartę możesz zamknąć.
