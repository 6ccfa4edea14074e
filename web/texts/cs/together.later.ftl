### Jeden stůl na několika zařízeních. Načítá se, až když se takový stůl otevře.

## Otevření a připojení.

together-title = Hrát společně
together-intro = Každý hraje na svém zařízení: všichni najednou zakreslují stejnou kartu a sousedé si chystají přepadení. Otevřete stůl a pošlete odkaz.
together-intro-codes = Každý hraje na svém zařízení, všichni v jedné místnosti, a zakreslují najednou stejnou kartu. Otevřete stůl a ukažte ostatním jeho kódy.
together-your-name = Vaše jméno
together-open = Otevřít stůl
together-join-code = Připojit se kódem
together-privacy = Bez účtu a bez našeho serveru. Vše je šifrováno od zařízení k zařízení.
together-tables = Vaše stoly
together-nobody = Zatím se nikdo nepřipojil
together-line-turn = Jste na tahu
together-line-waits = Čeká se na ostatní
together-line-lobby = Nezačalo se
together-line-over = Dohráno
together-forget = Zapomenout tento stůl
together-opening = Stůl se otevírá…
together-failed = Stůl se nepodařilo otevřít. Zkuste to znovu.
together-busy = Tento stůl je otevřen na jiné kartě prohlížeče. Místo může držet jen jedna.
together-bad-link = Toto není odkaz na stůl.
together-embed = Stoly na několika zařízeních potřebují vlastní stránku.
together-embed-open = Otevřít Mapwright
together-seeking = Hledá se stůl…
together-seeking-note = Musí tu být někdo, kdo ho zná: nechte stránku otevřenou, nebo se vraťte později.

## Před začátkem. $player, $players (text), $count (number).

together-seats = Kdo hraje
together-free = Volné místo
together-sit-here = Sednout si sem
together-here-own = Toto zařízení
together-here = Na místě
together-ready = Připraveno
together-lost = Bez spojení
together-add-seat = Přidat místo
together-seat-away = Odebrat toto místo
together-add-person = Na tomto zařízení hraje ještě někdo
together-person-away = Odebrat tuto osobu
together-look-on = Jen se dívat
together-take-seat = Posadit se
together-onlookers = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
    [many] Dívá se { $count } lidí.
   *[other] Dívá se { $count } lidí.
}
together-setup = Co se hraje
together-invite = Pozvat
together-link = Odkaz na stůl
together-qr-note = Naskenujte a připojte se
together-copy = Kopírovat
together-share = Poslat
together-share-text = Pojďme spolu nakreslit mapu v Mapwrightu:
together-link-note = Kdo má tento odkaz, může hrát nebo se dívat.
together-begin = Začít
together-seats-free = { $count ->
    [one] Zbývá { $count } volné místo.
    [few] Zbývají { $count } volná místa.
    [many] Zbývá { $count } volných míst.
   *[other] Zbývá { $count } volných míst.
}
together-not-ready = Ještě nejsou připraveni: { $players }
together-all-ready = Všichni jsou připraveni.
together-ready-button = Můžeme začít
together-not-yet = Ještě ne
together-say-ready = Řekněte, až budete připraveni.
together-host-begins = Hra začne, jakmile budou všichni připraveni.
together-looking-on = Díváte se.
together-full = Všechna místa jsou obsazena. Díváte se.
together-dealing = Zařízení společně míchají karty…
together-waiting-for = Čeká se na: { $players }
together-anew = Prostřít stůl znovu
together-playing = Hraje se.
together-to-place = K mé mapě
together-somebody = někdo

## Verze a jiné překážky. $player (text).

together-older-ours = Vaše verze je starší než verze hráče { $player }. Aktualizujete ji obnovením stránky.
together-older-theirs = { $player }: je třeba aktualizovat, verze je starší než vaše.
together-trouble-ours-is-older = Tento stůl otevřela novější verze. Aktualizujete obnovením stránky.
together-trouble-theirs-is-older = Tento stůl otevřela starší verze a už se u něj nedá hrát.
together-trouble-terms = Stůl není takový, jaký byl zde ukázán. Otevřete nový.
together-trouble-other = U tohoto stolu se zde hrát nedá.
together-mending = Část vašich tahů se na tomto zařízení ztratila. Vrátí se, jakmile se připojí jiné zařízení.

## Spojení mezi zařízeními. $count, $all (numbers).

together-line-connecting = Připojuje se…
together-line-none = Zatím není nikdo připojen.
together-line-relays = Spojení přes { $count } z { $all } relé
together-line-direct = { $count ->
    [one] Přímé spojení s { $count } zařízením
    [few] Přímé spojení se { $count } zařízeními
    [many] Přímé spojení s { $count } zařízeními
   *[other] Přímé spojení s { $count } zařízeními
}
together-line-offline = Bez internetu. Vaše tahy jsou uloženy a odešlou se později.
together-line-blocked = Relé nejsou dostupná. Vaše tahy jsou uloženy a odešlou se později.
together-line-refused = Relé teď nic nepřenášejí.
together-line-clock = Hodiny tohoto zařízení jdou špatně: relé odmítají přenášet.
together-line-too-old = Tato stránka je starší než web. Obnovte ji.

## Bez internetu, dvěma kódy.

together-by-code = Někdo v této místnosti
together-by-code-note = Dvěma kódy, bez internetu: obě zařízení musí být ve stejné síti.
together-step-1 = 1. Ať druhé zařízení naskenuje tento kód
together-step-2 = 2. Naskenujte kód, který pak ukáže
together-offer-note = První kód
together-offer-in = Naskenujte nebo vložte kód, který ukazuje druhé zařízení.
together-offer-field = Kód stolu
together-answer-field = Kód druhého zařízení
together-answer-out = Ukažte tento kód druhému zařízení
together-answer-note = Druhý kód
together-take-code = Spojit
together-connecting = Připojuje se…
together-connected = Spojeno
together-scan = Skenovat
together-scan-stop = Vypnout kameru
together-camera = Kamera
together-cancel = Zrušit
together-refused-no-webrtc = Tento prohlížeč neumí spojovat zařízení přímo.
together-refused-code = Toto není kód stolu, nebo je poškozený.
together-refused-code-newer = Tento kód vytvořila novější verze. Aktualizujete obnovením stránky.
together-refused-code-other = Tento kód patří k jinému kroku. První ukazuje stůl, druhý host.
together-refused-full = Další zařízení se připojit nemohou.
together-refused-blocked = Druhé zařízení není dostupné. Sítě pro hosty zařízení často oddělují: zkuste hotspot telefonu.
together-refused-local-network = Prohlížeč nesmí hledat zařízení v okolí. Povolte to v nastavení webu.
together-refused-closed = Tento kód už neplatí. Vytvořte nový.
together-refused-camera = Kameru nelze použít. Vložte kód.
together-refused-no-camera = Není tu kamera. Vložte kód.

## U stolu. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ještě kreslí: { $players }
    [few] Ještě kreslí: { $players }
    [many] Ještě kreslí: { $players }
   *[other] Ještě kreslí: { $players }
}
together-going-on = Všichni jsou hotovi…
together-foul = { $player }: přišlo něco proti pravidlům. Místo je zastaveno; předejte ho botovi a hraje se dál.
together-astray = Hra se liší na zařízení: { $players }.
together-lost-names = { $count ->
    [one] Bez spojení: { $players }
    [few] Bez spojení: { $players }
    [many] Bez spojení: { $players }
   *[other] Bez spojení: { $players }
}
together-here-count = Na místě { $count } z { $all }
together-company = U stolu
together-draws = Kreslí
together-stopped = Zastaveno pro porušení pravidel
together-stand-in = Zaskakuje bot
together-hand-over = Ať hraje bot
together-signs = Říct něco
together-you = Vy
together-leave = Odejít
together-leave-bot = Odejít, dál hraje bot
together-leave-note = Vrátit se můžete kdykoli: stůl je uložen a místo zůstává vaše.
together-copy-onlooker = Kopírovat odkaz

## Dvanáct znamení.

together-sign-hello = Ahoj!
together-sign-ready = Můžeme začít.
together-sign-well = Pěkně nakresleno!
together-sign-ouch = Au!
together-sign-ha = Ha!
together-sign-luck = Hodně štěstí!
together-sign-think = Musím přemýšlet…
together-sign-wait = Hned jsem zpět.
together-sign-hurry = Až se vám bude chtít…
together-sign-tea = Co takhle čaj?
together-sign-sorry = Promiňte!
together-sign-thanks = Děkuji!
