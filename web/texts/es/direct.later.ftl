### Devices of one table that connect directly, without internet. $count (number).

direct-title = Conectar sin internet
direct-note = Para dispositivos en una misma sala: los dos tienen que estar en la misma red wifi o punto de acceso; no hace falta internet. En el otro dispositivo hay que haber abierto Mapwright antes.
direct-start = Mostrar el código
direct-offer-note = 1. Escanea este código con el otro dispositivo o envíale el enlace.
direct-answer-note = Ahora escanea este código con el dispositivo que te mostró el primero o envíale el enlace.
direct-code = Enlace con el código de este dispositivo
direct-scan = Escanea para conectar
direct-paste = 2. El otro dispositivo también muestra un código. Escanéalo con la cámara de este dispositivo o pega aquí su enlace.
direct-connect = Conectar
direct-connected = { $count ->
    [one] Conexión directa con { $count } dispositivo
   *[other] Conexión directa con { $count } dispositivos
}
direct-impossible = Este navegador no puede conectarse directamente con otros dispositivos.
direct-bad-code = Aquí hace falta otro código.
direct-failed = Los dispositivos no se han encontrado. Comprueba que los dos estén en la misma red wifi e inténtalo otra vez con un código nuevo.
direct-passed = El código se ha pasado a la pestaña que lo esperaba. Puedes cerrar esta.
