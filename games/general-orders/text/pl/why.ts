/** What a move is for, in Polish. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = {
  stars: (n) =>
    n > 0 ? `Masz o ${counted(n, 'gwiazdkę', 'gwiazdki', 'gwiazdek')} więcej` : 'Pewniej trzymasz swoje gwiazdki',
  theirStars: (n) =>
    n > 0 ? `Zabiera wrogowi ${counted(n, 'gwiazdkę', 'gwiazdki', 'gwiazdek')}` : 'Wróg ma średnio mniej gwiazdek',
  troops: () => 'Twój front jest lepiej obsadzony',
  theirTroops: () => 'Front wroga słabnie',
  hq: () => 'Twoja kwatera główna jest bezpieczniejsza',
  theirHq: () => 'Zagraża kwaterze głównej wroga',
  bonus: (n) =>
    n > 0 ? `Masz o ${counted(n, 'premię', 'premie', 'premii')} więcej` : 'Premie przechodzą na twoją stronę',
  theirBonus: (n) =>
    n > 0 ? `Wróg ma o ${counted(n, 'premię', 'premie', 'premii')} mniej` : 'Premie wroga są mniej pewne',
  orders: () => 'Zostaje ci więcej dowódców na tę rundę',
  theirOrders: () => 'Kosztuje wroga dowódców tej rundy',
  cards: (n) =>
    n > 0 ? `Masz o ${counted(n, 'kartę', 'karty', 'kart')} więcej` : 'Zachowujesz karty na późniejsze starcia',
  theirCards: () => 'Kosztuje wroga karty',
  initiative: () => 'Chodzi o inicjatywę, która rozstrzyga też remisy',
  turn: () => 'Następny rozkaz należy do ciebie',
  air: () => 'Twoja strona jest silniejsza w powietrzu',
  theirAir: () => 'Wróg słabnie w powietrzu',
  danger: () => 'Mniej twoich gwiazdek jest zagrożonych',
  threat: () => 'Więcej gwiazdek wroga jest zagrożonych',
  targets: () => 'Puste obszary z gwiazdkami są w twoim zasięgu',
  theirTargets: () => 'Wróg znajdzie mniej pustych obszarów, na które wejdzie',
  round: () => 'Runda kończy się w dobrej dla ciebie chwili',
  end: () => 'Może rozstrzygnąć grę na twoją korzyść',
};
