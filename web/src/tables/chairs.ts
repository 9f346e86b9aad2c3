/** Who sits where, while a table is being set up. */
import {
  type Company,
  type Game,
  isNameText,
  LEVELS,
  type Level,
  type Lid,
  levelNamed,
  type Options,
  USUAL_LEVEL,
} from '@sztab/kernel';
import type { Sitter } from './handle.ts';

/** A chair remembers name and level while one tries who should sit on it. */
export interface Chair {
  readonly is: Sitter['is'];
  readonly name: string;
  readonly level: string;
}

/** Of the first opponent. */
const [FIRST_LEVEL] = LEVELS;

/** A table of this browser: of which game, and who sat there. */
interface Played {
  readonly header: { readonly game: string };
  readonly sitters: readonly Sitter[];
}

/** As strong as the bots one played last, `tables` the latest first. Nobody is given a stronger one without asking. */
export function levelFor(game: string, tables: readonly Played[], first: Level = FIRST_LEVEL): Level {
  const levels = tables.flatMap(({ header, sitters }) =>
    header.game === game ? sitters.flatMap((one) => (one.is === 'bot' ? [one.level] : [])) : [],
  );
  return levels[0] === undefined ? first : levelNamed(levels[0]);
}

/** The first value of every option, unless the game says that another is usual in such company. */
export const usualOptions = (
  { game, lid }: { readonly game: Pick<Game, 'options'>; readonly lid: Pick<Lid, 'usual'> },
  company: Company,
): Options => ({
  ...Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] as string])),
  ...lid.usual?.[company],
});

/** As many as the game is best known for: two, where it can be two. */
export const usualPlayers = ([min, max]: readonly [number, number]): number => Math.min(Math.max(2, min), max);

/** You on this seat, and bots on the other chairs. `names[0]` is yours; the others are what a person there is called until told otherwise. */
export const usualChairs = (
  players: number,
  names: readonly string[],
  level: Level = USUAL_LEVEL,
  seat = 0,
): Chair[] => {
  const yours = Math.min(seat, players - 1);
  return Array.from({ length: players }, (_, i) => ({
    is: i === yours ? 'you' : 'bot',
    name: names[i === yours ? 0 : i === 0 ? yours : i] ?? '',
    level,
  }));
};

/** How a table is set before anybody changes anything: the same from home with one click and on the page for a new table. */
export interface Setup {
  readonly seat: number;
  readonly level: Level;
  /** What holds where nobody chooses; a first game may be lighter. */
  readonly options: Options;
}

/** `tables`: those of this browser, the latest first; `finished`: those of them that came to their end. */
export function setupFor(
  box: { readonly game: Pick<Game, 'id' | 'options'>; readonly lid: Pick<Lid, 'newcomer' | 'together' | 'usual'> },
  tables: readonly Played[],
  finished: readonly Played[],
): Setup {
  const { game, lid } = box;
  // The first opponent is gentle; the first partner knows what he does.
  const level = levelFor(game.id, tables, lid.together ? USUAL_LEVEL : FIRST_LEVEL);
  const played = finished.some(({ header }) => header.game === game.id);
  const { seat = 0, options } = (played ? null : lid.newcomer) ?? {};
  return { seat, level, options: { ...usualOptions(box, 'here'), ...options } };
}

/** The same people and bots as before; the first person at this screen is you. */
export function chairsOf(sitters: readonly Sitter[], names: readonly string[]): Chair[] {
  const you = sitters.some(({ is }) => is === 'you')
    ? sitters.findIndex(({ is }) => is === 'you')
    : sitters.findIndex(({ is }) => is !== 'bot');
  return sitters.map((sitter, i) =>
    sitter.is === 'bot'
      ? { is: 'bot', name: names[i] ?? '', level: levelNamed(sitter.level) }
      : { is: i === you ? 'you' : 'friend', name: sitter.name, level: USUAL_LEVEL },
  );
}

/** Somebody else sits down. There is one of you: whose chair you take sits on yours, so that a bot stays at the table with its level. */
export const seated = (chairs: readonly Chair[], at: number, change: Partial<Chair>): Chair[] => {
  const from = change.is === 'you' ? chairs.findIndex(({ is }) => is === 'you') : -1;
  const [yours, taken] = [chairs[from], chairs[at]];
  if (!yours || !taken) return chairs.map((chair, i) => (i === at ? { ...chair, ...change } : chair));
  return chairs.map((chair, i) => (i === at ? yours : i === from ? taken : chair));
};

export type ChairTrouble = 'name' | 'nobody';

export function troubleWith(chairs: readonly Chair[]): ChairTrouble | null {
  if (chairs.every(({ is }) => is === 'bot')) return 'nobody';
  return chairs.some(({ is, name }) => is !== 'bot' && !isNameText(name.trim())) ? 'name' : null;
}

export const sittersOf = (chairs: readonly Chair[]): Sitter[] =>
  chairs.map(({ is, name, level }): Sitter => (is === 'bot' ? { is, level } : { is, name: name.trim() }));
