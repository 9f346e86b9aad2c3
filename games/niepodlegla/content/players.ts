/** What depends on the number of players. Source: printed. */
export interface ForPlayers {
  readonly pawns: number;
  readonly rowSize: number;
  readonly baseDice: number;
  readonly baseMorale: number;
  readonly finals: number;
}

const FOR: Readonly<Record<number, ForPlayers>> = {
  2: { pawns: 3, rowSize: 9, baseDice: 7, baseMorale: 6, finals: 6 },
  3: { pawns: 2, rowSize: 9, baseDice: 9, baseMorale: 7, finals: 6 },
  4: { pawns: 2, rowSize: 11, baseDice: 11, baseMorale: 9, finals: 8 },
};
export const forPlayers = (players: number): ForPlayers => FOR[players] as ForPlayers;

/** The pawns; a table has as many of them as seats, beginning with any one. Source: five colours are printed, which ones is ours. */
export const COLOURS = ['red', 'blue', 'yellow', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Choices that only take back (NPG-4.0.12). */
export const TAKE_BACKS = { plan: 40, roll: 40, settle: 10 } as const;
/** Motions to commit that a seat may make in one phase (NPG-4.1.7). */
export const MOST_MOTIONS = 3;
/** Rerolls in one struggle, in an ordinary round and in the last (NPG-4.2.17, NPG-6.5.7). */
export const MOST_REROLLS = { ordinary: 200, final: 400 } as const;
/** Price of passing a die or a token. */
export const PASS_PRICE = 2;
