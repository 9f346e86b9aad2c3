/** What something means, over the lower edge of the board, with its rule. */
import type { Desk } from '../desk.ts';
import '../coach/coach-card.css';
import './meaning-card.css';

export function MeaningCard({ desk }: { desk: Desk }) {
  const { sitting, meaning } = desk;
  const { say, words } = sitting;
  const { explained, asking } = meaning;
  if (asking)
    return (
      <section className="speaks coach-card meaning-card" aria-label={say.meaning.title} aria-live="polite">
        <p>{say.meaning.touch}</p>
        <div className="coach-acts">
          <button type="button" className="btn quiet" onClick={meaning.close}>
            {say.close}
          </button>
        </div>
      </section>
    );
  if (!explained) return null;
  const { title, meanings, thing } = explained;
  return (
    <section className="speaks coach-card meaning-card" aria-label={say.meaning.title} aria-live="polite">
      <div lang={words.language}>
        {title && <strong>{title}</strong>}
        {meanings.map(({ id, name, means, rule }) => (
          <p key={id}>
            {name && name !== title && <b>{name}: </b>}
            {means}{' '}
            {rule && (
              <button type="button" className="link" onClick={() => desk.openRule(rule)}>
                {rule.replace(/^s-/, '')}
              </button>
            )}
          </p>
        ))}
      </div>
      <div className="coach-acts">
        {thing !== null && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              meaning.close();
              desk.read(thing);
            }}
          >
            {say.meaning.large}
          </button>
        )}
        <button type="button" className="btn" onClick={meaning.close}>
          {say.close}
        </button>
      </div>
    </section>
  );
}
