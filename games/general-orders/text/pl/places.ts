/**
 * The places of both boards in Polish, every case written out. Italian names of several words and those in -o and -e do not
 * bend; where a bent form would look strange (Zocca, Rocca) the word „obszar” bends instead.
 */
import type { AreaId, ZoneId } from '../../content/areas.ts';
import type { PlaceWords } from '../words.ts';

const place = (
  [title, short]: readonly [title: string, short: string],
  whom: string,
  at: string,
  to: string,
  from: string,
): PlaceWords => ({ title, short, whom, at, to, from });

/** A town whose name does not bend. */
const town = (title: string, short = title): PlaceWords =>
  place([title, short], title, `w ${title}`, `na ${title}`, `z ${title}`);
/** A mountain whose name does not bend. */
const height = (title: string, short = title): PlaceWords =>
  place([title, short], title, `na ${title}`, `na ${title}`, `z ${title}`);
const ofArea = (title: string, short = title): PlaceWords =>
  place([title, short], `obszar ${title}`, `na obszarze ${title}`, `na obszar ${title}`, `z obszaru ${title}`);

const point = (name: string): PlaceWords =>
  place(
    [`Przylądek ${name}`, name],
    `Przylądek ${name}`,
    `na Przylądku ${name}`,
    `na Przylądek ${name}`,
    `z Przylądka ${name}`,
  );
const mount = (name: string): PlaceWords =>
  place([`Góra ${name}`, name], `Górę ${name}`, `na Górze ${name}`, `na Górę ${name}`, `z Góry ${name}`);
const ridge = (name: string, short: string): PlaceWords =>
  place(
    [`Grzbiet ${name}`, short],
    `Grzbiet ${name}`,
    `na Grzbiecie ${name}`,
    `na Grzbiet ${name}`,
    `z Grzbietu ${name}`,
  );

const zone = (title: string): PlaceWords =>
  place([title, title], `strefę ${title}`, `w strefie ${title}`, `do strefy ${title}`, `ze strefy ${title}`);

export const AREAS: Readonly<Record<AreaId, PlaceWords>> = {
  porretta: place(
    ['Porretta Terme', 'Porretta'],
    'Porrettę Terme',
    'w Porretcie Terme',
    'na Porrettę Terme',
    'z Porretty Terme',
  ),
  'riva-ridge': ridge('Riva', 'Grzbiet Riva'),
  riola: place(['Riola', 'Riola'], 'Riolę', 'w Rioli', 'na Riolę', 'z Rioli'),
  querciola: place(['Querciola', 'Querciola'], 'Querciolę', 'w Quercioli', 'na Querciolę', 'z Quercioli'),
  gaggio: town('Gaggio Montano', 'Gaggio'),
  bombiana: place(['Bombiana', 'Bombiana'], 'Bombianę', 'w Bombianie', 'na Bombianę', 'z Bombiany'),
  'torre-di-nerone': town('Torre di Nerone', 'T. di Nerone'),
  belvedere: height('Monte Belvedere', 'M. Belvedere'),
  'monte-castello': height('Monte Castello', 'M. Castello'),
  'castel-daiano': town('Castel d’Aiano'),
  castelnuovo: town('Castelnuovo'),
  soprassasso: height('Soprassasso'),
  torraccia: height('Monte della Torraccia', 'Torraccia'),
  pietracolora: place(
    ['Pietracolora', 'Pietracolora'],
    'Pietracolorę',
    'w Pietracolorze',
    'na Pietracolorę',
    'z Pietracolory',
  ),
  roffeno: ofArea('Rocca di Roffeno', 'Roffeno'),
  vergato: town('Vergato'),
  montese: town('Montese'),
  zocca: ofArea('Zocca'),
  'monte-mosca': height('Monte Mosca'),

  'charan-kanoa': town('Charan Kanoa'),
  agingan: point('Agingan'),
  afetna: point('Afetna'),
  susupe: place(
    ['Jezioro Susupe', 'Susupe'],
    'Jezioro Susupe',
    'nad Jeziorem Susupe',
    'nad Jezioro Susupe',
    'znad Jeziora Susupe',
  ),
  aslito: place(
    ['Lotnisko Aslito', 'Aslito'],
    'Lotnisko Aslito',
    'na Lotnisku Aslito',
    'na Lotnisko Aslito',
    'z Lotniska Aslito',
  ),
  nafutan: point('Nafutan'),
  'fina-susu': ridge('Fina Susu', 'Fina Susu'),
  magicienne: place(
    ['Zatoka Magicienne', 'Magicienne'],
    'Zatokę Magicienne',
    'nad Zatoką Magicienne',
    'nad Zatokę Magicienne',
    'znad Zatoki Magicienne',
  ),
  'hill-500': place(
    ['Wzgórze 500', 'Wzgórze 500'],
    'Wzgórze 500',
    'na Wzgórzu 500',
    'na Wzgórze 500',
    'ze Wzgórza 500',
  ),
  kagman: place(
    ['Półwysep Kagman', 'Kagman'],
    'Półwysep Kagman',
    'na Półwyspie Kagman',
    'na Półwysep Kagman',
    'z Półwyspu Kagman',
  ),
  'tipo-pale': mount('Tipo Pale'),
  garapan: place(['Garapan', 'Garapan'], 'Garapan', 'w Garapanie', 'na Garapan', 'z Garapanu'),
  tapotchau: mount('Tapotchau'),
  'death-valley': place(
    ['Dolina Śmierci', 'Dolina Śmierci'],
    'Dolinę Śmierci',
    'w Dolinie Śmierci',
    'na Dolinę Śmierci',
    'z Doliny Śmierci',
  ),
  donnay: town('Donnay'),
  tanapag: place(['Tanapag', 'Tanapag'], 'Tanapag', 'w Tanapagu', 'na Tanapag', 'z Tanapagu'),
  petosukara: mount('Petosukara'),
  'paradise-valley': place(
    ['Rajska Dolina', 'Rajska Dolina'],
    'Rajską Dolinę',
    'w Rajskiej Dolinie',
    'na Rajską Dolinę',
    'z Rajskiej Doliny',
  ),
};

export const ZONES: Readonly<Record<ZoneId, PlaceWords>> = {
  beachhead: zone('Przyczółek'),
  south: zone('Południe'),
  east: zone('Wschód'),
  centre: zone('Środek'),
  north: zone('Północ'),
};
