### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = Le navigateur n’a pas pu enregistrer cette partie : le disque est plein, ou l’enregistrement est bloqué. Ta partie sera perdue à la fermeture de la page.
stored-brought-back = Des parties manquaient parmi celles que garde le navigateur. Elles ont été rétablies à partir d’une deuxième copie.
stored-not-deleted = La suppression a échoué. Réessaie.
stored-damaged = { $count ->
    [one] { $count } partie terminée est illisible. Elle reste enregistrée et fera partie de l’export.
   *[other] { $count } parties terminées sont illisibles. Elles restent enregistrées et feront partie de l’export.
}
