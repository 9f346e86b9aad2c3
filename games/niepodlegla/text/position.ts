/** The whole position in at most fourteen lines: for the terminal, and for whoever would rather read a table than look at it. */

import type { Seat } from '@sztab/kernel';
import { capital } from '@sztab/kernel/words';
import { CHARACTERS, type Character, faceOf } from '../content/dice.ts';
import { MAIN_FINALS } from '../content/finals.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { KINDS, REGIONS, type Region, type Town, townsIn } from '../content/towns.ts';
import { SHIELD_FROM, threatCards } from '../content/tracks.ts';
import { isFinal, jointNeeds, needsOf } from '../rules/cover.ts';
import { areBolsheviks, isControlled } from '../rules/map.ts';
import {
  arbiterOf,
  type CardId,
  colourOf,
  type HeldDie,
  isFinalRound,
  type OwnedToken,
  type Phase,
  type Player,
  pawnOn,
  pawnsInHand,
  seatsOf,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { dieText, faceText, needText, tokenText } from './cards.ts';
import type { Catalogue } from './catalogue.ts';
import { cardDate } from './dates.ts';

const SEPARATOR = ' · ';
/** Morale is still to be checked in this round. */
const BEFORE_CHECK: readonly Phase[] = ['plan', 'roll', 'settle', 'negative'];

export function positionOf(c: Catalogue, v: View): string[] {
  const say = c.position;
  const undertaken = v.row.filter((card) => pawnOn(v, card) !== null);
  const free = v.row.filter((card) => pawnOn(v, card) === null);
  const row = (title: string, cards: readonly CardId[]): string =>
    `${title}: ${cards.map((card) => mission(c, v, card)).join('; ') || say.none}`;
  return [
    [say.round(v.round), c.cards.rounds[v.round], say.phases[v.phase], say.arbiter(colourOf(v, arbiterOf(v)))].join(
      SEPARATOR,
    ),
    [`${say.tracks.acc}: ${v.acc}`, `${say.tracks.fp}: ${v.fp}`, say.sum(v.acc + v.fp)].join(SEPARATOR),
    morale(c, v),
    row(say.undertaken, undertaken),
    row(say.free, free),
    ...(v.main ? [joint(c, v)] : []),
    ...seatsOf(v).map((seat) => player(c, v, seat)),
    ...REGIONS.map((region) => land(c, v, region)),
    ...(isFinalRound(v) ? [] : [decks(c, v)]),
  ];
}

/** Morale and what hangs on it; the pool of dice while it is shared out; the prison. */
function morale({ position: say, cards }: Catalogue, v: View): string {
  const facts = [say.morale(v.morale)];
  if (v.overdrawn) facts.push(say.overdrawn);
  if (BEFORE_CHECK.includes(v.phase) && !isFinalRound(v)) {
    facts.push(say.check(threatCards(v.morale, v.overdrawn), v.morale >= SHIELD_FROM && !v.overdrawn));
  }
  if (!isFinalRound(v)) facts.push(v.shield ? say.shield : say.noShield);
  if (v.pool.length > 0) facts.push(say.pool(v.pool.length));
  const inside = [
    ...(['morale', 'neutral'] as const).flatMap((what) =>
      v.jail[what] > 0 ? [say.prisoners(what, v.jail[what])] : [],
    ),
    ...v.jail.pawns.map((seat) => say.pawnOf(colourOf(v, seat))),
    ...v.jail.characters.map((character) => cards.characterDice[character]),
  ];
  facts.push(`${say.prison}: ${inside.join(', ') || say.none}`);
  return facts.join(SEPARATOR);
}

/** „Józef Piłsudski, czerwony (ludzie 1, walka 2)” */
function mission({ cards, language, position: say }: Catalogue, v: View, card: CardId): string {
  const seat = pawnOn(v, card);
  const title = cards.names[card] as string;
  const facts = [needText(needsOf(v, card), language)];
  if (isFinal(card) ? v.easy.includes(card) : missionOf(card as MissionId).bang)
    facts.push(isFinal(card) ? say.easy : say.bang);
  return `${seat === null ? title : `${title}, ${cards.colours[colourOf(v, seat)].name}`} (${facts.join(', ')})`;
}

function joint({ cards, language, position: say }: Catalogue, v: View): string {
  const all = [...MAIN_FINALS, ...v.challenges];
  return `${say.joint}: ${all.map((id) => `${cards.names[id]} (${needText(jointNeeds(v, id), language)})`).join('; ')}`;
}

function player(c: Catalogue, v: View, seat: Seat): string {
  const { cards, position: say } = c;
  const { colour, held } = v.players[seat] as Player;
  const name = capital(cards.colours[colour].name);
  const own = v.tokens.filter(({ holder }) => holder === seat).map((one) => token(c, one));
  // Character dice join the others only when they are rolled.
  const waiting = CHARACTERS.filter((one) => v.characters[one] === seat && isWaiting(v, one));
  const pawns = pawnsInHand(v, seat);
  const facts = pawns > 0 ? [say.inHand(pawns)] : [];
  facts.push(
    `${say.dice}: ${[...held.map((one) => die(c, one)), ...waiting.map((one) => cards.characterDice[one])].join(', ') || say.none}`,
  );
  if (own.length > 0) facts.push(`${say.tokens}: ${own.join(', ')}`);
  return `${seat === v.you ? `${name} (${say.you})` : name}: ${facts.join(SEPARATOR)}`;
}

/** Neither in prison nor with somebody for this struggle. */
const isWaiting = (v: View, character: Character): boolean =>
  !v.jail.characters.includes(character) && !v.players.some(({ held }) => held.some(({ die }) => die === character));

function die({ language, position: say }: Catalogue, { die: which, up, selected }: HeldDie): string {
  const facts = [...(up > 0 ? [faceText(faceOf(which, up), language)] : []), ...(selected ? [say.chosen] : [])];
  return facts.length > 0 ? `${dieText(which, language)} (${facts.join(', ')})` : dieText(which, language);
}

function token({ cards, language, position: say }: Catalogue, { token: id, active }: OwnedToken): string {
  const facts = [tokenText(id, language), ...(active ? [] : [say.spent])];
  return `${cards.names[id]} (${facts.join(', ')})`;
}

/** „Galicja: Kraków (niepodległość 2), Lwów (wpływy ukraińskie 1), Cieszyn” */
function land(c: Catalogue, v: View, region: Region): string {
  const { cards, position: say } = c;
  const title = isControlled(v, region) ? `${cards.regions[region].title} (${say.ours})` : cards.regions[region].title;
  return `${title}: ${townsIn(region)
    .map((town) => place(c, v, town))
    .join(', ')}`;
}

function place({ cards, position: say }: Catalogue, v: View, town: Town): string {
  const state = v.towns[town];
  const lying: string[] = [];
  if (state.ind > 0) lying.push(`${say.independence} ${state.ind}`);
  for (const kind of KINDS) {
    const count = state[kind];
    if (count > 0) lying.push(`${cards.sides[kind === 'ru' && areBolsheviks(v) ? 'bolsheviks' : kind]} ${count}`);
  }
  return lying.length > 0 ? `${cards.towns[town].title} (${lying.join(', ')})` : cards.towns[town].title;
}

function decks({ language, position: say }: Catalogue, v: View): string {
  const facts = [say.stack(v.stackCount)];
  if (v.top) facts.push(say.top(v.top.deck, cardDate(v.top.date, language)));
  facts.push(say.threats(v.threatCount.old, v.threatCount.new));
  return facts.join(SEPARATOR);
}
