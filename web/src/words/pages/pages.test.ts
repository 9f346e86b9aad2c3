import { complete, languageName, MASTER } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pageWords } from './index.ts';
import { pl } from './pl.ts';

test('a language that cannot say yet what a game speaks says it in English, and truly: not that there is no English', () => {
  const { de: fallenBack } = complete({ en, pl, de: {} });
  expect(fallenBack.speaks(languageName(MASTER))).toBe('Not in your language yet: this game speaks English.');
  expect(pageWords.de.speaks(languageName(MASTER))).toBe('Noch nicht auf Deutsch: Dieses Spiel spricht English.');
});
