/** Co się mówi w pierwszej grze, gdy coś dzieje się po raz pierwszy, po polsku. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  'first-turn':
    'W turze wykonujesz jedną akcję, potem jedną wykonują Niemcy. Zacznij od wystawienia Jednostki: szukać umieją Zwiadowcy.',
  window:
    'Kto w tej chwili przegrywa rzut, może dołożyć kartę, potem drugi gracz. Wydaj coś tylko wtedy, gdy część jest tego warta.',
  escort: 'Żołnierze lub Partyzanci mogą przyjąć cios za towarzysza. Remis ratuje obrońcę.',
  ambush: 'Zasadzka! rozstrzyga atak bez kości. Zachowaj ją na walkę, której nie możesz przegrać.',
  nurse: 'Sanitariuszka ratuje tę Jednostkę: będzie tylko wyczerpana. Może to zrobić raz.',
  search: 'Poszukiwanie wymaga 4 lub więcej: szansa jest równa. Gotowe Wsparcie za plecami doda 1, gdy będzie trzeba.',
  exhausted:
    'Karta leżąca bokiem jest wyczerpana i nic nie robi, póki się jej nie odświeży. Wsparcie może rozkazem podnieść Jednostkę.',
  'enemy-at-home':
    'W twojej strefie domowej stoi wróg. Dziś to niegroźne, ale na sam koniec strefa nie może zostać bez twojej karty.',
  'one-pass': 'Niemcy spasowali. Jeśli też spasujesz, etap od razu się skończy; jeśli zadziałasz, potrwa dalej.',
  'stage-over': 'Nowy etap: wszystkie karty znów są gotowe, doszły nowe karty, a rakieta przyniosła części.',
  fell: 'Usunięta karta już nie wróci. Atakuj tam, gdzie masz więcej naboi, i trzymaj Eskortę przy tym, czego potrzebujesz.',
  'part-lost': 'Część trafiła do domu. Części w domu to wynik; liczysz je w pasku u góry.',
  volunteers: 'Ochotnicy dają dwie akcje z rzędu, bez odpowiedzi przeciwnika. Wsparcie się przy tym wyczerpuje.',
  'fly-out':
    'Części wywiezione Operacją Most III są bezpieczne na zawsze. Działa raz i tylko wtedy, gdy w Lesie nie ma karty Niemców.',
  'last-stage': 'To ostatni etap: wygrywa to, co na koniec leży w domu. Zostaw w Lesie swoją kartę.',
  tie: 'Teraz jest remis, a remis wygrywają Niemcy. Potrzebujesz jednej części więcej.',
};
