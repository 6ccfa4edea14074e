### Devices of one table that connect directly, without internet. $count (number).

direct-title = Se connecter sans internet
direct-note = Pour des appareils dans la même pièce, sur le même réseau Wi-Fi ou le même partage de connexion ; internet n’est pas nécessaire. Mapwright doit déjà avoir été ouvert une fois sur l’autre appareil.
direct-start = Afficher le code
direct-offer-note = 1. Scanne ce code avec l’autre appareil, ou envoie-lui le lien.
direct-answer-note = Scanne maintenant ce code avec l’appareil qui affichait le premier, ou envoie-lui le lien.
direct-code = Lien avec le code de cet appareil
direct-scan = Scanner pour se connecter
direct-paste = 2. L’autre appareil affiche aussi un code. Scanne-le avec la caméra de cet appareil, ou colle ici son lien.
direct-connect = Connecter
direct-connected = { $count ->
    [one] Connexion directe avec { $count } appareil
   *[other] Connexion directe avec { $count } appareils
}
direct-impossible = Ce navigateur ne permet pas de connexion directe avec d’autres appareils.
direct-bad-code = Ce n’est pas le bon code. Il en faut un autre ici.
direct-failed = Les appareils ne se sont pas trouvés. Vérifie qu’ils sont sur le même réseau Wi-Fi, puis réessaie avec un nouveau code.
direct-passed = Le code est transmis à l’onglet qui l’attend. Tu peux fermer celui-ci.
