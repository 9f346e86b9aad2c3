/** One consultation of the bots beside people, where the table itself lies elsewhere: all that is open to everybody goes in, what they remember comes out. */
import { type Ask, clone, type Favour, type Mind, type Seat, type Shape } from '@sztab/kernel';
import type { Question } from './bot.ts';
import { outlookOf } from './outlook.ts';
import { Partner, type PartnerSettings, type PartnerTable } from './partner.ts';
import type { PartnerMemory } from './partner-memory.ts';
import type { PartnerNote } from './partner-notes.ts';

/** What a person asked which bot for. */
export interface AskedFavour {
  readonly favour: Favour;
  readonly person: Seat;
  readonly bot: Seat;
}

/** Plain data: it goes to another thread. */
export interface Gathering<S extends Shape = Shape> {
  /** The public view. */
  readonly view: S['view'];
  /** What each bot that is asked sees. */
  readonly views: Readonly<Record<Seat, S['view']>>;
  readonly asks: readonly Ask<S['move']>[];
  readonly seq: number;
  /** Each move that counts, and who made it. */
  readonly moves: PartnerTable<S>['moves'];
  readonly isBot: readonly boolean[];
  readonly isHere: readonly boolean[];
  readonly settings: PartnerSettings;
  readonly memory: PartnerMemory<S['move']> | null;
  readonly asked: AskedFavour | null;
}

export interface Conferred<S extends Shape = Shape> {
  readonly memory: PartnerMemory<S['move']>;
  /** Null: they wait for the people. */
  readonly plays: { readonly seat: Seat; readonly move: S['move'] } | null;
  readonly notes: readonly PartnerNote[];
}

/** The table as it was gathered, and the bots' voice at it. */
export function voiceOf<S extends Shape>(
  box: Mind<S>,
  { view, asks, seq, moves, isBot, isHere, settings, memory }: Omit<Gathering<S>, 'views' | 'asked'>,
  note: (note: PartnerNote) => void,
): { table: PartnerTable<S>; partner: Partner<S> } {
  const table: PartnerTable<S> = {
    asks: () => asks,
    look: () => ({ view }),
    seq,
    header: { seats: isBot },
    moves,
  };
  const partner = new Partner<S>(
    box,
    (seat) => isBot[seat] === true,
    settings,
    (from, seat, moves) => outlookOf(box, from, seat, moves),
    note,
    { isHere: (seat) => isHere[seat] === true, ...(memory && { memory: clone(memory) }) },
  );
  return { table, partner };
}

/** Answers what a person asked for, then goes on until the bots know what to do next. `think`: what a bot would like to do. */
export async function confer<S extends Shape>(
  box: Mind<S>,
  gathering: Gathering<S>,
  think: (question: Question<S>) => S['move'] | Promise<S['move']>,
): Promise<Conferred<S>> {
  const { views, asked, isBot } = gathering;
  const notes: PartnerNote[] = [];
  const { table, partner } = voiceOf(box, gathering, (note) => void notes.push(note));
  if (asked && isBot[asked.bot]) await partner.ask(table, asked.favour, asked.person, asked.bot);
  let step = partner.next(table);
  while (step.is === 'think') {
    const { seat, moves } = step;
    step = await partner.heed(table, seat, await think({ seat, moves, view: views[seat] as S['view'] }));
  }
  const plays = step.is === 'play' ? { seat: step.seat, move: step.move } : null;
  return { memory: partner.memory, plays, notes };
}
