/** A tip of the guide, over the lower edge of the board: nothing changes its size for it. */
import type { Meaning } from '../house.ts';
import type { Sitting } from '../sitting.ts';
import '../coach/coach-card.css';
import { useGlossary, Worded } from '../meaning/worded.tsx';
import type { TipsAtTable } from './use-guide.ts';

export function TipCard({
  sitting,
  guide,
  onRule,
  onWord,
}: {
  sitting: Sitting;
  guide: TipsAtTable;
  onRule(rule: string): void;
  onWord(word: Meaning): void;
}) {
  const { say, words } = sitting;
  const { tip } = guide;
  const glossary = useGlossary(sitting);
  if (!tip) return null;
  return (
    <section className="speaks coach-card tip-card" aria-label={say.guide.tip} aria-live="polite">
      <p lang={words.language}>
        <Worded text={tip.text} words={glossary} onWord={onWord} />
      </p>
      <div className="coach-acts">
        <button type="button" className="btn quiet" onClick={guide.stop}>
          {say.guide.stop}
        </button>
        <button type="button" className="btn quiet" onClick={() => onRule(tip.rule)}>
          {say.guide.more}
        </button>
        <button type="button" className="btn" onClick={guide.close}>
          {say.guide.ok}
        </button>
      </div>
    </section>
  );
}

/** Everything the guide has said so far, to be read again. */
export function TipList({
  sitting,
  guide,
  onRule,
}: {
  sitting: Sitting;
  guide: TipsAtTable;
  onRule(rule: string): void;
}) {
  const { say, words } = sitting;
  if (guide.told.length === 0) return <p>{say.guide.none}</p>;
  return (
    <ul className="tip-list" lang={words.language}>
      {guide.told.map(({ id, text, rule }) => (
        <li key={id}>
          {text}{' '}
          <button type="button" className="link" onClick={() => onRule(rule)}>
            {rule}
          </button>
        </li>
      ))}
    </ul>
  );
}
