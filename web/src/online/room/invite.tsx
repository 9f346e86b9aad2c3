/** The link that brings others to this table. */

import { Glyph as Sign } from '@sztab/pieces';
import type { TableInfo } from '@sztab/protocol';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { useLanguage } from '../../look/language.tsx';
import { api } from '../connection/api.ts';
import { usePolled } from '../connection/polled.ts';
import { Trouble } from '../frame.tsx';
import { gameTitle } from '../table-words.ts';
import { useOnlineWords } from '../words.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

const inviteLink = ({ id, invite }: { id: string; invite: string }): string =>
  `${location.origin}/t/${id}?invite=${encodeURIComponent(invite)}`;

export function Invite({ table }: { table: TableInfo }) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const field = useId();
  const { value, trouble, refresh } = usePolled(
    useCallback(() => api.invite(table.id), [table.id]),
    null,
  );
  const [told, setTold] = useState<string | null>(null);
  const link = value ? inviteLink(value) : '';
  const copy = (): void => {
    // Without HTTPS a page has no clipboard at all.
    (navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setTold(words.room.copied),
      () => setTold(words.room.copyFailed),
    );
  };
  const share = (): void => {
    // Whoever closes the sheet without sending has changed their mind.
    navigator.share({ title: words.room.shareText(gameTitle(table.game, language)), url: link }).catch(() => undefined);
  };
  return (
    <section className="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.room.invite}</h2>
      <div className="invite-link">
        <p className="aside">{words.room.inviteText}</p>
        <label className="sr" htmlFor={field}>
          {words.room.link}
        </label>
        <input id={field} className="num" readOnly value={link} onFocus={({ target }) => target.select()} />
        {/* Its place is kept while it is fetched. */}
        <div className="qr">
          <Suspense>{value && <QrCode link={link} title={words.room.qr} />}</Suspense>
        </div>
      </div>
      <div className="acts">
        <button type="button" className="btn" disabled={!value} onClick={copy}>
          {words.room.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" className="btn" disabled={!value} onClick={share}>
            <Sign name="share" size={18} />
            {words.room.share}
          </button>
        )}
      </div>
      <p role="status">{told}</p>
      <Trouble word={trouble} retry={refresh} />
    </section>
  );
}
