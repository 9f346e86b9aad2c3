import type { TableNote } from '@sztab/protocol';
import { expect, test } from 'vitest';
import { noteText, readNote } from './note-text.ts';

test('a note is read as it was written', () => {
  const notes: TableNote[] = [{ is: 'started' }, { is: 'late', seat: 0 }, { is: 'silent', seat: 2, at: 41 }];
  expect(notes.map(noteText)).toEqual(['started', 'late 0', 'silent 2 41']);
  expect(notes.map(noteText).map(readNote)).toEqual(notes);
});

test('a note of a newer server is none of ours', () => {
  for (const text of ['teleported 3', 'late nobody', 'late -1', 'silent 2 x']) expect(readNote(text)).toBeNull();
});
