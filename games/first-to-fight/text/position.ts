/** The whole position in a few lines of text: for the terminal, and for whoever would rather read a table than look at it. */

import type { Seat } from '@sztab/kernel';
import { complete } from '@sztab/kernel/words';
import { EVENT, type EventId, eventOf } from '../content/events.ts';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { ORDERS, type Order } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { soldierOf } from '../content/soldiers.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { scoreOf } from '../rules/outcome.ts';
import { isLocked, isOccupied, levelOf, undergroundIn } from '../rules/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { en } from './en/position.ts';
import { surname } from './phrases.ts';
import { pl } from './pl/position.ts';
import type { Catalogue } from './words.ts';

export interface Labels {
  round(n: number): string;
  readonly setup: string;
  readonly ordersPhase: string;
  endingPhase(leader: string): string;
  decks(soldiers: number, missions: number, events: number): string;
  domination(level: number, square: number): string;
  readonly occupied: string;
  /** Underground in the region, and what it must exceed to sabotage; null where nothing is left to lower. */
  underground(sum: number, arrow: number | null): string;
  readonly soldiers: string;
  readonly nobody: string;
  readonly trained: string;
  wounds(n: number): string;
  readonly locked: string;
  readonly active: string;
  readonly inactive: string;
  running(order: string, chooser: string): string;
  readonly token: string;
  readonly none: string;
  readonly laidOut: string;
  /** Before the event card that this viewer has put on top by Liaison. */
  readonly foreseen: string;
  readonly fallen: string;
  readonly shown: string;
  readonly you: string;
  /** Beside the name of whoever has given up. */
  readonly resigned: string;
  points(n: number): string;
  nurses(n: number): string;
  hand(red: number, yellow: number): string;
  done(succeeded: number, failed: number): string;
  score(n: number): string;
  readonly yourMission: string;
  readonly toChooseFrom: string;
  required(required: number, available: number): string;
  difficulty(n: number): string;
}

const LABELS = complete<Labels>({ en, pl });

export function positionOf(c: Catalogue, v: View): string[] {
  const label = LABELS[c.language];
  const { you } = v;
  const lines = [
    [
      label.round(v.round),
      c.month(v.time).title,
      phase(c, v),
      label.decks(v.deckCount, v.stage2Count, v.eventCount),
    ].join(' · '),
    ...REGIONS.map((region) => place(c, v, region)),
    tiles(c, v),
    ...running(c, v),
    `${label.token}: ${v.concentration ? token(c, v) : label.none}`,
  ];
  if (v.foreseen) lines.push(`${label.foreseen}: ${foreseenLine(c, v.foreseen)}`);
  if (v.laidOut.length > 0) lines.push(`${label.laidOut}: ${v.laidOut.map((id) => eventLine(c, id)).join('; ')}`);
  if (v.revealed.length > 0) lines.push(`${label.shown}: ${v.revealed.map(surname).join(', ')}`);
  if (v.fallen.length > 0) lines.push(`${label.fallen}: ${v.fallen.map(c.soldier).join(', ')}`);
  lines.push(...v.staffs.map((_, seat) => staff(c, v, seat)));
  if (you !== null) {
    const hand = v.staffs[you]?.hand ?? [];
    lines.push(...hand.map((id) => `${label.yourMission}: ${missionLine(c, v, id)}`));
    lines.push(...toChooseFrom(c, v, you).map((text) => `${label.toChooseFrom}: ${text}`));
  }
  return lines;
}

function phase(c: Catalogue, v: View): string {
  const label = LABELS[c.language];
  if (v.flow.some(({ step }) => step.startsWith('setup'))) return label.setup;
  return v.leader === null ? label.ordersPhase : label.endingPhase(c.staff(v.leader));
}

function place(c: Catalogue, v: View, region: Region): string {
  const label = LABELS[c.language];
  const square = v.domination[region];
  const facts = [label.domination(levelOf(v, region), square)];
  if (isOccupied(v, region)) facts.push(label.occupied);
  const arrow = square === 0 ? null : (REGION[region].arrows[square] as number);
  facts.push(label.underground(undergroundIn(v, region), arrow));
  const here = v.soldiers.filter((fighter) => fighter.region === region).map((fighter) => soldier(c, v, fighter));
  return `${c.regions[region].title}: ${facts.join(', ')} · ${label.soldiers}: ${here.join('; ') || label.nobody}`;
}

function soldier(c: Catalogue, v: View, fighter: Fighter): string {
  const label = LABELS[c.language];
  const { id, s: strength, u, trained, wounds } = fighter;
  const facts = [c.soldier(id), c.formations[soldierOf(id).formation].one, `${strength}/${u}`];
  if (trained) facts.push(label.trained);
  if (wounds > 0) facts.push(label.wounds(wounds));
  if (isLocked(v, fighter)) facts.push(label.locked);
  return facts.join(', ');
}

function tiles(c: Catalogue, v: View): string {
  const label = LABELS[c.language];
  const named = (orders: readonly Order[]): string => orders.map((order) => tile(c, v, order)).join(', ') || label.none;
  const active = named(ORDERS.filter((order) => v.tiles[order].active));
  return `${label.active}: ${active} · ${label.inactive}: ${named(ORDERS.filter((order) => !v.tiles[order].active))}`;
}

function tile(c: Catalogue, v: View, order: Order): string {
  const { vp } = v.tiles[order];
  const { name } = c.orders[order];
  return vp > 0 ? `${name} (${LABELS[c.language].points(vp)})` : name;
}

function running(c: Catalogue, v: View): string[] {
  const f = v.flow.find(({ step }) => step === 'order');
  if (f?.step !== 'order') return [];
  return [LABELS[c.language].running(c.orders[f.order].name, c.staff(f.chooser))];
}

const token = (c: Catalogue, { concentration }: View): string =>
  concentration ? `${c.formations[concentration.formation].title} ${c.regions[concentration.region].in}` : '';

function staff(c: Catalogue, v: View, seat: Seat): string {
  const label = LABELS[c.language];
  const one = v.staffs[seat] as View['staffs'][number];
  const mark = v.resigned?.includes(seat) ? label.resigned : seat === v.you ? label.you : null;
  const name = mark ? `${c.staff(seat)} (${mark})` : c.staff(seat);
  const facts = [
    label.points(one.vp),
    label.nurses(one.nurses),
    label.hand(one.red, one.yellow),
    label.done(one.succeeded.length, one.failed.length),
    label.score(scoreOf(one)),
  ];
  return `${name}: ${facts.join(' · ')}`;
}

/** Name, month, who is needed where, what it takes and what it brings. */
function missionLine(c: Catalogue, v: View, id: MissionId): string {
  const label = LABELS[c.language];
  const { date, formation, region, difficulty, points } = missionOf(id);
  const facts = [
    c.month(date).title,
    `${c.formations[formation].title} ${c.regions[region].in}`,
    label.difficulty(difficulty),
    label.required(requiredFor(v, id), availableFor(v, id)),
    label.points(points),
  ];
  return `${c.missions[id]}: ${facts.join(', ')}`;
}

function foreseenLine(c: Catalogue, id: EventId): string {
  const { region, months } = eventOf(id);
  return `${c.eventCards[id].name} (${c.regions[region].title}, ${c.months(months)})`;
}

const eventLine = (c: Catalogue, id: EventId): string =>
  `${c.eventCards[id].name} (${c.month(eventOf(id).date).title})`;

/** Without neutral events neither the date nor the effect of a card means anything. */
function eventToChoose(c: Catalogue, v: View, id: EventId): string {
  const { name, rule } = c.eventCards[id];
  return v.options.neutralEvents ? `${eventLine(c, id)}: ${rule.replace(/\.$/, '')}` : name;
}

/** Cards that only this seat sees for the moment. */
function toChooseFrom(c: Catalogue, v: View, you: Seat): string[] {
  return v.flow.flatMap((f) => {
    if ('packets' in f) return (f.packets[you] ?? []).map((id) => missionLine(c, v, id));
    if ('drawn' in f) return f.drawn.map((id) => c.moves.pick(id));
    if (!('cards' in f)) return [];
    return f.cards.map((id) => {
      if (id in MISSION) return missionLine(c, v, id as MissionId);
      return id in EVENT ? eventToChoose(c, v, id as EventId) : '';
    });
  });
}
