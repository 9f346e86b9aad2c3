/** The answers to the open decision, for the sheet of a phone: which, in which shape, and on how many pages. */
import { type Answer, type Answers, choose } from '@sztab/pieces';
import type { Decision } from '../decision.ts';
import { wayOut } from '../order-line/order-acts.tsx';
import type { Sitting } from '../sitting.ts';
import { worthAt } from '../useful.ts';

/** One thing to press in the sheet. */
export interface Offer extends Answer {
  /** What was touched of the open slot already. */
  readonly picked: boolean;
  take(): void;
}

export interface Offers {
  readonly as: Answers['as'];
  readonly list: readonly Offer[];
  readonly promised: boolean;
  /** The way out beside the real choices: always the last on the first page. */
  readonly out: Offer | null;
}

const isNumber = (token: string): boolean => /^\d+$/.test(token);

/**
 * The answers of the slot that is open. Once everything is chosen, those of the last one stay, so that another can be tapped instead.
 * `useful`: of every move what it is worth.
 */
export function offersOf(sitting: Sitting, decision: Decision, useful: readonly number[]): Offers {
  const { board, view, language, words, heard } = sitting;
  const { choice } = decision;
  const chosen = choice.legal.size === 0 && choice.verbs.length === 0;
  const place = chosen ? lastSlot(choice.moves, choice.picked) : choice.picked.length;
  const open = choose(choice.moves, choice.picked.slice(0, place));
  const begun = place > 0;
  const offer = (answer: Answer): Offer => {
    const { touch } = answer;
    return {
      ...answer,
      picked: touch !== null && (touch === decision.heading?.thing || choice.picked.slice(place).includes(touch)),
      take: () => touch !== null && (chosen ? decision.instead(place, touch) : press(decision, touch, begun)),
    };
  };
  const told = board.answers?.(open, view, language, heard);
  const nameOf = (token: string): Answer => {
    const detail = board.detailOf?.(token, open, view, language);
    return {
      touch: token,
      name: open.moves.includes(token) ? words.move(token, view) : board.nameOf(token, view, language),
      symbol: board.symbolOf(token, view),
      ...(detail && { detail }),
    };
  };
  const alone = begun ? [] : decision.alone;
  // Beside several verbs that stand alone the board lists all but the way out.
  const unlisted = told ? alone.filter((verb) => told.list.every(({ touch }) => touch !== verb)) : [];
  const out = wayOut({ choice: open, alone }) ?? (unlisted.length === 1 ? (unlisted[0] as string) : null);
  const worth = worthAt(choice.moves, useful, open.picked);
  const tokens = [...new Set([...(begun ? open.verbs : []), ...open.legal, ...alone])].filter((token) => token !== out);
  // Numbers keep their order; everything else comes by what it is worth.
  const numbers = tokens.length > 0 && tokens.every(isNumber);
  const sorted = tokens.toSorted((a, b) =>
    numbers ? Number(a) - Number(b) : (worth.get(b) ?? 0) - (worth.get(a) ?? 0),
  );
  return {
    as: told?.as ?? (numbers ? 'chips' : 'tiles'),
    promised: told?.promised ?? false,
    list: (told ? listOf(told, worth) : sorted.map(nameOf)).map(offer),
    out: out === null ? null : offer(nameOf(out)),
  };
}

/** As the board has them, or by what they are worth where it leaves that to the frame. */
function listOf({ list, ranked }: Answers, worth: ReadonlyMap<string, number>): readonly Answer[] {
  const of = ({ touch }: Answer): number => (touch === null ? 0 : (worth.get(touch) ?? 0));
  return ranked === false ? list.toSorted((a, b) => of(b) - of(a)) : list;
}

function press(decision: Decision, token: string, begun: boolean): void {
  const isVerb = begun ? decision.choice.verbs.includes(token) : decision.alone.includes(token);
  if (isVerb) decision.press(token);
  else decision.touch(token);
}

/** Where the last slot with a choice begins. */
function lastSlot(moves: readonly string[], picked: readonly string[]): number {
  for (let place = picked.length - 1; place > 0; place--) {
    const { open } = choose(moves, picked.slice(0, place));
    if (open.length > 1) return place;
  }
  return 0;
}

/** What one page holds: so many answers, the last place for the way to more of them. */
export function pagesOf<T>(list: readonly T[], first: number, more: number): readonly (readonly T[])[] {
  if (list.length <= first) return [list];
  const pages = [list.slice(0, first - 1)];
  for (let from = first - 1; from < list.length; ) {
    const left = list.length - from;
    const count = left <= more ? left : more - 1;
    pages.push(list.slice(from, from + count));
    from += count;
  }
  return pages;
}
