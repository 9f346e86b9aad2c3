/** Below something that is read large: what the symbols drawn on it mean. Whoever rests on a thing, or presses it for long, asks nothing else. */
import { Glyph, type SymbolName } from '@sztab/pieces';
import { type RefObject, useEffect, useState } from 'react';
import { type Meaning, signOf } from '../house.ts';
import type { Sitting } from '../sitting.ts';
import { signsIn } from './what.ts';
import './signs-on.css';

/** A card or a town shows many signs; so many are explained. */
const MOST = 5;

export function SignsOn({
  face,
  thing,
  sitting,
}: {
  face: RefObject<HTMLElement | null>;
  thing: string;
  sitting: Pick<Sitting, 'table' | 'view' | 'language' | 'words'>;
}) {
  const { table, view, language, words } = sitting;
  const { game } = table.header;
  const [known, setKnown] = useState<readonly Meaning[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing, or another view of it, shows other symbols
  useEffect(() => {
    let gone = false;
    const signs = face.current ? signsIn(face.current) : [];
    Promise.all(signs.map((sign) => signOf(game, sign, language))).then(
      (found) => !gone && setKnown(found.filter((one) => one !== null).slice(0, MOST)),
      // The thing itself can be read without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [face, thing, view, game, language]);
  if (known.length === 0) return null;
  return (
    <ul className="signs-on" lang={words.language}>
      {known.map(({ id, name, means }) => (
        <li key={id}>
          <Glyph name={id as SymbolName} size={16} />
          <span>
            <b>{name}</b> {means}
          </span>
        </li>
      ))}
    </ul>
  );
}
