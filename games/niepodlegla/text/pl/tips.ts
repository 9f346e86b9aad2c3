/** Co się mówi w pierwszej grze, gdy coś dzieje się po raz pierwszy, po polsku. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  plan: 'Najpierw wspólnie wybieracie misje. Przeczytaj, co zrobi każda zostawiona sama, i zajmij się najgorszymi.',
  town: 'Na mapę trafia żeton, a ty wybierasz miasto. Przeszkoda i żeton niepodległości znoszą się nawzajem.',
  'obstacle-off': 'Poziom toru daje premię: usuń jedną przeszkodę. Wybierz region, który już prawie macie.',
  settle: 'Teraz wskaż misje, które opłacasz symbolami. Kość wolno podzielić, a nadwyżka przepada.',
  'low-morale':
    'Mniej niż sześć znaczników morale: przy sprawdzeniu przyjdzie karta zagrożenia. Przerwij, zanim będzie gorzej.',
  'black-die':
    'Z każdym przerzutem leci czarna kość: połowa jej ścianek zabiera morale. Przerzucaj tylko po potrzebny symbol.',
  roll: 'Kości pokazują symbole, których żądają misje. Wybierz te, które nie pomagają, i przerzuć je albo powiedz, że to koniec.',
  'left-alone': 'Misje bez pionka wyrządziły szkodę, a te z wykrzyknikiem także wtedy, gdy się nie udały.',
  threat:
    'Morale było niskie, więc przyszła karta zagrożenia. Pierwszy skutek zachodzi zawsze, dalsze tylko w swoich warunkach.',
  character: 'Dołączyła do was postać. Jej kość ma lepsze ścianki i będzie w grze od następnej rundy.',
  prison: 'To, co trafiło do Magdeburga, przez jedną rundę jest nieobecne, a potem wraca.',
  revolution: 'Rewolucja: wszystkie żetony rosyjskie są teraz bolszewickie, a zużyte postacie znów mogą pomóc.',
  'two-tracks': 'Zostały najwyżej trzy rundy, a oba tory razem muszą mieć 10. Wybieraj misje, które je podnoszą.',
  finale: 'Ostatnia runda: Paryż, Warszawa i małe misje muszą być wykonane, zanim skończy się morale.',
  tracks: 'Tor się przesunął. Zgoda i polityka razem muszą mieć 10 do 11 listopada 1918.',
};
