import { complete } from '@sztab/kernel/words';
import { de } from './de.ts';
import { en, type InterfaceWords } from './en.ts';
import { pl } from './pl.ts';

export type { InterfaceWords };

export const pageWords = complete<InterfaceWords>({ en, pl, de });
