/** Several people, one screen: nothing of the game is on the page until the next one has sat down and holds the button. */
import type { Seat } from '@sztab/kernel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import './curtain.css';
import { type TableHandle, useLanguage } from '../house.ts';
import { nameOfSeat } from '../sitting.ts';
import { frameWords } from '../words.ts';
import { SeatBadge } from './pencil.tsx';

export const HOLD_MS = 600;

export function Curtain({ table, seat, onReveal }: { table: TableHandle; seat: Seat; onReveal(): void }) {
  const [language] = useLanguage();
  const say = frameWords[language];
  const name = nameOfSeat({ table, words: table.game.box.words[language], language }, seat);
  const [holding, setHolding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The tab title and the focus may still be those of the last player's move.
  useEffect(() => {
    document.title = say.curtainNext(name);
    button.current?.focus();
  }, [say, name]);

  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(onReveal, HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding, onReveal]);

  const onKey = (down: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    setHolding(down);
  };
  const letGo = (): void => setHolding(false);
  return (
    <main className="curtain">
      <SeatBadge sitting={{ table, board: table.game.board }} seat={seat} size={84} />
      <h1>{say.curtainNext(name)}</h1>
      <p>{say.curtainPass(name)}</p>
      <button
        ref={button}
        type="button"
        className="curtain-hold on-lamp"
        data-holding={holding || undefined}
        onPointerDown={() => setHolding(true)}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKey(true)}
        onKeyUp={onKey(false)}
        onBlur={letGo}
      >
        {say.hold}
      </button>
    </main>
  );
}
