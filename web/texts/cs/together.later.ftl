### Jeden stůl na několika zařízeních. Načítá se, až když se takový stůl otevře.

## Otevření a připojení.

together-title = Hrát společně
together-intro = Každý hraje na svém zařízení: všichni najednou kreslí podle stejné karty a sousedé si chystají přepadení. Otevři stůl a pošli odkaz.
together-intro-codes = Každý hraje na svém zařízení, všichni v jedné místnosti a najednou podle stejné karty. Otevři stůl a ukaž ostatním jeho kódy.
together-your-name = Tvoje jméno
together-ask-name = Jak ti mají ostatní říkat?
together-ask-name-go = To jsem já
together-open = Otevřít stůl
together-join-code = Připojit se kódem
together-privacy = Bez účtu a bez našeho serveru. Vše je koncově šifrované.
together-tables = Tvoje stoly
together-nobody = Zatím se nikdo nepřipojil
together-line-turn = Jsi na tahu
together-line-waits = Čeká se na ostatní
together-line-lobby = Ještě se nehraje
together-line-over = Dohráno
together-forget = Odebrat stůl ze seznamu
together-damaged = Data tohoto stolu na tomto zařízení nelze přečíst. Zůstanou tu, dokud stůl neodebereš. Když znovu otevřeš odkaz, mohou hru obnovit zařízení ostatních hráčů.
together-opening = Stůl se otevírá…
together-failed = Stůl se nepodařilo otevřít. Zkus to znovu.
together-busy = Tento stůl je otevřen na jiné kartě prohlížeče. Hrát se dá jen na jedné.
together-bad-link = Toto není odkaz na stůl.
together-old-link = Tento odkaz vznikl ve starší verzi Mapwrightu. Požádej hostitele o nový.
together-embed = Pro hru na několika zařízeních otevři Mapwright samostatně.
together-embed-open = Otevřít Mapwright
together-seeking = Hledá se stůl…
together-seeking-note = Někdo z hráčů musí být připojen: nech stránku otevřenou, nebo se vrať později.

## Před začátkem. $player, $players (text), $count (number).

together-seats = Kdo hraje
together-free = Volné místo
together-sit-here = Sednout si sem
together-here-own = Toto zařízení
together-here = U stolu
together-ready = Připraveno
together-lost = Je pryč
together-add-seat = Přidat místo
together-seat-away = Odebrat toto místo
together-add-person = Přidat hráče na tomto zařízení
together-person-away = Odebrat tohoto hráče
together-look-on = Jen se dívat
together-take-seat = Posadit se
together-onlookers = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
    [many] Dívá se { $count } člověka.
   *[other] Dívá se { $count } lidí.
}
together-setup = Co budeme hrát
together-invite = Pozvat
together-link = Odkaz na stůl
together-qr-note = Naskenuj a připoj se
together-copy = Kopírovat
together-share = Poslat
together-share-text = Pojďme spolu nakreslit mapu v Mapwrightu:
together-link-note = Každý, kdo má tento odkaz, může hrát nebo se dívat.
together-begin = Začít
together-seats-free = { $count ->
    [one] Zbývá { $count } volné místo.
    [few] Zbývají { $count } volná místa.
    [many] Zbývá { $count } volných míst.
   *[other] Zbývá { $count } volných míst.
}
together-not-ready = Ještě se čeká na: { $players }
together-all-ready = Všichni jsou připraveni.
together-ready-button = Můžeme začít
together-not-yet = Ještě ne
together-say-ready = Dej vědět, až můžeme začít.
together-host-begins = Hra začne, jakmile budou všichni připraveni.
together-looking-on = Jen se díváš.
together-full = Všechna místa jsou obsazena. Jen se díváš.
together-dealing = Zařízení společně míchají karty…
together-waiting-for = Čeká se na: { $players }
together-anew = Začít znovu
together-playing = Hraje se.
together-to-place = Přejít k mé mapě
together-somebody = někdo

## Verze a jiné překážky. $player (text).

together-older-ours = Novější verzi než ty má: { $player }. Aktualizuj obnovením stránky.
together-older-theirs = Starší verzi než ty má: { $player }. Je třeba ji aktualizovat.
together-trouble-ours-is-older = Tento stůl byl otevřen v novější verzi. Aktualizuj obnovením stránky.
together-trouble-theirs-is-older = Tento stůl byl otevřen ve starší verzi a už se u něj nedá hrát. Otevři nový.
together-trouble-terms = Stůl neodpovídá tomu, co tu bylo vidět. Otevři nový.
together-trouble-other = U tohoto stolu se tady hrát nedá.
together-mending = Část tvých tahů se na tomto zařízení ztratila. Vrátí se, jakmile se připojí jiné zařízení.

## Spojení mezi zařízeními. $count, $all (numbers).

together-line-connecting = Připojuje se…
together-line-none = Zatím není nikdo připojen.
together-line-relays = Předávací servery: { $count } / { $all }
together-line-direct = Přímá spojení: { $count }
together-line-offline = Bez internetu. Všechno je uloženo a odešle se později.
together-line-blocked = Předávací servery nejsou dostupné. Všechno je uloženo a odešle se později.
together-line-refused = Předávací servery teď nic nepřenášejí.
together-line-limited = Předávací servery teď další zprávy nepřijímají. Všechno je uloženo a za chvíli se odešle.
together-try-now = Zkusit hned
together-line-clock = Toto zařízení má špatně nastavený čas: předávací servery jeho tahy odmítají.
together-line-too-old = Tato stránka je zastaralá. Obnov ji.

## Bez internetu, dvěma kódy.

together-by-code = Někdo poblíž
together-by-code-note = Pomocí dvou kódů, bez internetu: obě zařízení musí být ve stejné síti.
together-step-1 = 1. Naskenuj tento kód druhým zařízením
together-step-2 = 2. Potom tady naskenuj kód, který se na něm ukáže
together-offer-note = První kód
together-offer-in = Naskenuj nebo vlož kód, který ukazuje druhé zařízení.
together-offer-field = Kód stolu
together-answer-field = Kód druhého zařízení
together-answer-out = Ukaž tento kód druhému zařízení
together-answer-note = Druhý kód
together-take-code = Spojit
together-connecting = Připojuje se…
together-connected = Spojeno
together-scan = Skenovat
together-scan-stop = Vypnout kameru
together-camera = Kamera
together-cancel = Zrušit
together-refused-no-webrtc = Tento prohlížeč neumí spojovat zařízení přímo.
together-refused-code = Toto není kód stolu nebo je poškozený.
together-refused-code-newer = Tento kód vznikl v novější verzi. Aktualizuj obnovením stránky.
together-refused-code-older = Tento kód vznikl ve starší verzi. Na druhém zařízení je třeba obnovit stránku.
together-refused-code-other = Tento kód patří k jinému kroku. První ukazuje hostitel, druhý host.
together-refused-full = Další zařízení se už připojit nemůže.
together-refused-blocked = Druhé zařízení není dostupné. Sítě pro hosty zařízení často oddělují: zkus hotspot v telefonu.
together-refused-local-network = Prohlížeč nesmí hledat zařízení v okolí. Povol to v nastavení webu.
together-refused-closed = Tento kód už neplatí. Vytvoř nový.
together-refused-camera = Kamera není povolena. Vlož kód.
together-refused-no-camera = Není tu kamera. Vlož kód.

## U stolu. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ještě kreslí: { $players }
    [few] Ještě kreslí: { $players }
    [many] Ještě kreslí: { $players }
   *[other] Ještě kreslí: { $players }
}
together-going-on = Všichni mají hotovo…
together-foul = { $player }: tah proti pravidlům. Toto místo je mimo hru; předej ho botovi, ať se může pokračovat.
together-astray = Hra se u některých hráčů liší: { $players }.
together-away = { $count ->
    [one] { $players } je pryč
    [few] { $players } jsou pryč
    [many] { $players } jsou pryč
   *[other] { $players } jsou pryč
}
together-here-count = U stolu: { $count } / { $all }
together-company = U stolu
together-draws = Kreslí
together-stopped = Mimo hru: tah proti pravidlům
together-stand-in = Zaskakuje bot
together-hand-over = Ať hraje bot
together-signs = Říct něco
together-you = Ty
together-leave = Odejít
together-leave-note = Vrátit se můžeš kdykoli: stůl je uložen a místo ti zůstane.
together-copy-onlooker = Kopírovat odkaz

## Dvanáct znamení.

together-sign-hello = Ahoj!
together-sign-ready = Můžeme začít.
together-sign-well = Pěkně nakresleno!
together-sign-ouch = Au!
together-sign-ha = Ha!
together-sign-luck = Hodně štěstí!
together-sign-think = Chvilku přemýšlím…
together-sign-wait = Hned jsem zpět.
together-sign-hurry = Až se ti bude chtít…
together-sign-tea = Co takhle čaj?
together-sign-sorry = Promiň!
together-sign-thanks = Díky!

## Další stůl po hře a nové přímé spojení. $player (text).

together-invited = Pozvánka odeslána
together-next = Další stůl otevírá { $player }.
together-next-join = Připojit se
together-line-broken = Přímé spojení se přerušilo. Tvoje tahy jsou uloženy.
together-reconnect = Spojit znovu
together-reconnect-note = Jedno zařízení ukáže kód, druhé ho naskenuje. O nic nakresleného nepřijdeš.
together-reconnect-show = Ukázat kód
together-reconnect-take = Naskenovat kód

## A bot in a player’s place, and games that differ. $player, $players, $seasons, $season (text), $count, $all (numbers).

together-foul-two = { $player }: tah proti pravidlům. Tady můžeš pokračovat s botem.
together-foul-reveal = { $player }: karty nebyly zamíchány poctivě, odhalené číslo není to slíbené. Hostitel může rozdat znovu.
together-vote = Pro bota: { $count } z { $all }
together-branch = Pokračovat tady s botem
together-branch-note = Odsud začne samostatná hra na tomto zařízení. Stůl zůstane, jak je, a můžeš se k němu vrátit.
together-take-theirs = Převzít hru ostatních
together-hand-over-refused = Toto místo teď předat nejde.
together-final-differs = Jiný výsledek vidí: { $players }
together-bot-drew-from = { $season ->
    [spring] { $player }: celou mapu kreslil bot
    [summer] { $player }: od léta kreslil bot
    [fall] { $player }: od podzimu kreslil bot
   *[winter] { $player }: v zimě kreslil bot
}
together-bot-drew-in = { $player }: část mapy kreslil bot ({ $seasons })

## Your turn, and another device. $players (text).

together-kept = Tvoje tahy jsou uloženy pro ty, kdo přijdou později.
together-notify = Upozornit, až budu na tahu
together-notify-on = Až budeš na tahu, přijde upozornění.
together-notify-off = Už neupozorňovat
together-notify-refused = Prohlížeč upozornění nepovoluje. Můžeš to změnit v nastavení webu.
together-turn-body = Jsi na tahu. U stolu hrají: { $players }.
together-turn-alone = Jsi na tahu.
together-move = Pokračovat na jiném zařízení
together-move-ask = Tvoje místo přejde na zařízení, které odkaz otevře. Nikomu jinému ho neukazuj.
together-move-go = Přesunout místo
together-move-note = Otevři tento odkaz na svém druhém zařízení. Tady se pak můžeš jen dívat.
together-moved = Tato hra pokračuje na tvém jiném zařízení. Tady se můžeš jen dívat.
together-move-back = Přece jen pokračovat tady
together-move-bad = Tento odkaz na místo nejde přečíst. Vytvoř na původním zařízení nový.
