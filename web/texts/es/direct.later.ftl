### Devices of one table that connect directly, without internet. $count (number).

direct-title = Connect without internet
direct-note = For devices in one room: both must be on the same Wi-Fi network or hotspot; no internet is needed. Mapwright must have been opened on the other device before.
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
direct-bad-code = A different code is needed here.
direct-failed = The devices did not find each other. Check that both are on the same Wi-Fi network, then try again with a new code.
direct-passed = The code was passed to the tab that is waiting for it. You can close this one.
