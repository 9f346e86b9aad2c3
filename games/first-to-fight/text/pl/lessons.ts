/** Co mówią lekcje, po polsku. */
import type { LessonTexts } from '@sztab/kernel/words';
import type { lessons as master } from '../en/lessons.ts';

export const lessons: LessonTexts<typeof master> = {
  missions: {
    title: 'Cztery tajne misje',
    goal: 'Wybierz, które misje zachować',
    says: {
      discard:
        'Misja mówi, do kiedy, gdzie, kto i jak trudno; niewykonana kosztuje 5. Do pierwszej nikt nie pasuje: odrzuć ją.',
      all: 'Wolno zachować wszystkie. Każda niewykonana kosztuje 5.',
      another: 'Tę dałoby się wykonać. Pierwszej nie ma kto.',
      closing: 'Trzy misje są twoje i nikt inny ich nie widzi. Następna lekcja: Jeden rozkaz dla wszystkich.',
    },
  },
  recruit: {
    title: 'Jeden rozkaz dla wszystkich',
    goal: 'Sprowadź pilota na północ',
    says: {
      order: 'Wybierasz rozkaz, a wykonuje go każdy sztab. Wybierz Rekrutację.',
      later: 'W grze inny rozkaz też jest dobry. Ta lekcja potrzebuje tego.',
      region:
        'Żołnierze nie należą do nikogo; misje pytają, kto gdzie stoi. Rekrutuj w Europie Północnej i na Atlantyku.',
      elsewhere: 'Tam też są potrzebni. Bitwa o Anglię pyta o północ.',
      pick: 'Kto wybrał rozkaz, ogląda trzy karty i bierze jedną. Weź Krasnodębskiego, pilota.',
      another: 'Też dzielny żołnierz. Misja liczy jednak pilotów w całości.',
      ability: 'Może się od razu wyszkolić. Podnieś mu Siłę.',
      underground: 'Konspiracja chroni przed ranami. Misja liczy Siłę.',
      unused: 'Wolno z tego nie skorzystać. Nic się nie zmienia.',
      closing: 'Inni ciągnęli po dwie karty: kto wybiera, ma trochę więcej. Następna lekcja: Ich rozkazy są też twoje.',
    },
  },
  'their-orders': {
    title: 'Ich rozkazy są też twoje',
    goal: 'Wykorzystaj rozkaz drugiego sztabu',
    says: {
      move: 'Drugi sztab wybrał Ruch, więc i ty możesz. Wyślij Urbanowicza do Europy Północnej i na Atlantyk.',
      elsewhere: 'Może tam iść. Bitwa o Anglię pyta o północ.',
      unused: 'Wolno z tego nie skorzystać. Nic się nie zmienia.',
      closing: 'Tylko do sąsiadów: wszędzie śle ten, kto wybrał. Następna lekcja: Policz, zanim obiecasz.',
    },
  },
  count: {
    title: 'Policz, zanim obiecasz',
    goal: 'Zapewnij Bitwę o Anglię',
    says: {
      order: 'Suma akurat starcza, chyba że Oś zyska tam teren. Wybierz Szkolenie: o jeden więcej.',
      risky: 'Czas by ruszył, a jedno pole Osi byłoby już za wiele.',
      train: 'Przy okazji przychodzi sanitariuszka. Podnieś Siłę Urbanowicza.',
      underground: 'Konspiracja chroni przed ranami. Misja liczy Siłę.',
      unused: 'Wolno z tego nie skorzystać. Nic się nie zmienia.',
      closing: 'Własna formacja liczy się w całości, inni po 1. Następna lekcja: Skoki czasu.',
    },
  },
  time: {
    title: 'Skoki czasu',
    goal: 'Dotrwaj do sierpnia 1940 z wykonaną misją',
    says: {
      maneuvers: 'Manewry kończą rundę: zdarzenie, Oś, potem mijają miesiące. Wybierz je.',
      later: 'W grze inny rozkaz też jest dobry. Ta lekcja potrzebuje tego.',
      again:
        'Minęły cztery miesiące, a nieużyte rozkazy zyskały punkty. Misja wypada w sierpniu: znów wybierz Manewry.',
      keep: 'Bitwa o Anglię wygrana. Zachowaj jedną z dwóch nowych misji.',
      closing: 'Misje przychodzą same; wybieraj, kiedy mija czas. Następna lekcja: Sabotaż i reguły regionów.',
    },
  },
  sabotage: {
    title: 'Sabotaż i reguły regionów',
    goal: 'Uwolnij Polskę i pozbądź się beznadziejnej misji',
    says: {
      order: 'Sabotaż odpycha Oś, a kto go wybrał, użyje też reguły regionu. Wybierz go.',
      later: 'W grze inny rozkaz też jest dobry. Ta lekcja potrzebuje tego.',
      poland: 'Polska jest Okupowana, a Konspiracji starczy. Przeprowadź sabotaż: 3 punkty.',
      unused: 'Wolno z tego nie skorzystać. Nic się nie zmienia.',
      front: 'Każdy region ma swoją regułę. Użyj Głównego frontu w Europie Zachodniej i odrzuć Bismarcka.',
      another: 'Ta reguła też jest dobra. Beznadziejna misja jednak by została.',
      mission: 'Tę jeszcze można wykonać. Pościgu za Bismarckiem już nie.',
      keep: 'Odeszła bez straty 5 punktów. Zachowaj jedną z dwóch nowych.',
      closing: 'Misja bez szans nie musi się nie udać. Następna lekcja: Koncentracja.',
    },
  },
  concentration: {
    title: 'Koncentracja',
    goal: 'Zatrzymaj piechotę w Afryce',
    says: {
      bonus: 'Koncentracja daje jeden z trzech bonusów. Weź żeton.',
      unused: 'Wolno z tego nie skorzystać. Nic się nie zmienia.',
      token: 'Zatrzymuje jedną formację w regionie, a każde przybycie to punkt. Piechota, Afryka Północna i Włochy.',
      region: 'Wolno; ale twoje misje potrzebują piechoty w Afryce.',
      formation: 'Wolno; ale twoje misje liczą piechotę.',
      closing: 'Nikt ich teraz stamtąd nie zabierze. Następna lekcja: Ci, którzy padli.',
    },
  },
  fallen: {
    title: 'Ci, którzy padli',
    goal: 'Ulecz jednego i poprowadź straty',
    says: {
      nurse: 'Zanim minie czas, sanitariuszka uleczy jednego rannego. Ulecz pilota.',
      unused: 'Wolno z tego nie skorzystać. Nic się nie zmienia.',
      wounds: 'Kość i poziom to rany, najpierw najniższa Konspiracja; wśród równych wybierasz ty.',
      closing: 'Dwie rany, albo jedna bez szkolenia, i żołnierz ginie. Następna lekcja: Ostatnie rundy.',
    },
  },
  'last-rounds': {
    title: 'Ostatnie rundy',
    goal: 'Skończ przed drugim sztabem',
    says: {
      win: 'Koniec 1944 roku, sztaby są blisko siebie. Bierz kafle z punktami, utrzymaj misję, skończ na czele.',
      closing: 'Znasz wszystko, czego trzeba do całej gry. Zagraj.',
    },
  },
};
