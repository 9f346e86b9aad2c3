/** A text in which the words that the rulebook explains are quiet links to what they mean. */
import { createContext, useEffect, useState } from 'react';
import { loadWords, type Meaning, piecesOf } from '../house.ts';
import type { Sitting } from '../sitting.ts';

type Spoken = Pick<Sitting, 'language'> & { readonly table: { readonly header: { readonly game: string } } };

/** Where what stands over a table asks for a word to be explained. */
export const AskWord = createContext<(word: Meaning) => void>(() => {});

/** Empty until the rulebook is there, and where it cannot be had. */
export function useGlossary({ table, language }: Spoken): readonly Meaning[] {
  const [words, setWords] = useState<readonly Meaning[]>([]);
  const { game } = table.header;
  useEffect(() => {
    let gone = false;
    loadWords(game, language).then(
      (found) => !gone && setWords(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, language]);
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
