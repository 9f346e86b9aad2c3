/** Co mówią lekcje, po polsku. */
import type { LessonTexts } from '@sztab/kernel/words';
import type { lessons as master } from '../en/lessons.ts';

export const lessons: LessonTexts<typeof master> = {
  'first-part': {
    title: 'Pierwsza część',
    goal: 'Przynieś do Lasu jedną część rakiety',
    says: {
      deploy: 'Części V-2 leżą w Okolicach bazy; wygra, kto zbierze ich więcej. Wystaw Zwiadowców.',
      move: 'Zwiadowcy szukają tylko tam, gdzie leżą części. Przesuń ich z Lasu do Okolic bazy.',
      exhausted: 'Karta, która działała, jest wyczerpana i leży bokiem. Wystaw Wsparcie, które ją odświeży.',
      order: 'Rozkaz zużywa Wsparcie i odświeża jeden Oddział. Wydaj go Zwiadowcom.',
      volunteers: 'Ochotnicy dają dwie akcje z rzędu. Tu wystarczy jeden Rozkaz, i jest tańszy.',
      search: 'Zwiadowcy są gotowi, a Przeszukanie wymaga co najmniej 4 na kości. Przeszukaj okolicę.',
      closing: 'Część leży w twoim Lesie, a każda tam to punkt. Następna lekcja: Rzut to licytacja.',
    },
  },
  auction: {
    title: 'Rzut to licytacja',
    goal: 'Wygraj Przeszukanie, w którym Niemcy przeszkadzają',
    says: {
      search: 'Zwiadowcy są gotowi, a w Lesie czeka Wsparcie. Przeszukaj okolicę.',
      support: 'Wypadło 3, brakuje jednego; kto przegrywa, odpowiada pierwszy. Zużyj Wsparcie: 1 więcej.',
      stands: 'Wolno zostawić wynik. Przeszukanie się nie udaje, część zostaje na miejscu.',
      dear: 'Wojenne szczęście daje 2, a starczy 1. Więcej wart będzie po ich odpowiedzi.',
      luck: 'Wojenny pech zabrał 2 z twojej kości i znów przegrywasz. Zagraj Wojenne szczęście.',
      closing: 'Kto przegrywa, wybiera następny, aż nikt nie chce płacić. Następna lekcja: Atak i Eskorta.',
    },
  },
  escort: {
    title: 'Atak i Eskorta',
    goal: 'Ocal Zwiadowców i przeszukaj nimi okolicę',
    says: {
      support: 'Etap 2: obok Zwiadowców spadły nowe części. Najpierw wystaw Wsparcie.',
      escort: 'Niemieccy Żołnierze atakują Zwiadowców. Wyślij stojących obok Partyzantów jako Eskortę: przyjmą cios.',
      alone: 'Bez Eskorty Zwiadowcy walczą sami, a są słabsi.',
      witnesses: 'Remis ratuje tego, kogo atakują. Teraz przeszukaj okolicę ze Świadkami: uda się na pewno.',
      attack: 'Atak też może się udać. Grę rozstrzygają jednak części, a Świadkowie nie potrzebują kości.',
      half: 'Bez Świadków decyduje kość, a połowa rzutów zawodzi.',
      closing: 'Eskorta przyjmuje cios, remis broni. Następna lekcja: Zasadzka i Sanitariuszka.',
    },
  },
  ambush: {
    title: 'Zasadzka i Sanitariuszka',
    goal: 'Wygraj Atak bez kości i nie strać nikogo',
    says: {
      attack: 'Cichociemni to twój najsilniejszy Oddział. Zaatakuj nimi niemieckich Zwiadowców.',
      soldiers: 'Ta walka jest w najlepszym razie równa. Zwiadowcy są słabszym celem.',
      ambush: 'Cios przyjmują Żołnierze jako Eskorta. Zamiast rzucać, zagraj Zasadzkę!: wygrywa bez kości.',
      roll: 'Kości też mogą wygrać. Karta byłaby pewna.',
      nurse: 'Odpowiedzieli własną Zasadzką! i Cichociemni padają. Zagraj Sanitariuszkę: zabierze ich do domu.',
      lost: 'Bez Sanitariuszki karta na zawsze opuszcza grę.',
      closing: 'Zasadzka! wygrywa bez kości, Sanitariuszka ratuje jeden Oddział. Następna lekcja: Dwie z rzędu.',
    },
  },
  'in-a-row': {
    title: 'Dwie z rzędu',
    goal: 'Wydaj Rozkaz i przeszukaj, zanim Niemcy odpowiedzą',
    says: {
      volunteers: 'Obok wyczerpanych Zwiadowców stoją Żołnierze. Wezwij Wsparciem Ochotników: dwie akcje z rzędu.',
      slow: 'Jeden Rozkaz to jedna akcja. Niemcy ruszą, zanim Zwiadowcy zaczną szukać.',
      order: 'Masz teraz dwie akcje. Najpierw odśwież Zwiadowców drugim Wsparciem.',
      search: 'Nikt nie zdążył się wtrącić. Przeszukaj okolicę od razu.',
      'gave-up': 'Kto kończy ciąg, oddaje jego resztę. To nie jest pas.',
      closing: 'Dwie akcje z rzędu kosztują Wsparcie, które już nie doda 1. Następna lekcja: Na tyłach wroga.',
    },
  },
  'behind-the-lines': {
    title: 'Na tyłach wroga',
    goal: 'Zabierz część z samej Bazy rakietowej',
    says: {
      base: 'Niemcy mają część w Bazie rakietowej. Wyślij tam Cichociemnych.',
      order: 'Przyszli wyczerpani, a obok są świeży Żołnierze. Odśwież ich Wsparciem.',
      spy: 'Atak się nie udał, Cichociemni wciąż są gotowi. Zagraj Szpiega: zabiera część z Bazy.',
      closing: 'Jedna więcej dla ciebie to jedna mniej dla nich. Następna lekcja: Ukryte i wywiezione.',
    },
  },
  'flown-out': {
    title: 'Ukryte i wywiezione',
    goal: 'Wywieź część do Londynu',
    says: {
      hide: 'Czego Niemcy nie znajdą, tego nie zabiorą. Ukryj dwie części do końca etapu.',
      one: 'Można ukryć i jedną, a karta i tak jest zużyta.',
      ready: 'Dla obu stron zostały dwie. Wystaw Zwiadowców i Wsparcie, idź do Okolic, potem wydaj Rozkaz.',
      witnesses: 'Zwiadowcy są gotowi. Przeszukaj okolicę ze Świadkami: kość niepotrzebna.',
      half: 'Bez Świadków decyduje kość, a połowa rzutów zawodzi.',
      fly: 'W Lesie nie ma Niemców, więc Dakota może lądować. Zagraj Operację Most III.',
      closing:
        'Tego, co odleciało, nikt nie odbierze; z Niemcem w Lesie nic nie odleci. Następna lekcja: Druga strona.',
    },
  },
  'other-side': {
    title: 'Druga strona',
    goal: 'Jako Niemcy znajdź część i w jednej turze sprowadź Żołnierzy',
    says: {
      deploy: 'Dowodzisz teraz Niemcami, a remis jest twój. Wystaw Zwiadowców.',
      motorcycles: 'Motocykle wiozą Oddział naprzód i zostaje gotowy. Jedź nimi do Okolic bazy.',
      'on-foot': 'Pieszo Zwiadowcy przychodzą wyczerpani i Polacy szukają pierwsi.',
      search: 'Zwiadowcy stoją gotowi przy częściach. Przeszukaj okolicę.',
      column: 'Kolumna zmotoryzowana daje trzy akcje z rzędu. Zagraj ją.',
      four: 'Wystaw Żołnierzy, przesuń ich do Okolic, wystaw Wsparcie; potem odśwież Zwiadowców.',
      'gave-up': 'Kto kończy ciąg, oddaje jego resztę. To nie jest pas.',
      closing: 'Krótkie drogi i mocne karty to strona niemiecka. Następna lekcja: Ostatni etap.',
    },
  },
  'last-stage': {
    title: 'Ostatni etap',
    goal: 'Wygraj ostatni etap z przewagą co najmniej czterech części',
    says: {
      win: 'Etap 4, po cztery części. Szukaj, kradnij, wywieź części i utrzymaj Las: skończ z przewagą co najmniej czterech części.',
      closing: 'Znasz wszystko, czego trzeba do całej gry. Zagraj.',
    },
  },
};
