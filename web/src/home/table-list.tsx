/** Your tables, whoever can move first. */
import { toldIn } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TableRow } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { GameMark } from '../tables/game-mark.tsx';
import { ago, sidesOf, titleOf } from '../tables/table-words.ts';
import { useWords } from '../words/index.ts';
import { RemoveButton } from './remove-button.tsx';
import '../tables/rows.css';

/** The foremost table has the primary button beside the list already, so its row has none. */
export function TableList({
  rows,
  foremost,
  notice,
  onRemove,
}: {
  rows: readonly TableRow[];
  foremost: string;
  notice: ReactNode;
  onRemove(row: TableRow): void;
}) {
  const words = useWords();
  const [language] = useLanguage();
  return (
    <div className="mine">
      <h2>{words.yourTables}</h2>
      {notice}
      <ul className="rows">
        {rows.map((row) => {
          const { waitsFor, line } = row.summary;
          const title = titleOf(row, language);
          const yours = waitsFor !== 'bot';
          return (
            <li key={row.id} className={yours ? 'yours' : undefined}>
              <GameMark game={row.header.game} />
              <div className="what">
                <b>{title}</b>
                <span>{toldIn(line, language)}</span>
              </div>
              <div className="how">
                <em>{words.waits[waitsFor ?? 'you']}</em>
                <span title={sidesOf(row, language, words)}>{ago(row.changed, language, words)}</span>
              </div>
              <div className="do">
                <Link className={yours && row.id !== foremost ? 'btn primary' : 'btn'} href={`/table/${row.id}`}>
                  {yours ? words.answer : words.look}
                </Link>
                <Link
                  className="iconbtn"
                  href={`/new/${row.header.game}?online&bring=${row.id}`}
                  aria-label={words.records.playOnOnline(title)}
                  title={words.records.playOnOnline(title)}
                >
                  <Sign name="globe" />
                </Link>
                <RemoveButton title={title} onRemove={() => onRemove(row)} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
