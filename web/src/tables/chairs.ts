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

const [FIRST_LEVEL] = LEVELS;

/** Whoever has not yet finished a game learns it from a recruit. */
export const levelFor = (game: string, finished: readonly { readonly header: { readonly game: string } }[]): Level =>
  finished.some(({ header }) => header.game === game) ? USUAL_LEVEL : FIRST_LEVEL;

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

/** You, and bots on the other chairs. `names[i]` is what a person on chair i is called until told otherwise. */
export const usualChairs = (players: number, names: readonly string[], level: Level = USUAL_LEVEL): Chair[] =>
  Array.from({ length: players }, (_, i) => ({ is: i === 0 ? 'you' : 'bot', name: names[i] ?? '', level }));

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

/** Somebody else sits down. There is one of you: who was `you` before becomes a friend. */
export const seated = (chairs: readonly Chair[], at: number, change: Partial<Chair>): Chair[] =>
  chairs.map((chair, i) => {
    if (i === at) return { ...chair, ...change };
    return change.is === 'you' && chair.is === 'you' ? { ...chair, is: 'friend' } : chair;
  });

export type ChairTrouble = 'name' | 'nobody';

export function troubleWith(chairs: readonly Chair[]): ChairTrouble | null {
  if (chairs.every(({ is }) => is === 'bot')) return 'nobody';
  return chairs.some(({ is, name }) => is !== 'bot' && !isNameText(name.trim())) ? 'name' : null;
}

export const sittersOf = (chairs: readonly Chair[]): Sitter[] =>
  chairs.map(({ is, name, level }): Sitter => (is === 'bot' ? { is, level } : { is, name: name.trim() }));
