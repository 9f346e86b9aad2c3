/** Asks once whether somebody really gives up, and says what that means at this table. */
import { Glyph as Sign } from '@sztab/pieces';
import { Dialog } from '../../look/dialog.tsx';
import { resignWords } from '../seats/seating.ts';
import type { Sitting } from '../sitting.ts';
import './settings.css';

export function Resigning({ sitting, onClose, onCancel }: { sitting: Sitting; onClose(): void; onCancel(): void }) {
  const { say, table, seat, view } = sitting;
  if (seat === null) return null;
  return (
    <Dialog title={say.resign} close={say.close} onClose={onClose}>
      <p>{say[resignWords(table, view)]}</p>
      <div className="settings-acts">
        <ResignButton sitting={sitting} onPress={onClose} />
        <button type="button" className="btn quiet" onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** Gives up for whoever looks at this table; `onPress`: what is done before. */
export function ResignButton({ sitting: { say, table, seat }, onPress }: { sitting: Sitting; onPress(): void }) {
  const resign = (): void => {
    onPress();
    // Refused only if the game ended in the same moment, and then the table shows that.
    if (seat !== null) void table.resign(seat).catch(() => {});
  };
  return (
    <button type="button" className="btn stop" onClick={resign}>
      <Sign name="flag" />
      {say.resignYes}
    </button>
  );
}
