/** Key ?: what every key does. */
import { Dialog } from '../../look/dialog.tsx';
import './settings.css';
import type { FrameWords } from '../words.ts';

export function KeyList({ say, onClose }: { say: FrameWords; onClose(): void }) {
  return (
    <Dialog title={say.keys} close={say.close} onClose={onClose}>
      <dl className="key-list">
        {say.keyList.map(({ keys, does }) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
