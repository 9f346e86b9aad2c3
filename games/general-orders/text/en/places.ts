/** The places of both boards in English, with the prepositions they take. */
import type { AreaId, ZoneId } from '../../content/areas.ts';
import type { PlaceWords } from '../words.ts';

/** One advances on everything; one stands at a town, on a height and in a valley. */
const area = (preposition: 'at' | 'on' | 'in', title: string, short = title, whom = title): PlaceWords => ({
  title,
  short,
  whom,
  at: `${preposition} ${whom}`,
  to: `on ${whom}`,
  from: `from ${whom}`,
});

const zone = (title: string): PlaceWords => {
  const whom = `the ${title} zone`;
  return { title, short: title, whom, at: `in ${whom}`, to: `into ${whom}`, from: `from ${whom}` };
};

export const AREAS: Readonly<Record<AreaId, PlaceWords>> = {
  porretta: area('at', 'Porretta Terme', 'Porretta'),
  'riva-ridge': area('on', 'Riva Ridge'),
  riola: area('at', 'Riola'),
  querciola: area('at', 'Querciola'),
  gaggio: area('at', 'Gaggio Montano', 'Gaggio'),
  bombiana: area('at', 'Bombiana'),
  'torre-di-nerone': area('at', 'Torre di Nerone', 'T. di Nerone'),
  belvedere: area('on', 'Monte Belvedere', 'M. Belvedere'),
  'monte-castello': area('on', 'Monte Castello', 'M. Castello'),
  'castel-daiano': area('at', 'Castel d’Aiano'),
  castelnuovo: area('at', 'Castelnuovo'),
  soprassasso: area('on', 'Soprassasso'),
  torraccia: area('on', 'Monte della Torraccia', 'Torraccia'),
  pietracolora: area('at', 'Pietracolora'),
  roffeno: area('at', 'Rocca di Roffeno', 'Roffeno'),
  vergato: area('at', 'Vergato'),
  montese: area('at', 'Montese'),
  zocca: area('at', 'Zocca'),
  'monte-mosca': area('on', 'Monte Mosca'),

  'charan-kanoa': area('at', 'Charan Kanoa'),
  agingan: area('on', 'Agingan Point', 'Agingan'),
  afetna: area('on', 'Afetna Point', 'Afetna'),
  susupe: area('at', 'Lake Susupe', 'Susupe'),
  aslito: area('at', 'Aslito Airfield', 'Aslito'),
  nafutan: area('on', 'Nafutan Point', 'Nafutan'),
  'fina-susu': area('on', 'Fina Susu Ridge', 'Fina Susu'),
  magicienne: area('at', 'Magicienne Bay', 'Magicienne'),
  'hill-500': area('on', 'Hill 500'),
  kagman: area('on', 'Kagman Peninsula', 'Kagman', 'the Kagman Peninsula'),
  'tipo-pale': area('on', 'Mount Tipo Pale', 'Tipo Pale'),
  garapan: area('in', 'Garapan'),
  tapotchau: area('on', 'Mount Tapotchau', 'Tapotchau'),
  'death-valley': area('in', 'Death Valley'),
  donnay: area('at', 'Donnay'),
  tanapag: area('at', 'Tanapag'),
  petosukara: area('on', 'Mount Petosukara', 'Petosukara'),
  'paradise-valley': area('in', 'Paradise Valley'),
};

export const ZONES: Readonly<Record<ZoneId, PlaceWords>> = {
  beachhead: zone('Beachhead'),
  south: zone('South'),
  east: zone('East'),
  centre: zone('Centre'),
  north: zone('North'),
};
