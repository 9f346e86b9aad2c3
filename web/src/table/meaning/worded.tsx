/** A text in which the words that the rulebook explains are quiet links to what they mean. */
import { createContext } from 'react';
import { useFetched } from '../../look/use-fetched.ts';
import { loadWords, type Meaning, piecesOf } from '../house.ts';
import type { Sitting } from '../sitting.ts';

type Spoken = Pick<Sitting, 'language'> & { readonly table: { readonly header: { readonly game: string } } };

/** Where what stands at a table asks for a word to be explained; null where nobody would. */
export const AskWord = createContext<((word: Meaning) => void) | null>(null);

const NONE: readonly Meaning[] = [];

/** Empty until the rulebook is there, and where it cannot be had. `wanted`: it is fetched when somebody comes near a text. `load`: of which words. */
export function useGlossary({ table, language }: Spoken, wanted = true, load = loadWords): readonly Meaning[] {
  return useFetched(wanted ? load : null, table.header.game, language) ?? NONE;
}

export function Worded({
  text,
  words,
  onWord,
}: {
  text: string;
  words: readonly Meaning[];
  onWord(word: Meaning): void;
}) {
  return piecesOf(text, words).map(({ text: piece, word }) =>
    word ? (
      <button key={word.id} type="button" className="word" title={word.means} onClick={() => onWord(word)}>
        {piece}
      </button>
    ) : (
      piece
    ),
  );
}
