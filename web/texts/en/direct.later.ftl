### Devices of one table that connect directly, without internet. $count (number).

direct-title = Connect without internet
direct-note = For devices in one room: both in the same Wi-Fi network or hotspot, which needs no internet. The other device must have opened Mapwright before.
direct-start = Show the code
direct-offer-note = 1. Scan this code with the other device, or send it the link.
direct-answer-note = Now scan this code with the device that showed you the first one, or send it the link.
direct-code = Link with the code of this device
direct-scan = Scan to connect
direct-paste = 2. The other device shows a code, too. Scan it with the camera of this device, or paste its link here.
direct-connect = Connect
direct-connected = { $count ->
    [one] Connected directly to { $count } device
   *[other] Connected directly to { $count } devices
}
direct-impossible = This browser cannot connect directly to other devices.
direct-bad-code = This is not the code that is needed here.
direct-failed = The devices did not find each other. Are both in the same Wi-Fi network? Try again with a new code.
direct-passed = The code was passed to the tab that waits for it. You can close this one.
