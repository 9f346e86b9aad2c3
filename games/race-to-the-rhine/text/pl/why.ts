/** What a move is for, in Polish. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = united(texts, {
  medals: (n) =>
    n > 0 ? `Daje o ${counted(n, 'medal', 'medale', 'medali')} więcej` : 'Medal jest bardziej prawdopodobny',
  divisions: (n) =>
    n > 0 ? `Pokonuje o ${counted(n, 'dywizję', 'dywizje', 'dywizji')} więcej` : 'Daje ikony na następny medal',
  fuel: (n) => (n > 0 ? `Twój czołowy korpus ma o ${n} paliwa więcej` : 'Twój czołowy korpus zachowuje paliwo'),
  ammo: (n) => (n > 0 ? `Twój czołowy korpus ma o ${n} amunicji więcej` : 'Twój czołowy korpus zachowuje amunicję'),
  trucks: (n) =>
    n > 0 ? `Masz o ${counted(n, 'ciężarówkę', 'ciężarówki', 'ciężarówek')} więcej` : 'Ciężarówki zostają u ciebie',
  ground: (n) => (n > 0 ? `Masz o ${counted(n, 'pole', 'pola', 'pól')} więcej` : 'Zajmujesz więcej terenu'),
  cards: (n) => (n > 0 ? `Zachowujesz o ${counted(n, 'kartę', 'karty', 'kart')} więcej` : 'Twoje karty są gotowe'),
});
