/** Co mówią lekcje, po polsku. */
import type { LessonTexts } from '@sztab/kernel/words';
import type { lessons as master } from '../en/lessons.ts';

export const lessons: LessonTexts<typeof master> = {
  commander: {
    title: 'Jeden dowódca, jeden rozkaz',
    goal: 'Zajmij Monte Castello i jego dwie gwiazdki',
    says: {
      deploy:
        'Po czterech rundach wygrywa, kto ma więcej gwiazdek. Postaw dowódcę na polu Naprzód przy Monte Castello.',
      send: 'Żołnierze idą z sąsiednich obszarów, a w każdym jeden zostaje. Poślij ich z Gaggio Montano.',
      closing: 'Dwie gwiazdki i skład, który daje więcej żołnierzy. Następna lekcja: Posiłki.',
    },
  },
  reinforce: {
    title: 'Posiłki',
    goal: 'Wzmocnij obszary, do których sięgają Żółci',
    says: {
      space: 'Zajęte pole jest zamknięte dla obu stron do końca rundy. Zajmij najpierw silniejsze Uzupełnienia.',
      weaker: 'Drugie pole daje o jednego żołnierza mniej i zostawia pierwsze Żółtym.',
      place: 'Pięciu żołnierzy i dwóch dzięki składowi. Ustaw ich tam, gdzie mogą zaatakować Żółci.',
      closing: 'Żółtym zostały słabsze Uzupełnienia. Następna lekcja: Natarcie.',
    },
  },
  attack: {
    title: 'Natarcie',
    goal: 'Odbierz Żółtym Monte della Torraccia',
    says: {
      deploy: 'Monte della Torraccia trzyma jeden żołnierz Żółtych. Postaw dowódcę na jego polu Naprzód.',
      three: 'Najpierw rzuca obrońca, potem żołnierze padają parami. Poślij co najmniej trzech i przeczytaj prognozę.',
      few: 'Tak nieliczni rzadko zajmują obszar. Prognoza mówi, jak rzadko.',
      closing: 'Obszar ma ten, komu po parach ktoś został. Następna lekcja: Zamknięta droga i działa.',
    },
  },
  guns: {
    title: 'Zamknięta droga i działa',
    goal: 'Opróżnij Castel d’Aiano bez marszu',
    says: {
      battery:
        'Żółci weszli do Castel d’Aiano, więc jego pole Naprzód jest zamknięte. Dowódź Ogniem zaporowym z Grzbietu Riva.',
      target: 'Działa sięgają trzy obszary dalej, a każde trafienie usuwa żołnierza. Ostrzelaj Castel d’Aiano.',
      elsewhere: 'To też w zasięgu. Castel d’Aiano jest warte trzy gwiazdki.',
      closing: 'Pusto, a w tej rundzie nikt tam nie wejdzie. Następna lekcja: Desant, który odcina.',
    },
  },
  drop: {
    title: 'Desant, który odcina',
    goal: 'Odbierz Żółtym gwiazdki Castelnuovo, nie wchodząc tam',
    says: {
      querciola: 'Kto trzyma Querciolę, dowodzi spadochroniarzami. Idź na nią z Grzbietu Riva.',
      jump: 'Castelnuovo jest zaopatrywane przez Rocca di Roffeno, gdzie stoi jeden żołnierz. Wydaj rozkaz Desantu z Quercioli.',
      hinge: 'Można lądować niemal wszędzie, także za frontem. Zrzuć ich na Rocca di Roffeno.',
      elsewhere: 'Tam też wylądują. Ale tylko Rocca di Roffeno odcina Castelnuovo.',
      closing: 'Kontrola to nie zaopatrzenie: odcięte gwiazdki się nie liczą. Następna lekcja: Karty.',
    },
  },
  cards: {
    title: 'Karty',
    goal: 'Spraw, by ogień czterech kości trafił',
    says: {
      plan: 'Karty zmieniają to, co już rozkazano. Zaplanuj: pierwsze pole daje trzy.',
      second: 'Drugie Planowanie daje mniej kart, ale i inicjatywę.',
      fire: 'Żółci wzmocnili Monte della Torraccia. Ostrzelaj je z Grzbietu Riva.',
      strike: 'Przed rzutem możesz coś dołożyć. Zagraj Atak artyleryjski: dwie kości więcej.',
      bare: 'Dwie kości mogą wystarczyć. Z kartą byłyby cztery.',
      again: 'Jedno trafienie z czterech kości to mało. Każdą kartę można odrzucić za nowy rzut: odrzuć Impet.',
      stands: 'Rzut zostaje i pada jeden żołnierz Żółtych.',
      closing: 'Każda karta ma swoją chwilę, a każda to też nowy rzut. Następna lekcja: Pod ogniem.',
    },
  },
  'under-fire': {
    title: 'Pod ogniem',
    goal: 'Utrzymaj Gaggio Montano dwoma przeciw czterem',
    says: {
      ambush:
        'Czterech Żółtych atakuje twoich dwóch w Gaggio Montano. Przed rzutem zagraj Zasadzkę: dwie kości więcej.',
      bare: 'Jedna kość zatrzyma niewielu, a nadchodzi czterech.',
      roll: 'Masz trzy kości, a trafienia padają przed parami. Rzuć.',
      again: 'Po dwóch trafieniach dwóch stanęłoby na dwóch i nikt by nie został. Odrzuć Impet i rzuć znowu.',
      stands: 'Dwóch na dwóch pada parami i obszar jest pusty.',
      closing: 'Cztery trafienia, nikt nie padł: karty też bronią. Następna lekcja: Pusta kwatera.',
    },
  },
  headquarters: {
    title: 'Pusta kwatera',
    goal: 'Wygraj teraz: w Zocca nie może nikt zostać',
    says: {
      zocca: 'Zocca to kwatera Żółtych, broni jej trzech; pusta przegrywa grę. Postaw dowódcę na jej polu Naprzód.',
      four: 'Nie musisz jej zająć: wygrasz, jeśli nikt tam nie zostanie. Poślij czterech z Pietracolory.',
      few: 'Przy mniejszej liczbie ktoś z Żółtych zostanie i gra toczy się dalej.',
      closing: 'Kwatera pusta, koniec wojny. Następna lekcja: Wyspa.',
    },
  },
  island: {
    title: 'Wyspa',
    goal: 'Zbombarduj Lotnisko Aslito, potem wejdź',
    says: {
      fly: 'Na Saipanie samoloty walczą o strefy. Przerzuć trzy ze strefy Przyczółek do strefy Południe.',
      bomb: 'Każdy samolot to jedna kość przeciw obszarowi pod nim, potem wraca. Zbombarduj Aslito dwoma.',
      elsewhere: 'To też leży pod nimi. Lotnisko otwiera drogę w głąb wyspy.',
      two: 'Potrzebne były dwa: lotniska broni dwóch żołnierzy.',
      march: 'Lotnisko jest puste. Idź na nie znad Jeziora Susupe.',
      closing: 'Najpierw bomby, potem marsz. Następna lekcja: Ostatnia runda.',
    },
  },
  'last-round': {
    title: 'Ostatnia runda',
    goal: 'Wygraj gwiazdkami po tej rundzie',
    says: {
      win: 'Runda 4: Żółci mają 13 zaopatrzonych gwiazdek, ty 10 i jeszcze czterech dowódców. Utrzymaj swoje obszary, odetnij Żółtych i skończ na czele.',
      closing: 'Znasz wszystko, czego trzeba do całej gry. Zagraj.',
    },
  },
};
