### Jeden stůl na několika zařízeních. Načítá se, až když se takový stůl otevře.

## Opening and joining.

together-title = Hrát společně
together-intro = Každý hraje na svém zařízení. Otevři stůl a hned se objeví první karta. Pak pošli odkaz přátelům: připojit se mohou kdykoli.
together-your-name = Tvoje jméno
together-friend = Kamarád
together-add-friend = Přidat kamaráda
together-open = Otevřít stůl
together-paste-link = Nebo vlož odkaz, který ti někdo poslal
together-join = Připojit se
together-privacy = Bez účtu a bez herního serveru. Vše je koncově šifrované.
together-tables = Tvoje stoly
together-nobody = Zatím se nikdo nepřipojil
together-line-turn = Jsi na tahu
together-line-over = Dohráno
together-line-unsent = Ještě neodesláno
together-forget = Odebrat stůl ze seznamu
together-damaged = Data tohoto stolu na tomto zařízení nelze přečíst. Zůstanou tu, dokud stůl neodebereš. Otevři odkaz znovu: možná je hra ještě uložená jinde.
together-opening = Stůl se otevírá…
together-failed = Stůl se nepodařilo otevřít. Zkus to znovu.
together-bad-link = Toto není odkaz na stůl.
together-cut-link = Část tohoto odkazu chybí nebo se změnila. Nech si ho poslat znovu, nebo ho zkopíruj celý.
together-old-link = Tento odkaz vznikl v jiné verzi Mapwrightu. Načti stránku znovu; když to nepomůže, nech si poslat nový.
together-embed = Pro hru na několika zařízeních otevři Mapwright samostatně.
together-embed-open = Otevřít Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } tě zve ke společnému kreslení mapy
together-invited = Máš pozvánku ke společnému kreslení mapy
together-who = Kdo jsi?
together-no-free-seat = Všechna místa jsou obsazena
together-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
together-free = Volné místo
together-sit-here = Sednout si sem
together-i-am = Jsem { $player }
together-watch = Dívat se

## The link.

together-invite = Pozvat
together-link = Odkaz na stůl
together-qr-note = Naskenuj a připoj se
together-copy = Kopírovat
together-share = Poslat
together-share-text = Pojďme spolu nakreslit mapu v Mapwrightu:
together-link-note = Každý, kdo má tento odkaz, může hrát i se dívat. Sdílej ho jen s přáteli.
together-other-device = Pokračovat na jiném zařízení
together-other-device-note = Otevři tento odkaz na svém druhém zařízení. Otevřená mohou zůstat obě.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Ještě kreslí: { $players }
    [few] Ještě kreslí: { $players }
    [many] Ještě kreslí: { $players }
   *[other] Ještě kreslí: { $players }
}
together-going-on = Všichni mají hotovo…
together-waiting-for = Čeká se na: { $players }
together-sending = Odesílá se…
together-sent = { $count ->
    [one] Odesláno. Teď kreslí: { $players }. Stránku můžeš zavřít.
    [few] Odesláno. Teď kreslí: { $players }. Stránku můžeš zavřít.
    [many] Odesláno. Teď kreslí: { $players }. Stránku můžeš zavřít.
   *[other] Odesláno. Teď kreslí: { $players }. Stránku můžeš zavřít.
}
together-sending-now = Tvoje poslední kresba se ještě neodeslala. Odesílá se teď.
together-away = { $count ->
    [one] { $players } je pryč
    [few] { $players } jsou pryč
    [many] { $players } jsou pryč
   *[other] { $players } jsou pryč
}
together-here-count = U stolu: { $count } / { $all }
together-company = U stolu
together-draws = Kreslí
together-lost = Odpojeno
together-absent = Teď tu není
together-not-joined = Zatím volné
together-bot-draws = Do návratu hráče kreslí bot
together-draw-for = Zastoupit: { $player }
together-drawing-for = Zastupuješ: { $player }
together-bot-for = Ať kreslí bot, než se { $player } vrátí
together-bot-stop = { $player } je zpět: zastavit bota
together-take-back = Vzít si místo zpět
together-bot-drew-for-you = V tvé nepřítomnosti za tebe kreslil bot.
together-player-drew-for-you = V tvé nepřítomnosti za tebe kreslil někdo jiný: { $player }.
together-not-counted = Tato karta se kreslila i na jiném zařízení. Platí tamní kresba.
together-leave = Odejít
together-leave-note = Vrátit se můžeš kdykoli: stůl najdeš ve svém seznamu.

## The relays. $count, $all (numbers).

together-line-connecting = Připojuje se…
together-line-relays = Předávací servery: { $count } / { $all }
together-line-offline = Bez internetu. Všechno je uloženo a odešle se později.
together-line-refused = Předávací servery odmítají, co tato stránka posílá. Všechno je uloženo na tomto zařízení.
together-line-no-relays = Není nastaven žádný předávací server. Všechno je uloženo na tomto zařízení.
together-line-not-stored = Tahy se na serverech neukládají. Hrajte, dokud jsou tu všichni.

## After the game. $player, $seasons, $score (text).

together-next = Pro stejné hráče je otevřen další stůl.
together-next-join = Připojit se
together-running-score = Vyhrané hry: { $score }
together-bot-drew-in = { $player }: část mapy kreslil bot ({ $seasons })

## Your turn. $players (text).

together-notify = Upozornit, až budu na tahu
together-notify-on = Až budeš na tahu, přijde upozornění.
together-notify-off = Už neupozorňovat
together-notify-refused = Prohlížeč upozornění nepovoluje. Můžeš to změnit v nastavení webu.
together-turn-body = Jsi na tahu. U stolu hrají: { $players }.
together-turn-alone = Jsi na tahu.
