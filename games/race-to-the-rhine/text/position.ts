/** The whole position in at most sixteen lines: for the terminal, and for whoever would rather read a table than look at it. */

import type { Seat } from '@sztab/kernel';
import { capital } from '@sztab/kernel/words';
import { TOWNS, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { amount } from '../content/supplies.ts';
import { controllerOf, hasMarker, tokensOn } from '../rules/control.ts';
import { medalsOf } from '../rules/outcome.ts';
import {
  activeCommander,
  type Commander,
  type Corps,
  commanderAt,
  type Deck,
  isSolo,
  ownCorps,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { cardName, commanderName, corpsShort, suppliesText, townName } from './cards.ts';
import type { Catalogue } from './catalogue.ts';
import { endingOf } from './ending.ts';
import { SEPARATOR } from './phrases.ts';

export function positionOf(c: Catalogue, v: View): string[] {
  return [
    head(c, v),
    pools(c, v),
    [`${c.position.track}: ${goods(c, v.track)}`, `${c.position.pool}: ${goods(c, v.pool)}`].join(SEPARATOR),
    decks(c, v),
    ...v.commanders.flatMap((commander, seat) => player(c, v, commander, seat)),
    ...germans(c, v),
  ];
}

const goods = ({ language }: Catalogue, supplies: View['pool']): string => suppliesText(supplies, language);
const townIn = ({ language }: Catalogue, town: Town): string => townName(town, language);

function head(c: Catalogue, v: View): string {
  const { position: say, language } = c;
  const facts = [say.round(v.round, isSolo(v))];
  if (v.result) {
    const colours = v.commanders.map(({ colour }) => colour);
    return [...facts, say.over, c.ending(endingOf(v.result, colours))].join(SEPARATOR);
  }
  facts.push(say.turn(activeCommander(v).colour), say.actions(v.turn.base, v.turn.credit === 'ready'));
  if (!isSolo(v)) {
    const order = v.order.map((seat) => commanderName(commanderAt(v, seat).colour, language));
    facts.push(`${say.order}: ${order.join(', ')}`);
  }
  if (v.options.weather) facts.push(say.weather(v.weather));
  if (v.ending) facts.push(say.lastRound);
  return facts.join(SEPARATOR);
}

function pools({ position: say }: Catalogue, v: View): string {
  const facts = isSolo(v) ? [] : [say.markers(v.markerPool)];
  facts.push(say.medals(v.medalPool), say.trucks(v.trucksOnTrack, v.reserve));
  if (!isSolo(v) && !v.options.training) facts.push(say.paratroops(v.paratroopsLeft));
  if (v.ostend && v.commanders.some(({ colour }) => colour === 'R')) facts.push(say.ostend);
  if (v.antwerpOpen) facts.push(say.antwerp);
  return capital(facts.join(SEPARATOR));
}

function decks({ position: say, language }: Catalogue, v: View): string {
  const piles = v.pursuitCount.map((count, pile) =>
    say.pursuit(v.options.commonPursuitDeck ? null : commanderAt(v, pile).colour, count),
  );
  const facts = [`${say.decks}: ${[...piles, say.resistanceDeck(v.resistanceCount)].join(', ')}`];
  for (const deck of ['pursuit', 'resistance'] satisfies Deck[]) {
    const card = v.seen[deck];
    if (card) facts.push(say.seen(deck, cardName(card, language)));
  }
  return facts.join(SEPARATOR);
}

/** Three lines: what a commander has, where the corps stand, and what lies on the fields. */
function player(c: Catalogue, v: View, commander: Commander, seat: Seat): string[] {
  const { position: say, language } = c;
  const { colour, trucks, level, captured, kept } = commander;
  const name = commanderName(colour, language);
  const facts = [
    say.level(level),
    say.ownTrucks(trucks, levelOf(level).limit),
    say.ownMedals(medalsOf(commander), captured.length),
  ];
  if (!v.options.training) facts.push(say.card(commander.active), say.air(commander.air));
  if (kept.length > 0) facts.push(`${say.kept}: ${kept.map((id) => cardName(id, language)).join(', ')}`);
  const fields = TOWNS.filter(
    (town) => controllerOf(v, town) === colour && (hasMarker(v, town) || amount(tokensOn(v, town)) > 0),
  ).map((town) => place(c, v, town));
  return [
    `${seat === v.you ? `${name} (${say.you})` : name}: ${facts.join(SEPARATOR)}`,
    `${name}, ${say.corps}: ${ownCorps(v, colour)
      .map((corps) => block(c, corps))
      .join('; ')}`,
    `${name}, ${say.fields}: ${fields.join(', ') || say.none}`,
  ];
}

/** „XX Korpus, Reims (2 paliwa, 1 prowiantu, po ruchu)” */
function block(c: Catalogue, { id, at, cargo, immobilised, moved }: Corps): string {
  const { position: say, language } = c;
  const facts = [goods(c, cargo), ...(immobilised ? [say.immobilised] : []), ...(moved ? [say.moved] : [])];
  return `${corpsShort(id, language)}, ${townIn(c, at)} (${facts.join(', ')})`;
}

function place(c: Catalogue, v: View, town: Town): string {
  const here = tokensOn(v, town);
  return amount(here) > 0 ? `${townIn(c, town)} (${goods(c, here)})` : townIn(c, town);
}

/** Resistance and, alone, the numbers; then what lies on roads and fields, if there is any. */
function germans(c: Catalogue, v: View): string[] {
  const { position: say } = c;
  const lines = [`${say.resistance}: ${v.markers.map((town) => townIn(c, town)).join(', ') || say.none}`];
  if (isSolo(v)) {
    const numbers = [...v.numbers].sort((a, b) => a.number - b.number);
    lines.push(
      `${say.numbers}: ${numbers.map(({ number, town }) => `${number} ${townIn(c, town)}`).join(', ') || say.none}`,
    );
  }
  if (v.trucks.length > 0) {
    const roads = v.trucks.map((road) => (road.split('/') as [Town, Town]).map((town) => townIn(c, town)).join(' – '));
    lines.push(`${say.convoys}: ${roads.join(', ')}`);
  }
  if (v.paratroops.length > 0) {
    lines.push(`${say.dropped}: ${v.paratroops.map(({ town }) => townIn(c, town)).join(', ')}`);
  }
  return lines;
}
