/** The moments that decided: what was played, what was better, and why in the game's own words. */
import type { Decision, Moment } from '@sztab/bots';
import { type DotRow, dotsPlot } from '@sztab/bots/plots';
import { Glyph as Sign } from '@sztab/pieces';
import { useId } from 'react';
import type { Sitting } from '../table/index.ts';
import { Drawn } from './drawn.tsx';
import { PlainTable, useAsTables } from './figure.tsx';
import { type Model, percent } from './model.ts';
import { useWidth } from './use-width.ts';

/** What the section and each moment in it need. */
interface Shared {
  model: Model;
  sitting: Sitting;
  seeing: boolean;
  onSelect(number: number): void;
  onSee(): void;
  /** Null where nothing can be played on. */
  onPlay: (() => void) | null;
}

export function MomentsSection({
  model,
  sitting,
  selected,
  seeing,
  hidden,
  onSelect,
  onSee,
  onPlay,
}: Shared & {
  selected: number;
  /** They belong to somebody else. */
  hidden: boolean;
}) {
  const { moments, say, whole } = model;
  const id = useId();
  return (
    <section className="moments" aria-labelledby={id}>
      <header>
        <h2 id={id}>{whole && !hidden ? say.moments(moments.length) : say.moments(3)}</h2>
        <small>{say.momentsMore}</small>
      </header>
      {hidden ? (
        <p>{say.momentsHidden}</p>
      ) : !whole ? (
        <p>{say.momentsWait}</p>
      ) : (
        <>
          <ol>
            {moments.map((moment, i) => (
              <Told
                key={moment.at}
                number={i}
                open={i === selected}
                {...{ model, sitting, moment, seeing, onSelect, onSee, onPlay }}
              />
            ))}
          </ol>
          {moments.length < 3 && <p className="quiet">{moments.length === 0 ? say.near : say.momentsFew}</p>}
        </>
      )}
    </section>
  );
}

/** A move as its player would say it, with what was seen then. */
const saidOf = ({ table, words }: Sitting, { seat }: Decision, at: number, move: string): string =>
  words.move(move, table.sight(seat, at).view);

function Told({
  model,
  sitting,
  moment,
  number,
  open,
  seeing,
  onSelect,
  onSee,
  onPlay,
}: Shared & { moment: Moment; number: number; open: boolean }) {
  const { say, facts, analysis } = model;
  const { at, kind } = moment;
  const decision = analysis.readings[at]?.decision;
  if (!decision) return null;
  const { seat } = decision;
  const said = (move: string): string => saidOf(sitting, decision, at, move);
  const best = percent(decision.before[seat] as number);
  const after = percent(decision.after[seat] as number);
  const next = decision.next;
  const phase = facts.phaseOf(at);
  const moves = sitting.table.sight(seat, at).moves.length;
  return (
    <li data-open={open || undefined}>
      <button type="button" aria-expanded={open} onClick={() => onSelect(number)}>
        <span className="moment-number disc on-ink">{number + 1}</span>
        <span className="moment-what">
          <b>
            {say.round(facts.roundName(at))}
            {phase && <small className="moment-phase">{phase}</small>}
          </b>
          <span lang={sitting.words.language}>{said(decision.played)}</span>
        </span>
        <span className="moment-change num">
          {kind === 'cost' ? (
            <>
              {best} % <span aria-hidden="true">→</span> <b data-lost="">{after} %</b>
            </>
          ) : (
            <>
              <Sign name="check" size={16} /> <b data-kept="">{best} %</b>
            </>
          )}
        </span>
      </button>
      {open && (
        <div className="moment-more">
          <p lang={sitting.words.language}>{say.played(said(decision.played))}</p>
          <p className="moment-better">
            {kind === 'cost'
              ? say.better(said(decision.best), best, after)
              : next && `${say.best(best, percent(next.chance))}. ${say.nextBest(said(next.move))}`}
          </p>
          {decision.reasons.map((reason) => (
            <p key={`${reason.code} ${reason.thing}`} lang={sitting.words.language}>
              {sitting.words.why(reason)}
            </p>
          ))}
          <Worth model={model} decision={decision} said={said} />
          <div className="moment-acts">
            <button type="button" className="btn" disabled={seeing} onClick={onSee}>
              <Sign name="play" size={16} />
              {seeing ? say.seeing : say.seeIt}
            </button>
            {onPlay && (
              <button type="button" className="btn" title={say.playFromMeans} onClick={onPlay}>
                <Sign name="layers" size={16} />
                {say.playFrom}
              </button>
            )}
            <small className="num">{say.opinion(Math.max(2, moves), percent(1.645 * decision.loss.error))}</small>
          </div>
        </div>
      )}
    </li>
  );
}

const BAND = 1.645;

/** Every move that was compared, as a dot with its interval. */
function Worth({ model, decision, said }: { model: Model; decision: Decision; said(move: string): string }) {
  const { say } = model;
  const [tables] = useAsTables();
  const [box, width] = useWidth<HTMLDivElement>(380);
  const { seat, played, best, before, after, loss, chance, next, others } = decision;
  const row = (move: string, mean: number, error: number, as: 'estimate' | 'played' | 'best'): DotRow => ({
    name: said(move),
    dots: [{ mean: 100 * mean, low: 100 * (mean - BAND * error), high: 100 * (mean + BAND * error), as }],
    figure: `${percent(mean)} %`,
    strong: as !== 'estimate',
  });
  const rows = [
    row(best, before[seat] as number, chance.error, played === best ? 'played' : 'best'),
    ...(next ? [row(next.move, next.chance, next.behind.error, 'estimate' as const)] : []),
    ...others.map((one) => row(one.move, one.chance.mean, one.chance.error, 'estimate')),
    ...(played === best ? [] : [row(played, after[seat] as number, loss.error, 'played' as const)]),
  ].sort((a, b) => (b.dots[0]?.mean ?? 0) - (a.dots[0]?.mean ?? 0));
  const values = rows.flatMap(({ dots }) => dots.flatMap(({ low = 0, high = 0 }) => [low, high]));
  const low = Math.max(0, Math.floor(Math.min(...values) / 10) * 10);
  const high = Math.min(100, Math.ceil(Math.max(...values) / 10) * 10);
  const table = {
    caption: say.whatWorth,
    head: [say.whatWorth, say.chance],
    rows: rows.map(({ name, figure }) => [name, figure]),
  };
  return (
    <div ref={box}>
      {tables ? (
        <PlainTable {...table} />
      ) : (
        <>
          <PlainTable {...table} hidden />
          <Drawn
            mark={dotsPlot({
              width,
              rows,
              low,
              high,
              names: 0,
              marks: [low, (low + high) / 2, high].map((at) => ({ at, name: `${Math.round(at)}%` })),
              said: say.whatWorth,
            })}
          />
        </>
      )}
    </div>
  );
}
