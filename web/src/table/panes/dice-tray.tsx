/** The dice as they were rolled last. They lie there until the next roll. */
import { Die, fillOf, type Heard, onFillOf, type ReactionDie } from '@sztab/pieces';
import { useMemo } from 'react';
import './dice-tray.css';
import { roundsOf } from '../log/chapters.ts';
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

/** So many rolls are news at once: the own one, and the answer to it. */
const NEWS = 2;

/** Where no log stands beside the board: what came of the latest rolls, as long as it is news. */
export function RollNews({ sitting, lately }: { sitting: Sitting; lately: readonly Heard[] }) {
  const { board, words, say } = sitting;
  const turns = roundsOf(lately, { beginsTurn: board.beginsTurn }).flatMap(({ turns }) => turns);
  const rolls = lately.flatMap(({ event }) => {
    const dice = board.logLine(event)?.dice ?? [];
    const turn = turns.find(({ lines }) => lines.some((line) => line.event === event));
    return dice.length > 0 ? [{ dice, result: turn?.lines.at(-1)?.event ?? event }] : [];
  });
  if (rolls.length === 0) return null;
  return (
    <section className="roll-news" aria-label={say.dice}>
      {rolls.slice(-NEWS).map(({ dice, result }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls have no other name than their order
        <div key={place} className="dice-tray dice-news">
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
            <OwnedDie key={i} die={die} sitting={sitting} size={26} />
          ))}
          <p>{words.event(result)}</p>
        </div>
      ))}
    </section>
  );
}

function lastRoll(
  heard: readonly Heard[],
  board: Sitting['board'],
): { event: unknown; dice: readonly ReactionDie[] } | null {
  for (let i = heard.length - 1; i >= 0; i--) {
    const { event } = heard[i] as Heard;
    const dice = board.logLine(event)?.dice;
    if (dice && dice.length > 0) return { event, dice };
  }
  return null;
}
