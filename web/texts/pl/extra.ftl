### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] +{ $coins } moneta
    [few] +{ $coins } monety
    [many] +{ $coins } monet
   *[other] +{ $coins } monety
}
extra-toll-more = { $stars ->
    [one] Potwory zabiorą o { $stars } gwiazdkę więcej
    [few] Potwory zabiorą o { $stars } gwiazdki więcej
    [many] Potwory zabiorą o { $stars } gwiazdek więcej
   *[other] Potwory zabiorą o { $stars } gwiazdki więcej
}
extra-toll-less = { $stars ->
    [one] Potwory zabiorą o { $stars } gwiazdkę mniej
    [few] Potwory zabiorą o { $stars } gwiazdki mniej
    [many] Potwory zabiorą o { $stars } gwiazdek mniej
   *[other] Potwory zabiorą o { $stars } gwiazdki mniej
}
extra-destroys = { $cells ->
    [one] Niszczy { $cells } kratkę
    [few] Niszczy { $cells } kratki
    [many] Niszczy { $cells } kratek
   *[other] Niszczy { $cells } kratki
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Twój kształt doda { $stars } gwiazdkę.
    [few] Twój kształt doda { $stars } gwiazdki.
    [many] Twój kształt doda { $stars } gwiazdek.
   *[other] Twój kształt doda { $stars } gwiazdki.
}
extra-ghost-takes = { $stars ->
    [one] Twój kształt zabierze { $stars } gwiazdkę.
    [few] Twój kształt zabierze { $stars } gwiazdki.
    [many] Twój kształt zabierze { $stars } gwiazdek.
   *[other] Twój kształt zabierze { $stars } gwiazdki.
}
extra-done = Narysowano. Można to jeszcze cofnąć.
extra-end-season = Zakończ porę roku
extra-finish-skills = Dalej bez umiejętności
extra-dodge = Użyć Akrobatyki?
extra-dodge-not = Niech nadejdą
extra-destroy = Zniszcz
extra-place-hero = Postaw herosa
extra-ruins-moment = Ruiny! Następny kształt musi zakryć pustą kratkę ruin.
extra-hero-moment = Przybywa heros: { $card }
extra-previous = Poprzedni edykt
extra-next = Następny edykt
extra-seasons = Pory roku
extra-first-edict = Pierwszy edykt
extra-second-edict = Drugi edykt
extra-sum = Suma

## Home and new game.

extra-more-options = Więcej opcji
extra-fewer-options = Mniej opcji
extra-damaged = Uszkodzona
extra-damaged-note = Tej zapisanej gry nie udało się odczytać. Zostaje tutaj, żeby nic nie przepadło.
extra-other-tab = Ta gra toczyła się dalej w innej karcie przeglądarki. Tutaj trwa jako osobna gra; obie są zapisane.
extra-save-lost = Silnik się zatrzymał i został uruchomiony ponownie. Twoja gra jest tam, gdzie była.
extra-share-link = Kopiuj link do tego rozdania
extra-record-link = Kopiuj link do tej gry
extra-final-note = Twoja ocena to { $rating }: { n-stars } minus { $par }, wartość tych edyktów.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Góra otoczona ze wszystkich stron daje monetę, a każda moneta – gwiazdkę na koniec każdej pory roku.
