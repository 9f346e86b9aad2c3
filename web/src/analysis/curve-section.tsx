/** The curve, and the one slider that goes along it. */
import { changesOf, pointsOf, sharesOf } from '@sztab/bots';
import { type Curve, curvePlot, moveAt } from '@sztab/bots/plots';
import { digits } from '@sztab/kernel/words';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { Drawn } from './drawn.tsx';
import { Figure } from './figure.tsx';
import { aroundMove, type Model, percent } from './model.ts';
import { useWidth } from './use-width.ts';

/** A finger that comes so near to a moment means it. */
const NEAR = 22;
/** More bars than these cannot be told from each other. */
const MOST_CHANGES = 60;

export function CurveSection({
  model,
  small,
  at,
  selected,
  onGo,
  onMoment,
}: {
  model: Model;
  small: boolean;
  /** So many moves were made. */
  at: number;
  selected: number;
  onGo(at: number): void;
  onMoment(number: number): void;
}) {
  const { analysis, facts, line, say, moments, seat, called, styleOf } = model;
  const [box, width] = useWidth<HTMLDivElement>(900);
  const moves = facts.rounds.at(-1)?.to ?? 0;
  const curve = useMemo((): Curve => {
    const turns = changesOf(analysis, line);
    const group = Math.ceil(turns.length / (small ? MOST_CHANGES / 2 : MOST_CHANGES));
    const changes = Array.from({ length: Math.ceil(turns.length / Math.max(1, group)) }, (_, i) => {
      const some = turns.slice(i * group, (i + 1) * group);
      const sum = (of: 'own' | 'others' | 'dice' | 'cards' | 'news'): number =>
        some.reduce((all, turn) => all + turn[of], 0);
      return {
        at: ((some[0]?.from ?? 0) + (some.at(-1)?.to ?? 0)) / 2,
        own: sum('own'),
        others: sum('others'),
        luck: sum('dice') + sum('cards') + sum('news'),
      };
    });
    const lines = analysis.results.map((_, one) => ({
      name: called(one),
      style: styleOf(analysis.together ? seat : one),
      points: pointsOf(analysis, one),
      own: one === line,
    }));
    const own = lines[line]?.points ?? [];
    return {
      id: `curve-${line}`,
      width,
      height: small ? 208 : 268,
      moves,
      rounds: facts.rounds,
      lines,
      changes,
      moments: moments.map((moment, i) => ({ at: moment.at, number: i + 1, selected: i === selected })),
      at,
      read: analysis.readings.length,
      even: lines.length > 1 ? { share: 1 / lines.length, said: say.even(percent(1 / lines.length)) } : null,
      names: !small,
      said: say.curveSaid(called(line), percent(own[0]?.mean ?? 0), percent(own.at(-1)?.mean ?? 0)),
    };
  }, [analysis, facts, line, say, moments, seat, called, styleOf, width, small, at, selected, moves]);

  const who = (move: number): string => {
    const mover = analysis.readings[move]?.made.seat;
    return mover === undefined ? '' : called(analysis.together ? 0 : mover);
  };
  const [before, after] = aroundMove(model, Math.max(0, at - 1));
  const valueText = at === 0 ? say.atStart : say.at(facts.roundName(at - 1), who(at - 1), before, after);
  const round = facts.rounds[facts.roundOf(Math.max(0, at - 1))];
  const press = (event: KeyboardEvent): void => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageUp: round?.to === at ? at + 1 : (round?.to ?? moves),
      PageDown: Math.max(0, (round?.from ?? 1) - (round?.from === at ? 1 : 0)),
      Home: 0,
      End: moves,
    };
    const place = places[event.key];
    if (place !== undefined) onGo(place);
    else if (/^[1-3]$/.test(event.key)) onMoment(Number(event.key) - 1);
    else return;
    event.preventDefault();
  };
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): void => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const there = (move: number): number => Math.abs(moveAt(curve, x) - move) * ((width - 80) / Math.max(1, moves));
    const near = moments.findIndex((moment) => there(moment.at + 1) < NEAR);
    if (near >= 0) onMoment(near);
    else onGo(moveAt(curve, x));
  };
  return (
    <Figure
      say={say}
      title={say.chance}
      {...(small ? {} : { more: say.chanceMore })}
      spoken={false}
      className="curve"
      table={tableOf(model, who)}
    >
      <div
        ref={box}
        className="curve-box"
        role="slider"
        tabIndex={0}
        aria-label={`${say.slider}. ${curve.said}`}
        aria-valuemin={0}
        aria-valuemax={moves}
        aria-valuenow={at}
        aria-valuetext={valueText}
        onKeyDown={press}
        onPointerDown={point}
      >
        <Drawn mark={curvePlot(curve)} />
      </div>
      <p className="curve-at">
        <span className="num">{valueText}</span>
        <span className="curve-causes" aria-hidden="true">
          <i data-fill="own" style={{ background: styleOf(seat).fill }} /> {say.causes.own}
          <i data-fill="others" /> {say.causes.others}
          <i data-fill="luck" /> {say.causes.luck}
        </span>
      </p>
    </Figure>
  );
}

function tableOf({ analysis, line, facts, say }: Model, who: (move: number) => string) {
  const points = pointsOf(analysis, line);
  const part = (value: number): string => say.signed(Math.round(100 * value));
  return {
    caption: say.chance,
    head: say.curveHead,
    rows: sharesOf(analysis, line).map(({ skill, gifts, dice, cards, news }, at) => [
      String(at + 1),
      facts.roundName(at),
      who(at),
      `${digits(percent(points[at + 1]?.mean ?? 0))} %`,
      `±${percent(1.645 * (points[at + 1]?.error ?? 0))}`,
      part(skill),
      part(gifts),
      part(dice + cards + news),
    ]),
  };
}
