/** A newer version waits here, on the home page only: nothing ever changes under a match that is being played. */
import { useSyncExternalStore } from 'react';
import { updates } from '../look/updates.ts';
import { useWords } from '../words/index.ts';

export function UpdateOffer() {
  const { update } = useWords();
  const waiting = useSyncExternalStore(updates.subscribe, updates.waiting);
  return (
    <div role="status">
      {waiting && (
        <div className="notice wide">
          <p>{update.text}</p>
          <button type="button" className="btn" onClick={() => void updates.take()}>
            {update.button}
          </button>
          <button type="button" className="btn quiet" onClick={updates.later}>
            {update.later}
          </button>
        </div>
      )}
    </div>
  );
}
