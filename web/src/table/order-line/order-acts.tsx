/** The buttons of the order line: verbs and other choices, the quiet ways out, Undo, and the primary button. */
import { capital } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { useLayoutEffect, useRef } from 'react';
import type { Decision } from '../decision.ts';
import type { CannotUndo } from '../house.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';
import type { MoreAct } from './more.tsx';
import type { OrderProps } from './order-line.tsx';

interface Option {
  readonly token: string;
  take(): void;
}

/** All that can be chosen in the order line itself, in the order of the keys 1–9. */
export function optionsOf(decision: Decision, offBoard: readonly string[]): Option[] {
  const { choice, alone } = decision;
  if (decision.sharing) return [];
  const begun = choice.picked.length > 0;
  const verbs = begun && !alone.includes(choice.picked[0] as string) ? choice.verbs : [];
  return [
    ...verbs.map((token) => ({ token, take: () => decision.press(token) })),
    ...offBoard.map((token) => ({ token, take: () => decision.touch(token) })),
    // One question at a time: a way out of the beginning is no answer to what was begun.
    ...(begun ? [] : alone.filter((verb) => verb !== wayOut(decision))).map((token) => ({
      token,
      take: () => decision.press(token),
    })),
  ];
}

const LAST = new Set(['pass', 'endTurn']);

/** The way out beside the real choices: the only one there is, or that which ends the turn. It has its place and key N, never a digit. */
export function wayOut({ choice, alone }: Pick<Decision, 'choice' | 'alone'>): string | null {
  if (choice.moves.length < 2 || choice.picked.length > 0) return null;
  return (alone.length === 1 ? alone[0] : alone.find((verb) => LAST.has(verb))) ?? null;
}

/** Where nothing but the way out counts any more it stands on the primary button, and key N is still for it. */
export function lastWayOut({ board, moves, view }: Sitting, { choice, heading }: Decision): string | null {
  const offered = heading || choice.picked.length > 0 ? null : (board.primary?.(moves, view) ?? null);
  return offered !== null && board.symbolOf(offered, view) === 'pass' ? offered : null;
}

/** One row of them; those that it has no room for stand behind “…”. */
export function Options({
  sitting,
  decision,
  offBoard,
  reacting,
  aside,
  onRoom,
}: OrderProps & {
  /** How many at the end of the row have no room in it. */
  readonly aside: number;
  onRoom(aside: number): void;
}) {
  const options = reacting ? [] : optionsOf(decision, offBoard);
  const row = useRef<HTMLDivElement>(null);
  const names = options.map(({ token }) => token).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options need another room
  useLayoutEffect(() => {
    const measure = (): void => {
      const all = [...(row.current?.children ?? [])] as HTMLElement[];
      onRoom(all.filter(({ offsetTop }) => offsetTop > (all[0]?.offsetTop ?? 0)).length);
    };
    measure();
    if (!row.current) return;
    const resized = new ResizeObserver(measure);
    resized.observe(row.current);
    return () => resized.disconnect();
  }, [names, sitting.language]);
  if (options.length === 0) return null;
  return (
    <div className="order-options" ref={row}>
      {options.map(({ token, take }, i) => (
        <button
          key={token}
          type="button"
          className="btn"
          data-answer={token}
          data-aside={i >= options.length - aside || undefined}
          onClick={take}
        >
          <Sign name={sitting.board.symbolOf(token, sitting.view)} />
          <span>{tokenWords(token, sitting, decision)}</span>
          {i < 9 && <kbd>{i + 1}</kbd>}
        </button>
      ))}
    </div>
  );
}

export function WayOut({ sitting, decision, reacting }: OrderProps) {
  const token = reacting ? null : wayOut(decision);
  if (token === null) return null;
  const words = tokenWords(token, sitting, decision);
  return (
    <button
      type="button"
      className="btn quiet order-out"
      data-answer={token}
      title={words}
      onClick={() => decision.press(token)}
    >
      <Sign name={sitting.board.symbolOf(token, sitting.view)} />
      <span>{words}</span>
      <kbd>N</kbd>
    </button>
  );
}

/** The last of the options, as rows of a list. */
export function optionsAside({ sitting, decision, offBoard }: OrderProps, aside: number): MoreAct[] {
  if (aside === 0) return [];
  const all = optionsOf(decision, offBoard);
  return all.slice(-aside).map(({ token, take }, i) => ({
    symbol: sitting.board.symbolOf(token, sitting.view),
    words: tokenWords(token, sitting, decision),
    key: String(all.length - aside + i + 1),
    act: take,
  }));
}

const tokenWords = (token: string, sitting: Sitting, { choice }: Decision): string =>
  choice.moves.includes(token) ? sitting.words.move(token, sitting.view) : nameOf(token, sitting);

export type SuggestProps = Pick<OrderProps, 'sitting' | 'decision'>;

const mayBeSuggested = ({ sitting, decision }: SuggestProps): boolean => {
  const { board, asked, seat, table, moves, view } = sitting;
  const mine = asked.find((ask) => ask.seat === seat);
  const offered = !table.online && seat !== null && mine !== undefined && board.mayBeSuggested?.(mine.prompt) === true;
  return offered && !board.primary?.(moves, view) && decision.choice.picked.length === 0;
};

/** A bot may do the groundwork of a plan; everything of it can be changed. */
export function Suggest(props: SuggestProps) {
  const { say, seat, table, state } = props.sitting;
  if (seat === null || !mayBeSuggested(props)) return null;
  return (
    <button
      type="button"
      className="btn quiet order-hint"
      disabled={state.thinking !== null}
      title={say.suggestMore}
      onClick={() => void table.suggest(seat)}
    >
      <Sign name="bot" />
      <span>{say.suggest}</span>
    </button>
  );
}
Suggest.offers = mayBeSuggested;

/** What would an officer do? */
export function AskHint({ sitting: { say }, coach }: Pick<OrderProps, 'sitting' | 'coach'>) {
  if (!coach) return null;
  return (
    <button type="button" className="btn quiet order-hint" title={say.coach.means} onClick={coach.press}>
      <Sign name="lamp" />
      <span>{say.coach.title}</span>
    </button>
  );
}

/** Why nothing can be taken back, and whose move it was if it was another's. */
export function noUndoWords(sitting: Sitting, stop: CannotUndo): string {
  const by = 'by' in stop && stop.by !== sitting.seat ? nameOfSeat(sitting, stop.by) : null;
  return sitting.say.noUndo(stop, by);
}

/** At its place in every state, whether or not it can be pressed. */
export function Undo({ sitting, decision, off = false }: Pick<OrderProps, 'sitting' | 'decision'> & { off?: boolean }) {
  const { say, seat, table } = sitting;
  if (seat === null) return null;
  const stop = decision.choice.picked.length > 0 || decision.heading ? null : table.whyNoUndo(seat);
  return (
    <button
      type="button"
      className="btn order-undo"
      // Not `disabled`: whoever presses it all the same is told why.
      aria-disabled={off || stop !== null}
      title={stop ? noUndoWords(sitting, stop) : undefined}
      onClick={decision.undo}
    >
      <Sign name="undo" />
      <span>{say.undo}</span>
    </button>
  );
}

export function Confirm({
  sitting,
  decision,
  reacting,
  letStand,
}: Pick<OrderProps, 'sitting' | 'decision' | 'reacting' | 'letStand'>) {
  const { say, words, view, board, language } = sitting;
  const { primary, choice } = decision;
  if (primary) {
    const act = primary.words ?? board.actOf?.(primary.move, language, view) ?? words.move(primary.move, view);
    return (
      <button
        type="button"
        className="btn primary"
        title={primary.words ?? words.move(primary.move, view)}
        onClick={decision.confirm}
      >
        <Sign name="check" />
        <span>{act}</span>
        <kbd>Ctrl ⏎</kbd>
      </button>
    );
  }
  if (letStand) {
    return (
      <button type="button" className="btn primary order-stand" onClick={() => decision.play(letStand.move)}>
        <span>{letStand.name}</span>
      </button>
    );
  }
  const slot = decision.sharing?.words.missing ?? (reacting ? '' : board.nextSlot(choice, view, language));
  return <Missing>{capital(slot) || say.chooseAnswer}</Missing>;
}

/** The primary button while there is nothing to press: pale, it says what is missing. */
export function Missing({ children }: { children: string }) {
  return (
    <button type="button" className="btn primary order-missing" disabled title={children}>
      <span>{children}</span>
    </button>
  );
}

const nameOf = (token: string, { board, view, language }: Sitting): string => board.nameOf(token, view, language);
