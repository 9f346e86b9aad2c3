import { complete } from '@sztab/kernel/words';
import { type CliWords, en } from './en.ts';
import { pl } from './pl.ts';

export type { CliWords };

export const catalogues = complete<CliWords>({ en, pl });
