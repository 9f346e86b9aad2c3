/** Tables whose rows cannot be read: what is left of them can be saved, and they can be deleted. */
import { useState } from 'react';
import { discardTable, keptOf, saveFile } from '../local/index.ts';
import { useWords } from '../words/index.ts';
import '../tables/rows.css';

export function Damaged({ ids }: { ids: readonly string[] }) {
  const words = useWords();
  const say = words.damaged;
  const [failed, setFailed] = useState(false);
  const attempt = (act: Promise<unknown>): void => {
    setFailed(false);
    act.catch(() => setFailed(true));
  };
  if (ids.length === 0) return null;
  return (
    <section aria-label={say.title}>
      <h2>{say.title}</h2>
      <p>{say.text}</p>
      <span role="alert">{failed && words.failed}</span>
      <ul className="rows">
        {ids.map((id) => {
          const name = id.slice(0, 4);
          return (
            <li key={id}>
              <div className="what">
                <b>{say.table(name)}</b>
              </div>
              <div className="do">
                <button
                  type="button"
                  className="btn"
                  aria-label={say.saveOf(name)}
                  onClick={() => attempt(keptOf(id).then((kept) => kept && saveFile(kept)))}
                >
                  {say.save}
                </button>
                <button
                  type="button"
                  className="btn quiet"
                  aria-label={say.removeOf(name)}
                  onClick={() => attempt(discardTable(id))}
                >
                  {say.remove}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
