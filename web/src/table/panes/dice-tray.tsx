/** The dice as they were rolled last. They lie there until the next roll. */
import { Die, fillOf, type Heard, onFillOf, type ReactionDie } from '@sztab/pieces';
import { useMemo } from 'react';
import './dice-tray.css';
import { pencilOf } from '../seats/pencil.tsx';
import { roleOfSeat, type Sitting } from '../sitting.ts';

export function OwnedDie({ die, sitting, size = 34 }: { die: ReactionDie; sitting: Sitting; size?: number }) {
  const pencil = pencilOf(sitting, die.owner);
  const label = sitting.say.die(roleOfSeat(sitting, die.owner), die.face);
  const { Die: OwnDie } = sitting.board;
  if (OwnDie) return <OwnDie die={die} size={size} label={label} />;
  return <Die face={die.face} body={fillOf(pencil)} pips={onFillOf(pencil)} size={size} label={label} />;
}

export function DiceTray({ sitting }: { sitting: Sitting }) {
  const { heard, board, words, say } = sitting;
  const last = useMemo(() => lastRoll(heard, board), [heard, board]);
  if (!last) return null;
  return (
    <section className="dice-tray" aria-label={say.dice}>
      {last.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
        <OwnedDie key={i} die={die} sitting={sitting} size={42} />
      ))}
      <p>{words.event(last.event)}</p>
    </section>
  );
}

function lastRoll(
  heard: readonly Heard[],
  board: Sitting['board'],
): { event: unknown; dice: readonly ReactionDie[] } | null {
  for (let i = heard.length - 1; i >= 0; i--) {
    const { event } = heard[i] as Heard;
    const dice = board.log.line(event)?.dice;
    if (dice && dice.length > 0) return { event, dice };
  }
  return null;
}
