/** Names in Polish. Supplies are counted in the genitive, as the rulebook does: „2 amunicji”. */
import { counting } from '@sztab/kernel/words';
import type { Names } from '../names.ts';
import names from './names.json' with { type: 'json' };

const { counted } = counting('pl');

export const NAMES: Names = { ...names, icons: (count) => counted(count, 'ikona', 'ikony', 'ikon') };
