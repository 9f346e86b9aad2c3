/** Over the lower edge of a phone's map: the missions that matter now, each with its sum, what the choice would add, and when it is due. */
import { type MissionId, missionOf } from '../content/missions.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { boardWords } from '../text/board.ts';
import { chanceDue } from './due.ts';
import { effectsOf, handOf } from './effects.ts';
import { SumBar } from './mission-card.tsx';
import { monthShort } from './names.ts';
import type { BoardProps } from './props.ts';
import './peek.css';

const MOST = 4;

export function Peek(props: BoardProps) {
  const { view, choice } = props;
  const [move, ...others] = choice.open;
  const effects = choice.picked.length > 0 && move && others.length === 0 ? effectsOf(view, move) : [];
  const byDate = handOf(view).toSorted((a, b) => missionOf(a).date - missionOf(b).date);
  return (
    <span className="ftf-peek">
      {byDate.slice(0, MOST).map((id) => (
        <Cell key={id} id={id} effect={effects.find(({ mission }) => mission === id)} {...props} />
      ))}
      {byDate.length > MOST && <b className="ftf-peek-more">+{byDate.length - MOST}</b>}
    </span>
  );
}

function Cell({
  id,
  effect,
  view,
  language,
}: { id: MissionId; effect: ReturnType<typeof effectsOf>[number] | undefined } & BoardProps) {
  const say = boardWords[language];
  const chance = chanceDue(view, id);
  const have = effect?.have ?? availableFor(view, id);
  const need = effect?.need ?? requiredFor(view, id);
  return (
    <span className="ftf-peek-cell" data-stage={missionOf(id).stage}>
      <b>{say.briefs[id]}</b>
      <SumBar id={id} view={view} {...(effect && { effect })} />
      <span>
        <span className="num" data-stands={have >= need || undefined}>
          {say.sumShort(have, need)}
        </span>
        <small>{chance ? `${Math.round(100 * chance)}%` : monthShort(missionOf(id).date)}</small>
      </span>
    </span>
  );
}
