/** A text in which the words that the rulebook explains are quiet links to what they mean. */
import { createContext, useEffect, useState } from 'react';
import { loadWords, type Meaning, piecesOf } from '../house.ts';
import type { Sitting } from '../sitting.ts';

type Spoken = Pick<Sitting, 'language'> & { readonly table: { readonly header: { readonly game: string } } };

/** Where what stands at a table asks for a word to be explained; null where nobody would. */
export const AskWord = createContext<((word: Meaning) => void) | null>(null);

/** Empty until the rulebook is there, and where it cannot be had. `wanted`: it is fetched when somebody comes near a text. `load`: of which words. */
export function useGlossary({ table, language }: Spoken, wanted = true, load = loadWords): readonly Meaning[] {
  const [words, setWords] = useState<readonly Meaning[]>([]);
  const { game } = table.header;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    load(game, language).then(
      (found) => !gone && setWords(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, language, wanted, load]);
  return words;
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
