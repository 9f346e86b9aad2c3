/** Tables: how they are opened, who sits at them, and how fast they are played. */
import * as z from 'zod/mini';
import { partnerInfo } from './offers.ts';
import * as w from './words.ts';

/** No clock; so many seconds for all moves and so many more for each (Fischer); so many days for each move. */
export const pace = z.discriminatedUnion('is', [
  z.object({ is: z.literal('none') }),
  z.object({
    is: z.literal('live'),
    seconds: z.int().check(z.minimum(30), z.maximum(21_600)),
    more: z.int().check(z.minimum(0), z.maximum(600)),
  }),
  z.object({ is: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
]);
export type Pace = z.infer<typeof pace>;

/** Who may look on and sit down. `public`: listed in the lobby. `link`: whoever has the link. `password`: whoever has the link and gives the password. */
export const access = z.enum(['public', 'link', 'password']);
export type Access = z.infer<typeof access>;

/** Who is to sit on a chair when the table is opened. */
const wantedSitter = z.discriminatedUnion('is', [
  z.object({ is: z.literal('me') }),
  z.object({ is: z.literal('open') }),
  z.object({ is: z.literal('bot'), level: w.botLevel }),
]);
export type WantedSitter = z.infer<typeof wantedSitter>;

export const newTable = z.object({
  game: w.gameId,
  options: w.options,
  /** In the order of the game's roles. */
  chairs: z.array(wantedSitter).check(z.minLength(1), z.maxLength(9)),
  /** Who sits where is drawn when the game starts. */
  drawn: z.boolean(),
  access,
  password: z.optional(w.password),
  pace,
});
export type NewTable = z.infer<typeof newTable>;

const person = z.object({ is: z.literal('person'), id: w.id, name: z.string(), here: z.boolean() });
const bot = z.object({ is: z.literal('bot'), level: w.botLevel });

export const chair = z.object({
  seat: w.seat,
  role: z.string(),
  who: z.nullable(z.discriminatedUnion('is', [person, bot])),
  ready: z.boolean(),
  /** Out of time: the others may decide how to go on. */
  late: z.boolean(),
  /** Out of time and back at the table: milliseconds until the others may decide. */
  grace: z.optional(z.number()),
});
export type Chair = z.infer<typeof chair>;

/** What everybody at the table has to agree to. */
export const proposed = z.discriminatedUnion('is', [
  z.object({ is: z.literal('undo'), count: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  z.object({ is: z.literal('pause') }),
  z.object({ is: z.literal('resume') }),
  z.object({ is: z.literal('bot'), seat: w.seat, level: w.botLevel }),
  /** The game ends here without a result. */
  z.object({ is: z.literal('abandon') }),
  /** All give up together: where all win or lose together, nobody does it for the others. */
  z.object({ is: z.literal('resign') }),
  /** Of two, the other has left or is out of time: whoever stayed takes the win. */
  z.object({ is: z.literal('claim') }),
]);
export type Proposed = z.infer<typeof proposed>;

/** What is noted among the talk when it is carried out; the rest is an entry in the log. */
export const NOTED = ['pause', 'resume', 'abandon', 'claim', 'bot'] as const satisfies readonly Proposed['is'][];

export const proposal = z.object({
  id: z.string(),
  by: w.seat,
  wish: proposed,
  /** Seats that have agreed, and seats that still have to. */
  yes: z.array(w.seat),
  open: z.array(w.seat),
  /** Of moves to be taken back: something came to light by one of them. */
  revealed: z.optional(z.literal(true)),
});
export type Proposal = z.infer<typeof proposal>;

/**
 * Each seat's time left in milliseconds as it was at `at`; the clocks of `running` go on since then, or, where a window is open, so many
 * milliseconds later.
 */
export const clock = z.object({
  left: z.array(z.number()),
  running: z.array(w.seat),
  at: w.moment,
  wait: z.optional(z.number()),
});
export type Clock = z.infer<typeof clock>;

/** Why a table cannot be opened: its game is not here, its edition is newer than the server, or what is kept of it is damaged. */
export const stuck = z.enum(['no-such-game', 'unknown-edition', 'unreadable']);
export type Stuck = z.infer<typeof stuck>;

export const tableInfo = z.object({
  id: w.id,
  game: w.gameId,
  rules: z.int(),
  options: w.options,
  state: z.enum(['gathering', 'playing', 'over', 'abandoned']),
  access,
  pace,
  drawn: z.boolean(),
  /** The person who opened the table. */
  host: z.object({ id: w.id, name: z.string() }),
  chairs: z.array(chair),
  /** The seat of whoever asks; null for those who look on. */
  seat: z.nullable(w.seat),
  watching: z.int(),
  paused: z.boolean(),
  proposal: z.nullable(proposal),
  clock: z.nullable(clock),
  /** Seats that have to decide now; empty before and after the game. */
  asked: z.array(w.seat),
  /** The hash of the seed, published before anybody moves. */
  commit: z.string(),
  /** The table that this one was opened again as. */
  next: z.nullable(w.id),
  opened: w.moment,
  changed: w.moment,
  stuck: z.optional(stuck),
  /** The seat that this person had and a bot plays now. */
  replaced: z.optional(w.seat),
  /** The seat that this person gave up and that is still free. `invite`: in the list of their tables, what the link back needs. */
  gaveUp: z.optional(z.object({ seat: w.seat, invite: z.optional(z.string()) })),
  /** Where bots play on the side of people. */
  partner: z.optional(partnerInfo),
});
export type TableInfo = z.infer<typeof tableInfo>;

/**
 * What anybody who plays may propose at any time, in the order of the buttons, and at which tables: the server holds to it, and pages show no
 * button that it would refuse.
 */
export const ANY_TIME = {
  pause: ({ paused }) => !paused,
  abandon: () => true,
} as const satisfies { readonly [K in Proposed['is']]?: (table: Pick<TableInfo, 'paused' | 'access'>) => boolean };

/** For those who may invite: what the link needs to let somebody in. */
export const openedTable = z.object({ id: w.id, invite: z.string() });

/** What opens a table that is not open to everybody; the password is needed once. */
export const enterTable = z.object({
  invite: z.optional(w.textUpTo(60)),
  password: z.optional(w.textUpTo(200)),
});
/** `seat` null: any free chair. */
export const sitDown = z.extend(enterTable, { seat: z.nullable(w.seat) });
export const getReady = z.object({ ready: z.boolean(), entropy: w.entropy });
export const seatBot = z.object({ seat: w.seat, level: z.nullable(w.botLevel) });
export const freeChair = z.object({ seat: w.seat });
/** `more`: there are open tables beyond the pages that were asked for. `watch`: public games that are being played; servers before 0.2.0 name none. */
export const lobby = z.object({
  open: z.array(tableInfo),
  more: z.boolean(),
  mine: z.array(tableInfo),
  watch: z.optional(z.array(tableInfo)),
});
export type Lobby = z.infer<typeof lobby>;
/** A record of a local match to be played on here; who brings it takes a chair, the others are open. */
export const bringTable = z.object({
  record: w.textUpTo(400_000, z.minLength(10)),
  chairs: z.array(wantedSitter).check(z.minLength(1), z.maxLength(9)),
  access,
  password: z.optional(w.password),
  pace,
});
export type BringTable = z.infer<typeof bringTable>;
