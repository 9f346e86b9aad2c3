/** What a move is for, in Polish. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('pl');

export const WHY: WhyTexts<Why> = {
  medals: (n) =>
    n > 0 ? `Daje o ${counted(n, 'medal', 'medale', 'medali')} więcej` : 'Medal jest bardziej prawdopodobny',
  divisions: (n) =>
    n > 0 ? `Pokonuje o ${counted(n, 'dywizję', 'dywizje', 'dywizji')} więcej` : 'Daje ikony na następny medal',
  advance: () => 'Twój czołowy korpus i linia zbliżają się do Renu',
  crossing: () => 'Zwiększa szansę na przeprawę przez Ren w następnym ruchu',
  fuel: (n) => (n > 0 ? `Twój czołowy korpus ma o ${n} paliwa więcej` : 'Twój czołowy korpus zachowuje paliwo'),
  ammo: (n) => (n > 0 ? `Twój czołowy korpus ma o ${n} amunicji więcej` : 'Twój czołowy korpus zachowuje amunicję'),
  food: () => 'Twoje korpusy będą miały prowiant w fazie logistyki',
  stock: () => 'Zaopatrzenie zbliża się do korpusów, które go potrzebują',
  contact: () => 'Twoje korpusy mogą się ruszać i mają łączność z bazą',
  line: () => 'Twoja linia jest lepiej strzeżona',
  trucks: (n) =>
    n > 0 ? `Masz o ${counted(n, 'ciężarówkę', 'ciężarówki', 'ciężarówek')} więcej` : 'Ciężarówki zostają u ciebie',
  ground: (n) => (n > 0 ? `Masz o ${counted(n, 'pole', 'pola', 'pól')} więcej` : 'Zajmujesz więcej terenu'),
  cards: (n) => (n > 0 ? `Zachowujesz o ${counted(n, 'kartę', 'karty', 'kart')} więcej` : 'Twoje karty są gotowe'),
  targets: () => 'Miasta z medalem są w zasięgu',
  followers: () => 'Korpusy z tyłu nadążają za czołowym',
  actions: () => 'Zostaje ci więcej akcji w tej turze',
  rivals: () => 'Utrudnia grę innym dowódcom',
  time: () => 'Tracisz mniej czasu',
  end: () => 'Może rozstrzygnąć grę na twoją korzyść',
};
