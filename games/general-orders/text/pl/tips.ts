/** Co się mówi w pierwszej grze, gdy coś dzieje się po raz pierwszy, po polsku. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  commander:
    'W turze jeden dowódca staje na jednym polu i wydaje jego rozkaz. Po czterech rundach wygrywają gwiazdki obszarów, które trzymasz i zaopatrujesz.',
  'one-stays': 'Żołnierze przychodzą z sąsiednich obszarów, a w każdym jeden musi zostać. Mogą ruszyć z kilku naraz.',
  defence: 'Atakują cię. Pasująca karta doda teraz kości lub żołnierzy; bez niej rzucasz tym, co masz.',
  reroll: 'Każdą kartę możesz odrzucić, by rzucić tymi kośćmi jeszcze raz. Liczy się nowy wynik, nawet gorszy.',
  place:
    'Nowi żołnierze trafiają tylko tam, gdzie sięga zaopatrzenie, najwyżej pięciu na obszar. Ustaw ich tam, skąd chcesz ruszyć.',
  target: 'Działa sięgają na trzy obszary. Ostrzał zabiera żołnierzy, ale nikt tam nie wchodzi.',
  drop: 'Spadochroniarze lądują wszędzie poza oznaczonymi górami i kwaterą główną. Desant, który odcina zaopatrzenie, kosztuje wroga gwiazdki.',
  'supply-cut':
    'Zakreskowany obszar jest odcięty od kwatery głównej: jest czyjś, ale jego gwiazdki się nie liczą. Otwórz drogę z powrotem.',
  headquarters: 'Kwatery głównej pilnuje jeden żołnierz. Gdy choć na chwilę będzie pusta, gra jest przegrana.',
  combat: 'W starciu najpierw trafiają kości obrońcy, potem obie strony tracą po równo. Przyjdź z wyraźną przewagą.',
  closed: 'Pole z dowódcą jest zamknięte dla obu stron do końca rundy. Kto je zajmie pierwszy, odbiera je drugiemu.',
  signal: 'Jednostka łączności daje jednego dowódcę więcej. Kto traci ten obszar, oddaje go.',
  'they-passed': 'Żółty spasował: teraz ruszasz się sam, póki masz dowódców. Do końca rundy nikt nie odpowie.',
  round: 'Nowa runda: wszyscy dowódcy wrócili i każde pole znów jest wolne.',
  'last-round':
    'Ostatnia runda. Kto rusza się ostatni, bierze to, czego nikt nie odbierze: zachowaj dowódcę na koniec.',
  initiative: 'Inicjatywa zmieniła właściciela: zaczyna on następną rundę i wygrywa remis.',
  hand: 'Karty używasz raz: dla jej działania we właściwej chwili albo odrzucasz ją za nowy rzut.',
};
