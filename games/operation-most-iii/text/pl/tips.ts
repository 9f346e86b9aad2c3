/** Co się mówi w pierwszej grze, gdy coś dzieje się po raz pierwszy, po polsku. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  'first-turn':
    'W turze wykonujesz jedną akcję, potem jedną wykonują Niemcy. Zacznij od wystawienia Oddziału: szukać umieją Zwiadowcy.',
  window:
    'Kto w tej chwili przegrywa rzut, może dołożyć kartę, potem drugi gracz. Wydaj coś tylko wtedy, gdy część jest tego warta.',
  escort: 'Żołnierze lub Partyzanci mogą przyjąć cios za towarzysza. Remis ratuje obrońcę.',
  ambush: 'Zasadzka! rozstrzyga atak bez kości. Zachowaj ją na walkę, której nie możesz przegrać.',
  nurse: 'Sanitariuszka ratuje ten Oddział: będzie tylko zużyty. Może to zrobić raz.',
  search:
    'Przeszukanie wymaga 4 lub więcej: szansa jest równa. Niezużyte Wsparcie za plecami doda 1, gdy będzie trzeba.',
  exhausted:
    'Karta leżąca bokiem jest zużyta i nic nie robi, póki się jej nie odświeży. Wsparcie może rozkazem odświeżyć Oddział.',
  'enemy-at-home': 'Na twoim zapleczu stoi wróg. Dziś to niegroźne, ale na sam koniec musi tam być twoja karta.',
  'one-pass': 'Niemcy spasowali. Jeśli też spasujesz, etap od razu się skończy; jeśli zadziałasz, potrwa dalej.',
  'stage-over': 'Nowy etap: wszystkie karty są odświeżone, doszły nowe karty, a rakieta przyniosła części.',
  fell: 'Odrzucona karta już nie wróci. Atakuj tam, gdzie masz więcej naboi, i trzymaj Eskortę przy tym, czego potrzebujesz.',
  'part-lost': 'Część trafiła na czyjeś zaplecze. Części na zapleczu to wynik; widać go w pasku u góry.',
  volunteers: 'Ochotnicy dają dwie akcje z rzędu, bez odpowiedzi przeciwnika. Wsparcie jest przy tym zużyte.',
  'fly-out':
    'Części wywiezione Operacją Most III są bezpieczne na zawsze. Działa raz i tylko wtedy, gdy w Lesie nie ma karty Niemców.',
  'last-stage': 'To ostatni etap: liczą się części, które na koniec leżą na zapleczu. Zostaw w Lesie swoją kartę.',
  tie: 'Teraz jest remis, a remis wygrywają Niemcy. Potrzebujesz jednej części więcej.',
};
