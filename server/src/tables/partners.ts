/** What the bots beside people remember of a table, and what people at it are told of that. Kept in the store, so that any node can go on from it. */
import {
  type AskedFavour,
  type Gathering,
  type PartnerMemory,
  type PartnerNote,
  partnerTags,
  voiceOf,
} from '@sztab/bots';
import type { Manner, Seat } from '@sztab/kernel';
import type { FromClient, PartnerInfo } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import { keepAnswer, type RequestKey } from './request-key.ts';
import { botAt } from './stand-in.ts';
import type { StoredTable } from './stored.ts';
import { Outdated, TableTrouble } from './trouble.ts';

export interface StoredPartner {
  readonly memory: PartnerMemory | null;
  /** By seat; whoever has said nothing wants to be asked. */
  readonly manners: readonly (Manner | null)[];
  /** What a person asked for and no bot has answered yet; a newer one takes its place. */
  readonly asked: AskedFavour | null;
  /** Since when somebody's yes waits for the answers of others. */
  readonly heldSince: number | null;
  readonly notes: readonly PartnerNote[];
}

const NOTHING: StoredPartner = { memory: null, manners: [], asked: null, heldSince: null, notes: [] };
/** A match has some sixty offers; who asks for more than this is not written about. */
const MOST_NOTES = 300;
/** In milliseconds, as long as a motion waits for an answer: then whoever has said yes may go on without those who say nothing. */
const PATIENCE = 20_000;
/** The strictest of all who are there counts. */
const STRICTNESS: readonly Manner[] = ['leave', 'ask', 'decide'];

const partnerOf = ({ partner }: StoredTable): StoredPartner => partner ?? NOTHING;

/** Whether bots sit here on the side of people. */
export function isBesidePeople(playing: Playing, stored: StoredTable): boolean {
  if (!playing.box.brain.partner) return false;
  const bots = stored.chairs.map(({ seat }) => botAt(playing, stored, seat) !== null);
  return bots.includes(true) && bots.includes(false);
}

/** The table as the bots see it: nothing but what is open to everybody. */
export function gatheredAt({ playing, presence }: LiveTable, stored: StoredTable): Gathering {
  const { match, box } = playing as Playing;
  const { memory, manners, asked } = partnerOf(stored);
  const seats = [...match.header.seats.keys()];
  const isBot = seats.map((seat) => botAt(playing as Playing, stored, seat) !== null);
  const isHere = seats.map((seat) => presence.isHere(seat));
  const asks = (playing as Playing).asks();
  const wanted = seats.flatMap((seat) => (isBot[seat] || !isHere[seat] ? [] : [manners[seat] ?? 'ask']));
  const views = asks.flatMap(({ seat }) => (isBot[seat] ? [[seat, (playing as Playing).look(seat).view]] : []));
  return {
    view: (playing as Playing).look('public').view,
    views: Object.fromEntries(views),
    asks,
    seq: match.seq,
    moves: match.moves.map(({ seat, move }) => ({ seat, move })),
    isBot,
    isHere,
    settings: {
      manner: STRICTNESS.find((manner) => wanted.includes(manner)) ?? 'ask',
      floor: box.brain.partner?.floors[0] ?? 0,
    },
    memory,
    asked,
  };
}

/** What everybody at the table hears of it. */
export function toldOf(playing: Playing, stored: StoredTable): PartnerInfo | null {
  if (!isBesidePeople(playing, stored)) return null;
  const { memory, manners } = partnerOf(stored);
  const stands = memory?.offer?.version === playing.match.seq;
  const decides = memory !== null && memory.decides === memory.round && memory.round >= 0;
  return {
    offer: (stands ? memory?.offer : null) ?? null,
    yes: (stands && memory?.yes) || [],
    said: memory?.said ?? null,
    came: memory?.came ?? null,
    decides: decides || stored.chairs.every(({ seat, person }) => person === null || manners[seat] === 'decide'),
    manners: stored.chairs.map(({ seat }) => manners[seat] ?? null),
    floor: playing.box.brain.partner?.floors[0] ?? 0,
  };
}

/** What was proposed and answered, for the record. */
export const tagsOf = (playing: Playing, stored: StoredTable): Readonly<Record<string, string>> =>
  partnerTags(playing.match.header.seats, partnerOf(stored).notes);

/** Writes what has changed; within the transaction of a change of the table. */
export async function keepPartner(
  tx: Transaction<Schema>,
  stored: StoredTable,
  { notes = [], ...change }: Partial<StoredPartner>,
): Promise<void> {
  const was = partnerOf(stored);
  const kept = JSON.stringify({ ...was, ...change, notes: [...was.notes, ...notes].slice(0, MOST_NOTES) });
  const row = tx.insertInto('partners').values({ match: stored.id, kept });
  await row.onConflict((at) => at.column('match').doUpdateSet({ kept })).execute();
}

type Said = Extract<FromClient, { is: 'answer' | 'favour' | 'manner' }>;

/** In the table's queue: a person answers, asks for something, or says how to be asked. */
export async function speakAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  said: Said,
  key: RequestKey,
): Promise<number> {
  if (!isBesidePeople(playing, table.stored)) throw new TableTrouble('not-offered');
  const { seq } = await table.changeNow(async (tx, stored) => {
    if (stored.state !== 'playing') throw new TableTrouble('over');
    if (stored.paused === 1) throw new TableTrouble('paused');
    // Another node has entered a move: it is read, then this is tried again.
    if (stored.seq !== playing.match.seq) throw new Outdated();
    await keepAnswer(tx, stored.id, key, stored.seq, table.keeper.now());
    await keepPartner(tx, stored, heardFrom(table, stored, seat, said));
  });
  table.drive();
  return seq;
}

function heardFrom(table: LiveTable, stored: StoredTable, seat: Seat, said: Said): Partial<StoredPartner> {
  const gathering = gatheredAt(table, stored);
  switch (said.is) {
    case 'manner': {
      const manners = gathering.isBot.map((_, one) => partnerOf(stored).manners[one] ?? null);
      return { manners: manners.map((manner, one) => (one === seat ? said.manner : manner)) };
    }
    case 'favour': {
      if (!gathering.isBot[said.bot]) throw new TableTrouble('not-offered');
      return { asked: { favour: said.favour, person: seat, bot: said.bot } };
    }
    case 'answer': {
      const notes: PartnerNote[] = [];
      const { table: match, partner } = voiceOf(table.box, gathering, (note) => void notes.push(note));
      const { heldSince } = partnerOf(stored);
      const now = table.keeper.now();
      const waited = heldSince !== null && now - heldSince >= PATIENCE;
      const first = partner.yes.length === 0;
      if (!partner.answer(match, said.offer, seat, said.answer, waited)) throw new TableTrouble('stale');
      const held = partner.yes.length > 0;
      return { memory: partner.memory, notes, heldSince: held ? (first ? now : heldSince) : null };
    }
  }
}
