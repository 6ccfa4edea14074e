### Skupiny přátel, kteří kreslí mapu dne. Načítá se, až když se taková skupina otevře.

## Making and joining. $player (text).

groups-new = Nová skupina
groups-yours = Tvoje skupiny
groups-intro = Všichni ve skupině kreslí mapu dne. Až dokončíš svou, uvidíš všechny mapy vedle sebe.
groups-make = Založit skupinu
groups-join = Připojit se
groups-privacy = Ode dneška se tvoje jméno, erb a každá mapa dne, kterou dokončíš, budou posílat všem, kdo mají tento odkaz. Vše je koncově šifrované.
groups-invites = { $player } tě zve do skupiny, která kreslí mapu dne
groups-invited = Máš pozvánku do skupiny, která kreslí mapu dne
groups-that-is-me = To jsem já
groups-full = Skupina je plná: má 20 členů.
groups-opening = Skupina se otevírá…
groups-failed = Skupinu se nepodařilo otevřít. Zkus to znovu.
groups-bad-link = Toto není odkaz na skupinu.
groups-alone = Zatím se nikdo nepřipojil
groups-no-name = Bez jména

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Všechny mapy
groups-have-finished = { $count ->
    [one] Už má hotovo: { $players }
    [few] Už mají hotovo: { $players }
    [many] Už mají hotovo: { $players }
   *[other] Už mají hotovo: { $players }
}
groups-nobody = Zatím nikdo nemá hotovo.
groups-closed = Mapy uvidíš, až dokončíš svou.
groups-best = Nejlepší toho dne
groups-edict = Nejlepší výnos: { $edict } · { n-stars } · { $season }
groups-replay = Přehrát mapu: { $player }

## Weeks, members, the link.

groups-this-week = Tento týden
groups-earlier = Předchozí týdny
groups-sum = Celkem
groups-members = Členové
groups-hide = Skrýt
groups-unhide = Znovu zobrazit
groups-other = Další skupiny
groups-leave = Opustit skupinu
groups-leave-sure = Opustit tuto skupinu? Tvoje výsledky se tady odstraní a předávací servery dostanou žádost, aby je smazaly. Nemusí ji splnit a přátelům zůstane, co už dostali.
groups-link = Odkaz na skupinu
groups-link-note = Připojit se může každý, kdo má tento odkaz. Sdílej ho jen s přáteli.
groups-share-text = Kresli se mnou mapu dne v Mapwrightu:
