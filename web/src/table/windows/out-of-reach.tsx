/** Where nothing can win any more that is said at once, and asked once: play on, or give up. */
import { useState } from 'react';
import { Dialog } from '../../look/dialog.tsx';
import type { Desk } from '../desk.ts';
import { memoryOfTables } from '../memory.ts';
import { resignWords } from '../seats/seating.ts';
import { ResignButton } from './resigning.tsx';
import './settings.css';

/** Where those at this screen have said that they play on. They win or lose together, so one answers for all. */
const playing = memoryOfTables<'on', true>();

export function OutOfReach({ desk }: { desk: Desk }) {
  const { table, seat, board, view, language, say, state } = desk.sitting;
  const [, answer] = useState(0);
  if (seat === null || state.outcome || desk.stage.picture || playing(table).has('on')) return null;
  const why = board.outOfReach?.(view, language) ?? null;
  if (why === null) return null;
  const playOn = (): void => {
    playing(table).set('on', true);
    answer((n) => n + 1);
  };
  return (
    <Dialog title={say.outOfReach} close={say.playOn} onClose={playOn}>
      <p>{why}</p>
      <p>{say[resignWords(table, view)]}</p>
      <div className="settings-acts">
        <button type="button" className="btn primary" onClick={playOn}>
          {say.playOn}
        </button>
        <ResignButton sitting={desk.sitting} onPress={playOn} />
      </div>
    </Dialog>
  );
}
