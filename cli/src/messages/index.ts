import { complete } from '@sztab/kernel/words';
import { en, type Messages } from './en.ts';
import { pl } from './pl.ts';

export type { Messages };

export const catalogues = complete<Messages>({ en, pl });
