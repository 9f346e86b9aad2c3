/** The engine as a witness of what browsers were told: the record of a finished match says who may have known what when. */

import { canonical, heardBy, type Json, Match, type MatchRecord, readRecord, type Viewer } from '@sztab/kernel';
import type { Shape } from '../../games/first-to-fight/index.ts';
import { cardOf, sideOf } from '../../games/operation-most-iii/index.ts';
import { expect } from './browser.ts';
import { begun, enter, gameOf, type OmMatch } from './engine.ts';
import type { Person } from './person.ts';

/** The record, if every line of it is right and its seed is the one that was promised. */
export function verified(text: string): MatchRecord {
  const { record, lines } = readRecord(text);
  Match.replay(gameOf(record.header.game), record, lines);
  return record;
}

/** Cards that a seat holds and that are one of a kind; those of General Orders have no names of their own. */
function cardsOf(match: OmMatch, seat: number): readonly string[] {
  switch (match.header.game) {
    case 'operation-most-iii':
      return match.state.hand[sideOf(seat)].filter((id) => !cardOf(id).isStart);
    case 'first-to-fight':
      return (match as unknown as Match<Shape>).state.staffs[seat]?.hand ?? [];
    default:
      return [];
  }
}

const names = (text: string, card: string): boolean => new RegExp(`(?<![\\w-])${card}(?![\\w-])`).test(text);

/**
 * Nothing that came to this browser said more than these eyes may see: every view is the one that the engine shows them, and no card of
 * another hand was named, in whatever message, before they had seen it. Returns how often there was a card to keep secret, and how often the same
 * search found a card of the own hand: otherwise it would look for something that is never written.
 */
export function expectKeptSecret(record: MatchRecord, person: Person, viewer: Viewer) {
  const match = begun(record.header);
  const sights: string[] = [];
  const hidden: (readonly string[])[] = [];
  const own: (readonly string[])[] = [];
  let seen = '';
  const look = (heard: unknown): void => {
    const view = canonical(match.look(viewer).view as unknown as Json);
    seen += view + JSON.stringify(heard);
    sights.push(view);
    const others = match.header.seats.flatMap((_, seat) => (seat === viewer ? [] : cardsOf(match, seat)));
    hidden.push(others.filter((card) => !names(seen, card)));
    own.push(viewer === 'public' ? [] : cardsOf(match, viewer));
  };
  look(heardBy(match.opened, viewer));
  for (const entry of record.entries) look(heardBy(enter(match, entry), viewer));

  for (const { seq, view } of person.views) {
    expect(canonical(view as Json), `what ${person.name} saw after ${seq} entries`).toBe(sights[seq]);
  }
  let secrets = 0;
  let found = 0;
  for (const { text, seq } of person.received) {
    const told = (hidden[seq] ?? []).filter((card) => names(text, card));
    expect(told, `cards named to ${person.name} after ${seq} entries in ${text.slice(0, 200)}`).toEqual([]);
    secrets += hidden[seq]?.length ?? 0;
    found += (own[seq] ?? []).filter((card) => names(text, card)).length;
  }
  return { secrets, found };
}
