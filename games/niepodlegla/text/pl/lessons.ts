/** Co mówią lekcje, po polsku. */
import type { LessonTexts } from '@sztab/kernel/words';
import type { lessons as master } from '../en/lessons.ts';

export const lessons: LessonTexts<typeof master> = {
  row: {
    title: 'Rząd misji',
    goal: 'Zaplanuj pierwszą rundę obu kolorów',
    says: {
      pawns: 'Dziewięć misji, sześć pionków: co zostanie bez pionka, zaszkodzi. Postaw wszystkie.',
      'pawns-first': 'Kości można dać zawsze. Najpierw powiedz, na co.',
      dice: 'Siedem kości jest wspólnych. Daj po jednej każdemu kolorowi, resztę rozda stół.',
      commit: 'Potem plan stoi i lecą kości. Zatwierdź go.',
      closing: 'Najpierw czytaj szkody, potem nagrody. Następna lekcja: Rzuć i zapłać.',
    },
  },
  roll: {
    title: 'Rzuć i zapłać',
    goal: 'Wykonaj trzy misje jednym rzutem',
    says: {
      done: 'Każda misja żąda symboli na kościach swojego koloru. Trzy są pokryte: oba kolory kończą.',
      reroll: 'Nowy rzut może pomóc, a czarna kość kosztować morale. Tu nie trzeba.',
      settle: 'Kości płacą za misje, każda raz. Rozlicz oba kolory.',
      closing: 'Piłsudski, Strzelcy, Skarb: trzy z sześciu. Następna lekcja: Co zostało samo.',
    },
  },
  alone: {
    title: 'Co zostało samo',
    goal: 'Połóż przeszkodę tam, gdzie najmniej boli',
    says: {
      town: 'Misja bez pionka wprowadza Państwa Centralne do Galicji. Wybierz Cieszyn, nie Lwów.',
      dearer: 'Wolno. Tam jednak trafiłaby nagroda tej właśnie rundy.',
      closing: 'Najpierw szkody, morale, nagrody, potem czas. Następna lekcja: Czarna kość.',
    },
  },
  'black-die': {
    title: 'Czarna kość',
    goal: 'Znajdź brakujące symbole i zobacz cenę',
    says: {
      red: 'Brakuje symbolu, a każdy przerzut rzuca czarną kością: w połowie za darmo. Przerzuć kość 4.',
      enough: 'Skończyć jest bezpiecznie. Misja zostaje niepokryta.',
      blue: 'Jest, i za darmo. Teraz przerzuć kość 5 Niebieskich.',
      closing: 'Dwa oczka: morale 4, jeszcze jedno i zagrożenie. Następna lekcja: Dwa tory, jedna droga.',
    },
  },
  tracks: {
    title: 'Dwa tory, jedna droga',
    goal: 'Zbliż zgodę i politykę do siebie',
    says: {
      accord: '11 listopada 1918 oba tory razem muszą mieć 10. Weź krok zgody narodowej.',
      token: 'Żeton w mieście też jest dobry. Grę rozstrzygają tory.',
      bonus: 'Pole 2 daje premię. Usuń wybraną przeszkodę.',
      declined: 'Wolno odmówić. Przeszkoda zostaje.',
      closing: 'Kroki dają premie, premie dają miasta. Następna lekcja: Morale i zagrożenia.',
    },
  },
  morale: {
    title: 'Morale i zagrożenia',
    goal: 'Zobacz, co odsuwają cztery znaczniki',
    says: {
      town: 'Poniżej czterech znaczników morale przychodzi zagrożenie. Najpierw szkoda: wybierz Cieszyn.',
      dearer: 'Wolno. W Cieszynie najmniej to zaboli.',
      threat: 'Morale spadło do 3, padła też twierdza. Skorzystaj z premii: usuń przeszkodę.',
      declined: 'Wolno odmówić. Przeszkoda zostaje.',
      closing: 'Sześć to tarcza, cztery to spokój, poniżej zagrożenia. Następna lekcja: Ludzie.',
    },
  },
  people: {
    title: 'Ludzie',
    goal: 'Uratuj rundę tymi, którzy dołączyli',
    says: {
      token: 'Morale skończyło się i nikt nie przerzuci. Użyj Sapiehy: wracają dwa znaczniki.',
      empty: 'Wolno skończyć. Bez morale przyjdą dwa zagrożenia.',
      die: 'Kość postaci pokazuje więcej niż zwykła. Przerzuć kość Witosa.',
      stop: 'Dwa znaczniki warto mieć. Misja zostaje niepokryta.',
      closing: 'Ludzie zostają przy kolorze, który ich zdobył. Następna lekcja: Więzienie i czas.',
    },
  },
  prison: {
    title: 'Więzienie i czas',
    goal: 'Wybierz, kogo można oszczędzić',
    says: {
      jail: 'Szkoda odsyła kogoś do Magdeburga i w następnej rundzie brak pionka. Wybierz, czyjego.',
      closing: 'Uwięzieni wracają, gdy uwolni ich misja albo czas. Następna lekcja: Mapa.',
    },
  },
  map: {
    title: 'Mapa',
    goal: 'Uwolnij Warszawę i dwa miasta',
    says: {
      warsaw: 'Żeton niepodległości najpierw spotyka przeszkody. Wyślij go do Warszawy.',
      elsewhere: 'To miasto też jest otwarte. Na końcu najwięcej warta jest Warszawa.',
      kind: 'Trzymają ją dwa mocarstwa. Usuń żeton rosyjski.',
      'other-kind': 'Ten też może zniknąć. Po rewolucji rosyjskie żetony stają się bolszewickie.',
      towns: 'Przychodzą jeszcze dwa. Wybierz miasto centrum, potem Kresów.',
      closing: 'Cały region płaci w każdej rundzie. Następna lekcja: 11 listopada.',
    },
  },
  november: {
    title: '11 listopada',
    goal: 'Wykonaj ostatnią rundę',
    says: {
      complete: 'Państwo powstało; zostały Paryż, Warszawa i sześć misji. Pokryj wszystko, zanim skończy się morale.',
      closing: 'Znasz wszystko, czego trzeba do całej gry. Zagraj.',
    },
  },
};
