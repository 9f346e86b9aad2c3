/** Co się mówi w pierwszej grze, gdy coś dzieje się po raz pierwszy, po polsku. */
import type { TipTexts } from '../tip-words.ts';

export const tips: TipTexts = {
  keep: 'Misja mówi: do kiedy, gdzie, kto i jak trudna. Jedną możesz teraz oddać za darmo; nieudana później kosztuje 5.',
  order:
    'Wybierasz rozkaz, z którego skorzystają wszyscy; ty pierwszy i trochę więcej. Sprawdź, czego brakuje najbliższej misji.',
  'their-order':
    'Ten rozkaz wybrał drugi sztab, ale ty też z niego korzystasz. Żołnierze są wspólni: rusz tych, których potrzebuje twoja misja.',
  ability: 'Rekrut przychodzi ze zdolnością, która działa raz, teraz. Użyj jej, jeśli pomaga twojej misji.',
  rule: 'Kto wybrał Dywersję, może też użyć zasady jednego regionu. Wybierz tylko to, co chcesz wykonać.',
  'main-front': 'Główny front pozwala odrzucić misję bez straty 5 punktów. Wybierz taką, która już się nie uda.',
  token: 'Żeton wiąże żołnierzy jednej formacji z regionem; kto kogoś tam sprowadzi, dostaje punkt.',
  treat: 'Sanitariuszka zdejmuje jedną ranę. Druga rana usunęłaby żołnierza na zawsze.',
  yellow: 'Czerwona misja opuściła twoją rękę, więc wybierasz nową, żółtą. Najpierw spójrz na jej miesiąc.',
  fell: 'Żołnierz poległ i nie wróci. Niewyszkolony ginie od jednej rany.',
  wounded: 'Ranny żołnierz liczy się w misjach słabiej. Sanitariuszka może go opatrzyć przed następnym skokiem czasu.',
  resolved:
    'Przyszedł termin misji: siłę wszystkich żołnierzy regionu porównano z trudnością powiększoną o poziom regionu.',
  axis: 'Manewry zakończyły rundę: Oś zyskała teren w jednym regionie i minęły miesiące.',
  'due-soon':
    'Jedna z twoich misji ma termin w ciągu siedmiu miesięcy: rozstrzygną ją już następne Manewry. Policz jej region teraz.',
  'points-on-tile':
    'Na niewybranych rozkazach rosną punkty. Kto taki wybierze, bierze je, nawet jeśli z rozkazu nie skorzysta.',
  'last-mission': 'Masz ostatnią misję. Gra kończy się, gdy nikt nie ma żadnej: zbieraj punkty, gdzie tylko leżą.',
};
