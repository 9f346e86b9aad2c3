/** The buttons of the order line: verbs and other choices, the quiet ways out, Undo, and the primary button. */
import { Glyph as Sign } from '@sztab/pieces';
import type { Decision } from '../decision.ts';
import type { CannotUndo } from '../house.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import type { OrderProps } from './order-line.tsx';

interface Option {
  readonly token: string;
  /** A way out beside the real choices, not one of them. */
  readonly quiet: boolean;
  take(): void;
}

/** All that can be chosen in the order line itself, in the order of the keys 1–9. */
export function optionsOf(decision: Decision, offBoard: readonly string[]): Option[] {
  const { choice, alone } = decision;
  const beside = choice.moves.length > alone.length;
  const begun = choice.picked.length > 0;
  const verbs = begun && !alone.includes(choice.picked[0] as string) ? choice.verbs : [];
  return [
    ...verbs.map((token) => ({ token, quiet: false, take: () => decision.press(token) })),
    ...offBoard.map((token) => ({ token, quiet: false, take: () => decision.touch(token) })),
    // One question at a time: a way out of the beginning is no answer to what was begun.
    ...(begun ? [] : alone).map((token) => ({ token, quiet: beside, take: () => decision.press(token) })),
  ];
}

export function Alternatives({ sitting, decision, offBoard, reacting }: OrderProps) {
  const { board, view, language } = sitting;
  if (reacting) return null;
  return optionsOf(decision, offBoard).map(({ token, quiet, take }, i) => (
    <button key={token} type="button" className={quiet ? 'btn quiet' : 'btn'} onClick={take}>
      <Sign name={board.symbolOf(token, view)} />
      {decision.choice.moves.includes(token) ? sitting.words.move(token, view) : board.nameOf(token, view, language)}
      {i < 9 && <kbd>{i + 1}</kbd>}
    </button>
  ));
}

/** A bot may do the groundwork of a plan; everything of it can be changed. */
export function Suggest({ sitting, decision }: OrderProps) {
  const { board, say, asked, seat, table, state, moves } = sitting;
  const mine = asked.find((ask) => ask.seat === seat);
  const ready = board.primary?.(moves, sitting.view) ?? null;
  if (
    table.online ||
    seat === null ||
    !mine ||
    !board.mayBeSuggested?.(mine.prompt) ||
    ready ||
    decision.choice.picked.length > 0
  )
    return null;
  return (
    <button
      type="button"
      className="btn quiet"
      disabled={state.thinking !== null}
      title={say.suggestMore}
      onClick={() => void table.suggest(seat)}
    >
      <Sign name="bot" />
      {say.suggest}
    </button>
  );
}

/** Why nothing can be taken back, and whose move it was if it was another's. */
export function noUndoWords(sitting: Sitting, stop: CannotUndo): string {
  const by = 'by' in stop && stop.by !== sitting.seat ? nameOfSeat(sitting, stop.by) : null;
  return sitting.say.noUndo(stop, by);
}

export function Confirm({ sitting, decision }: OrderProps) {
  const { say, words, view, seat, table } = sitting;
  const { choice, primary } = decision;
  const stop = seat === null || choice.picked.length > 0 ? null : table.whyNoUndo(seat);
  const verb = verbOf(decision);
  return (
    <>
      {seat !== null && (!stop || table.game.box.game.takeBack) && (
        <button
          type="button"
          className="btn order-undo"
          // Not `disabled`: whoever presses it all the same is told why.
          aria-disabled={stop !== null}
          title={stop ? noUndoWords(sitting, stop) : undefined}
          onClick={decision.undo}
        >
          <Sign name="undo" />
          <span>{say.undo}</span>
        </button>
      )}
      {primary ? (
        <button type="button" className="btn primary" onClick={decision.confirm}>
          <Sign name="check" />
          {words.move(primary.move, view)}
          <kbd>Ctrl ⏎</kbd>
        </button>
      ) : (
        verb && (
          <button type="button" className="btn primary" disabled>
            <Sign name="check" />
            {nameOf(verb, sitting)}
          </button>
        )
      )}
    </>
  );
}

/** Once the verb is chosen the button stands there, unlit, until the rest is chosen too. */
const verbOf = ({ choice }: Decision): string | null =>
  choice.complete === null && choice.picked.length > 1 ? (choice.picked[1] as string) : null;

const nameOf = (token: string, { board, view, language }: Sitting): string => board.nameOf(token, view, language);
