### Devices of one table that connect directly, without internet. $count (number).

direct-title = Propojit bez internetu
direct-note = Pro zařízení v jedné místnosti: obě musí být ve stejné síti Wi-Fi nebo na stejném hotspotu, internet není potřeba. Na druhém zařízení je třeba Mapwright aspoň jednou předem otevřít.
direct-start = Ukázat kód
direct-offer-note = 1. Naskenuj tento kód druhým zařízením, nebo mu pošli odkaz.
direct-answer-note = Teď naskenuj tento kód zařízením, které ti ukázalo ten první, nebo mu pošli odkaz.
direct-code = Odkaz s kódem tohoto zařízení
direct-scan = Naskenuj a propoj se
direct-paste = 2. Druhé zařízení také ukazuje kód. Naskenuj ho fotoaparátem tohoto zařízení, nebo sem vlož jeho odkaz.
direct-connect = Propojit
direct-connected = Přímo propojená zařízení: { $count }
direct-impossible = Tento prohlížeč se neumí propojit přímo s jinými zařízeními.
direct-bad-code = Tady je potřeba jiný kód.
direct-failed = Zařízení se navzájem nenašla. Zkontroluj, jestli jsou obě ve stejné síti Wi-Fi, a zkus to znovu s novým kódem.
direct-passed = Kód převzala karta prohlížeče, která na něj čekala. Tuto kartu můžeš zavřít.
