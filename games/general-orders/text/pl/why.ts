/** What a move is for, in Polish. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = united(texts, {
  stars: (n) =>
    n > 0 ? `Masz o ${counted(n, 'gwiazdkę', 'gwiazdki', 'gwiazdek')} więcej` : 'Pewniej trzymasz swoje gwiazdki',
  theirStars: (n) =>
    n > 0 ? `Zabiera wrogowi ${counted(n, 'gwiazdkę', 'gwiazdki', 'gwiazdek')}` : 'Wróg ma średnio mniej gwiazdek',
  bonus: (n) =>
    n > 0 ? `Masz o ${counted(n, 'premię', 'premie', 'premii')} więcej` : 'Premie przechodzą na twoją stronę',
  theirBonus: (n) =>
    n > 0 ? `Wróg ma o ${counted(n, 'premię', 'premie', 'premii')} mniej` : 'Premie wroga są mniej pewne',
  cards: (n) =>
    n > 0 ? `Masz o ${counted(n, 'kartę', 'karty', 'kart')} więcej` : 'Zachowujesz karty na późniejsze starcia',
});
