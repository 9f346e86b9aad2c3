/** An own mission: when it comes due, where, for whom, what it has of what it needs, and who could bring the rest. */
import { Glyph, standing, touching } from '@sztab/pieces';
import { type MissionId, missionOf } from '../content/missions.ts';
import { soldierOf } from '../content/soldiers.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { isLocked } from '../rules/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { chanceDue } from './due.ts';
import { bestFor, type Effect } from './effects.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { isSoldier, monthShort, nameOf } from './names.ts';
import { point } from './pointing.ts';
import type { BoardProps } from './props.ts';
import { countedFor } from './summed.ts';

/** So many letters of a name stand in one line of a phone's row. */
const LONG = 28;

export function MissionCard({ id, fresh = false, ...props }: { id: MissionId; fresh?: boolean } & BoardProps) {
  const { view, language } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const { stage, date, region, formation, points } = missionOf(id);
  const { legal, marks } = standing(props, id);
  const [have, need] = [availableFor(view, id), requiredFor(view, id)];
  const chance = chanceDue(view, id);
  const due = chance === null ? null : say.due(Math.round(100 * chance));
  const help = helpFor(id, props);
  const touch = touching(props, id);
  const lights = (on: boolean, then: () => void) => () => {
    point(on ? id : null);
    then();
  };
  const spoken = [
    nameOf(id, view, language),
    c.month(date).title,
    c.regions[region].title,
    c.formations[formation].title,
    say.sum(have, need),
    say.worth(points),
    due,
    fresh && say.fresh,
    legal && say.can.choose,
  ];
  return (
    <button
      {...touch}
      {...marks}
      onPointerEnter={lights(true, touch.onPointerEnter)}
      onPointerLeave={lights(false, touch.onPointerLeave)}
      onFocus={lights(true, touch.onFocus)}
      onBlur={lights(false, touch.onBlur)}
      className="ftf-mission"
      data-stage={stage}
      data-region={region}
      data-stands={have >= need || undefined}
      data-due={date <= view.time + 3 || undefined}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      <span className="ftf-date">
        <b>{monthShort(date)}</b>
        {fresh && <span className="ftf-fresh">{say.fresh}</span>}
        <span className="ftf-worth">
          <Glyph name="wreath" size={14} />
          {points}
        </span>
      </span>
      <span className="ftf-mission-name" data-long={c.missions[id].length > LONG || undefined}>
        {c.missions[id]}
      </span>
      <span className="ftf-where">
        <span className="ftf-tab" />
        <span className="ftf-place">{c.regions[region].short}</span>
        <Glyph name={FORMATION_SYMBOL[formation]} size={15} />
      </span>
      <span className="ftf-sum">
        <SumBar id={id} {...props} />
        {say.sumShort(have, need)}
      </span>
      <span className="ftf-missing">
        <span>{need > have ? say.missing(need - have, help) : say.stands}</span>
        {/* Who would help is worth more than that it is not due. */}
        {due && !(help && chance === 0) && <span className="ftf-chance">{due}</span>}
      </span>
      {/* A phone's row has a line for each: when, and who could bring what is missing, whatever is asked now. */}
      <span
        className="ftf-when"
        data-when={chance === null ? undefined : chance === 0 ? 'later' : chance === 1 ? 'sure' : 'may'}
      >
        {monthShort(date)}
        {chance !== null && ` · ${say.when(Math.round(100 * chance))}`}
      </span>
      <span className="ftf-could">
        {need > have ? say.missing(need - have, help || couldHelp(id, props)) : say.stands}
      </span>
    </button>
  );
}

/** “Gurbiel +3”: who would bring most of what is missing with the open choice. */
function helpFor(id: MissionId, { view, choice, language }: BoardProps): string {
  if (requiredFor(view, id) <= availableFor(view, id)) return '';
  const helps = [...choice.legal]
    .filter(isSoldier)
    .flatMap((soldier) => {
      const effect = bestFor(id, soldier, choice, view);
      return effect && effect.have > effect.was ? [{ soldier, by: effect.have - effect.was }] : [];
    })
    .sort((a, b) => b.by - a.by)[0];
  return helps ? `${catalogues[language].called(helps.soldier)} +${helps.by}` : '';
}

/** Who could bring most of what is missing: by a move, when healed; or the formation that is wanted. */
function couldHelp(id: MissionId, { view, language }: BoardProps): string {
  const c = catalogues[language];
  const { region, formation } = missionOf(id);
  const own = view.soldiers.filter((fighter) => soldierOf(fighter.id).formation === formation);
  const better = (a: Fighter, b: Fighter): number => b.s - a.s;
  const [mover] = own
    .filter((fighter) => fighter.region !== region && fighter.wounds === 0 && !isLocked(view, fighter))
    .sort(better);
  if (mover) return `${c.called(mover.id)} +${mover.s}`;
  const [hurt] = own.filter((fighter) => fighter.region === region && fighter.wounds > 0 && fighter.s > 1).sort(better);
  if (hurt) return boardWords[language].healed(c.called(hurt.id), hurt.s - 1);
  return c.formations[formation].title;
}

/** Three tones: the own formation, the others, and what the open choice would add. */
export function SumBar({ id, view, effect }: { id: MissionId; effect?: Effect } & Pick<BoardProps, 'view'>) {
  const need = effect?.need ?? requiredFor(view, id);
  const counted = countedFor(view.soldiers, id);
  const right = counted.reduce((sum, { value, why }) => (why === 'formation' ? sum + value : sum), 0);
  const all = counted.reduce((sum, { value }) => sum + value, 0);
  const width = (from: number, to: number): string =>
    `${Math.max(0, (100 * (Math.min(need, to) - Math.min(need, from))) / need)}%`;
  const then = effect?.have ?? all;
  return (
    <span className="ftf-bar">
      <span style={{ width: width(0, Math.min(right, then)) }} />
      <span data-others style={{ width: width(right, Math.min(all, then)) }} />
      {then > all && <span data-adds style={{ width: width(all, then) }} />}
      {then < all && <span data-loses style={{ width: width(then, all) }} />}
    </span>
  );
}
