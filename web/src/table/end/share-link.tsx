/** The link to a finished match that everybody may watch. */
import { Glyph as Sign } from '@sztab/pieces';
import { useState } from 'react';
import type { Sitting } from '../sitting.ts';

export function ShareLink({ sitting: { say, table } }: { sitting: Sitting }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  if (table.online?.info.access !== 'public') return null;
  const link = `${location.origin}/t/${table.id}`;
  const copy = (): void => {
    // Without HTTPS a page has no clipboard at all.
    (navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <li>
      <button type="button" onClick={copy}>
        <Sign name="share" />
        <span>
          <b>{say.shareMatch}</b>
          <small>{say.shareMatchMeans}</small>
        </span>
      </button>
      <div role="status">
        {copied === true && <p>{say.shareCopied}</p>}
        {copied === false && (
          <input
            className="num"
            readOnly
            aria-label={say.shareMatch}
            value={link}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </li>
  );
}
