/**
 * Where a hand goes next to make a move, found in what is drawn: whatever of it can be touched now and was not; then its verb, wherever it is
 * offered; once everything is chosen, the primary button. On a phone the same thing may lie on the board and in the sheet.
 */
import { moveParts } from '@sztab/kernel';

/** How a lesson goes on: moves, the likelier first, and how many pieces are to be given where they are given in one go. */
export interface Way {
  readonly awaits: readonly string[];
  readonly least: number;
  /** No more than that many. */
  readonly exact: boolean;
}

const PLACES = ['.sheet', '.hand-tray', '.small-sheet', '.rail.left'];
/** Where a table has no frame, `.bare-acts` stands for the order line. */
const LINE = ':is(.order-line, .bare-acts)';
const ANSWERS = `.small-sheet, ${LINE}, .reaction`;
const PRIMARY = `${LINE}[data-state="yours"] .order-acts .btn.primary:enabled`;
const MORE_ANSWERS = '.answers [data-more]';
/** In the order line, on a phone in the sheet. */
const STEPPER = ':is(.order-stepper, .share-cells li)';
const ONE_MORE = `${STEPPER} > button:last-of-type:enabled`;
const ONE_LESS = `${STEPPER} > button:first-of-type:enabled`;

const found = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
const named = (attribute: string, name: string): string => `[${attribute}="${CSS.escape(name)}"]`;
const isOpen = (element: Element): boolean =>
  element.getAttribute('aria-pressed') !== 'true' && element.getAttribute('aria-disabled') !== 'true';

/** The things of this name that are drawn, the board's first. */
export const drawnAs = (thing: string): readonly Element[] =>
  PLACES.flatMap((place) => found(`${place} ${named('data-thing', thing)}`));

const answersTo = (token: string): readonly Element[] =>
  found(`:is(${ANSWERS}) ${named('data-answer', token)}`)
    .filter(isOpen)
    .slice(0, 1);

/** What of these a finger would hit in its middle: neither out of view nor covered. */
export const reached = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** What an element stands for when it is touched: one thing, or a phrase of several (`B3>load>ammo`). */
const phraseOf = (element: Element): readonly string[] =>
  (element.getAttribute('data-touch') ?? element.getAttribute('data-answer'))?.split('>') ?? [];

/** What makes this move with one touch: a phrase of its verb and its things. */
const phrasesOf = (tokens: readonly string[]): readonly Element[] =>
  [
    ...found(`:is(${ANSWERS}) [data-answer*=">"]`),
    ...PLACES.flatMap((place) => found(`${place} [data-touch*=">"]`)),
  ].filter((element) => isOpen(element) && phraseOf(element).every((token) => tokens.includes(token)));

/** All that stands for the next touch; nothing where the move cannot be gone on with. `turns`: also the way to another page of the sheet. */
function towards(move: string, turns: boolean): readonly Element[] {
  const whole = answersTo(move);
  if (whole.length > 0) return whole;
  const { verb, args } = moveParts(move);
  const picked = document.querySelector(LINE)?.getAttribute('data-picked')?.split(' ') ?? [];
  const left = [verb, ...args].filter((token) => !picked.includes(token));
  const [phrase] = reached(phrasesOf(left)).toSorted((a, b) => phraseOf(b).length - phraseOf(a).length);
  if (phrase) return [phrase];
  for (const arg of args.filter((token) => !picked.includes(token))) {
    // The same thing may be the beginning of another move: a corps that would set out is no place to load.
    const legal = drawnAs(arg).filter(
      (element) =>
        element.hasAttribute('data-legal') &&
        isOpen(element) &&
        phraseOf(element).every((token) => token === arg || left.includes(token)),
    );
    const answers = answersTo(arg);
    if (legal.length + answers.length === 0) continue;
    const touchable = [...answers, ...reached(legal).slice(0, 1)];
    // On another page of the sheet, else somewhere on a map that must be moved first.
    const elsewhere = [...found(MORE_ANSWERS), ...legal].slice(0, 1);
    return touchable.length > 0 ? touchable : elsewhere;
  }
  const said = picked.includes(verb) ? [] : answersTo(verb);
  if (said.length > 0) return said;
  // What has still to be chosen lies on another page of the sheet, or is not drawn yet: the button would make another move.
  const button = args.every((token) => picked.includes(token)) ? found(PRIMARY) : [];
  return (button.length > 0 || !turns ? button : found(MORE_ANSWERS)).slice(0, 1);
}

export function nextTouch({ awaits, least, exact }: Way): readonly Element[] {
  const given = document.querySelector('.order-sentence[data-sum]')?.getAttribute('data-sum');
  if (given && awaits.length > 0) {
    // Once nothing more is to be given, `finish` is waited for: a move without things.
    const wanted = moveParts(awaits[0] as string).args.length > 0;
    const step = wanted && Number(given) < least ? ONE_MORE : wanted && exact && Number(given) > least ? ONE_LESS : '';
    const stepper = step ? found(step).slice(0, 1) : [];
    return stepper.length > 0 ? stepper : found(PRIMARY).slice(0, 1);
  }
  // Pages are turned only for what no move of the way has on the open one.
  for (const turns of [false, true]) {
    for (const move of awaits) {
      const touch = towards(move, turns);
      if (touch.length > 0) return touch;
    }
  }
  return [];
}
