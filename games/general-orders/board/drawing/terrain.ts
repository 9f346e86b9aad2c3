/** What the ground of each area is like, for the tint and the signs of the map. */
import type { AreaId } from '../../content/areas.ts';

export type Terrain = 'valley' | 'wood' | 'hill' | 'peak' | 'beach' | 'jungle' | 'town' | 'field';

export const TERRAIN: Readonly<Record<AreaId, Terrain>> = {
  porretta: 'valley',
  'riva-ridge': 'peak',
  riola: 'valley',
  querciola: 'wood',
  gaggio: 'wood',
  bombiana: 'wood',
  'torre-di-nerone': 'wood',
  belvedere: 'peak',
  'monte-castello': 'peak',
  'castel-daiano': 'town',
  castelnuovo: 'hill',
  soprassasso: 'peak',
  torraccia: 'peak',
  pietracolora: 'hill',
  roffeno: 'hill',
  vergato: 'valley',
  montese: 'hill',
  zocca: 'wood',
  'monte-mosca': 'peak',

  'charan-kanoa': 'beach',
  agingan: 'beach',
  afetna: 'beach',
  susupe: 'jungle',
  aslito: 'field',
  nafutan: 'hill',
  'fina-susu': 'jungle',
  magicienne: 'beach',
  'hill-500': 'hill',
  kagman: 'jungle',
  'tipo-pale': 'hill',
  garapan: 'town',
  tapotchau: 'peak',
  'death-valley': 'hill',
  donnay: 'jungle',
  tanapag: 'beach',
  petosukara: 'hill',
  'paradise-valley': 'jungle',
};

export const TINT: Readonly<Record<Terrain, string>> = {
  valley: 'var(--land)',
  wood: 'var(--gow-jungle)',
  hill: 'var(--gow-hill)',
  peak: 'var(--gow-hill)',
  beach: 'var(--gow-beach)',
  jungle: 'var(--gow-jungle)',
  town: 'var(--gow-beach)',
  field: 'var(--land)',
};
