/** A state as a row of numbers, as one member of the staff may know it: the own missions, the backs of the others', and all that lies open. */
import { type Encoding, namedInputs, type Seat } from '@sztab/kernel';
import { EVENT } from '../content/events.ts';
import { FORMATIONS } from '../content/formations.ts';
import { MISSIONS, type MissionId } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { REGIONS } from '../content/regions.ts';
import type { Shape } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { Staff, State } from '../rules/state.ts';
import { chanceOf, doubtOf, worthsOf } from './evaluate.ts';
import { backsOf, hiddenFrom } from './hidden.ts';
import {
  FORMATION_NO,
  formationNo,
  MISSION_NUMBERS,
  type Muster,
  muster,
  NUMBERS,
  REGION_NO,
  surplusOf,
} from './muster.ts';
import { activeOrders } from './prospects.ts';

const { names, one, row } = namedInputs();
const PLACES = ['own', 'left', 'second', 'third'] as const;
const ABOUT = [
  'points',
  'score',
  'nurses',
  'red',
  'yellow',
  'received',
  'succeeded',
  'failed',
  'worth',
  'turn',
  'leads',
] as const;

/** Maneuvers can always be chosen, and no points lie on it. */
const TILES = ORDERS.filter((order) => order !== 'maneuvers');

const TIME = row('time', ['month', 'round', 'left', 'orders']);
const CROWD = row('crowd', REGIONS);
const CREW = row(
  'crew',
  REGIONS.flatMap((region) => FORMATIONS.map((formation) => `${region} ${formation}`)),
);
const UNDERGROUND = row('underground', REGIONS);
const LEVEL = row('level', REGIONS);
const SQUARE = row('square', REGIONS);
const WOUNDED = row('wounded', REGIONS);
const TRAINED = row('trained', REGIONS);
const ACTIVE = row('active', TILES);
const TILE = row('tile', TILES);
const LOCK_REGION = row('locked', REGIONS);
const LOCK_FORMATION = row('locked', FORMATIONS);
/** Soldiers under the lock; own stakes there; missions there that a rival may hold. */
const LOCK = row('lock', ['soldiers', 'own', 'rivals']);
const OWN = row('own', MISSIONS);
const SURPLUS = row('surplus of own', MISSIONS);
const CHANCE = row('chance of own', MISSIONS);
const HOPES = row('own missions', ['sum', 'hopeless', 'safe', 'next']);
const MAY = row('may be held', MISSIONS);
const NURSED = row('nurses beside wounded', ['own', 'all']);
const SEATS = PLACES.map((place) => row(place, ABOUT));
const FORESEEN = row('foreseen', [...REGIONS, 'months']);
const TO_COME = row('to come', REGIONS);
const DECKS = row('cards', ['soldiers', 'stage II', 'events', 'laid out', 'fallen']);
const OPTIONS = row('option', ['draft', 'events', 'd6']);
const STANDING = one('standing');

const limited = (value: number): number => Math.max(-4, Math.min(4, value));

function encode(s: State, seat: Seat, into: Float32Array): void {
  const staff = s.staffs[seat] as Staff;
  const worths = worthsOf(s, seat);
  const m = muster(s);
  const active = activeOrders(s);
  into[TIME] = s.time / 17;
  into[TIME + 1] = s.round / 6;
  into[TIME + 2] = s.time > 51 ? (68 - s.time) / 6 : 3;
  into[TIME + 3] = active / 3;
  board(s, m, into);
  lock(s, seat, into);
  missions(s, m, active, seat, into);
  seats(s, seat, worths, into);

  let wounded = 0;
  for (const { wounds } of s.soldiers) if (wounds > 0) wounded++;
  into[NURSED] = limited(Math.min(staff.nurses, wounded));
  let nurses = 0;
  for (const { nurses: held } of s.staffs) nurses += held;
  into[NURSED + 1] = limited(Math.min(nurses, wounded) / 2);

  // Only who laid it there knows the next event.
  if (s.foreseen?.seat === seat) {
    const { region, months } = EVENT[s.foreseen.top];
    into[FORESEEN + REGION_NO[region]] = 1;
    into[FORESEEN + REGIONS.length] = months / 3;
  }
  if (s.options.neutralEvents) {
    for (const id of s.laidOut) {
      for (const effect of EVENT[id].effects) {
        if (effect.is !== 'domination') continue;
        const at = TO_COME + REGION_NO[effect.region];
        into[at] = limited((into[at] as number) + effect.squares);
      }
    }
  }
  into[DECKS] = s.deck.length / 16;
  into[DECKS + 1] = s.stage2.length / 6;
  into[DECKS + 2] = s.events.length / 8;
  into[DECKS + 3] = Math.min(4, s.laidOut.length / 2);
  into[DECKS + 4] = Math.min(4, s.fallen.length / 6);
  into[OPTIONS] = s.options.missionDraft ? 1 : 0;
  into[OPTIONS + 1] = s.options.neutralEvents ? 1 : 0;
  into[OPTIONS + 2] = s.options.lossDie === 'd6' ? 1 : 0;
}

function board(s: State, m: Muster, into: Float32Array): void {
  for (let r = 0; r < REGIONS.length; r++) {
    into[CROWD + r] = Math.min(4, (m.crowd[r] as number) / 4);
    into[UNDERGROUND + r] = Math.min(4, (m.underground[r] as number) / 6);
    into[LEVEL + r] = (m.level[r] as number) / 3;
    into[SQUARE + r] = s.domination[REGIONS[r] as (typeof REGIONS)[number]] / 3;
  }
  for (let at = 0; at < m.crew.length; at++) into[CREW + at] = Math.min(4, (m.crew[at] as number) / 3);
  for (const { region, wounds, trained } of s.soldiers) {
    const r = REGION_NO[region];
    if (wounds > 0) into[WOUNDED + r] = Math.min(4, (into[WOUNDED + r] as number) + 0.5);
    if (trained) into[TRAINED + r] = Math.min(4, (into[TRAINED + r] as number) + 0.25);
  }
  for (let i = 0; i < TILES.length; i++) {
    const { active, vp } = s.tiles[TILES[i] as (typeof TILES)[number]];
    into[ACTIVE + i] = active ? 1 : 0;
    into[TILE + i] = limited(vp / 2);
  }
}

/** Who is held fast by the concentration, and whose missions need them. */
function lock(s: State, seat: Seat, into: Float32Array): void {
  if (!s.concentration) return;
  const region = REGION_NO[s.concentration.region];
  const formation = FORMATION_NO[s.concentration.formation];
  into[LOCK_REGION + region] = 1;
  into[LOCK_FORMATION + formation] = 1;
  for (const { id, region: at } of s.soldiers)
    if (at === s.concentration.region && formationNo[id] === formation)
      into[LOCK] = Math.min(4, (into[LOCK] as number) + 0.5);
  const under = (no: number): boolean => NUMBERS[no]?.region === region && NUMBERS[no]?.formation === formation;
  for (const id of (s.staffs[seat] as Staff).hand) {
    const { no, stake } = MISSION_NUMBERS[id];
    if (under(no)) into[LOCK + 1] = limited((into[LOCK + 1] as number) + stake / 10);
  }
  const { may } = hiddenFrom(s, seat);
  for (let no = 0; no < may.length; no++) if (may[no] && under(no)) into[LOCK + 2] = (into[LOCK + 2] as number) + 0.5;
}

/** What nobody else may hold on to is given up late or never: how far each own mission is from succeeding stands here by itself. */
function missions(s: State, m: Muster, active: number, seat: Seat, into: Float32Array): void {
  const { hand } = s.staffs[seat] as Staff;
  let next = 68;
  for (const id of hand) {
    const mission = MISSION_NUMBERS[id as MissionId];
    const chance = chanceOf(s, m, active, mission);
    const surplus = surplusOf(m, mission);
    into[OWN + mission.no] = 1;
    into[SURPLUS + mission.no] = limited(surplus / 3);
    into[CHANCE + mission.no] = chance;
    into[HOPES] = limited((into[HOPES] as number) + (chance * mission.stake) / 10);
    if (chance < 0.08) into[HOPES + 1] = (into[HOPES + 1] as number) + 0.5;
    if (surplus >= 2) into[HOPES + 2] = (into[HOPES + 2] as number) + 0.5;
    next = Math.min(next, mission.date);
  }
  into[HOPES + 3] = limited((next - s.time) / 10);
  const { may } = hiddenFrom(s, seat);
  for (let no = 0; no < may.length; no++) into[MAY + no] = may[no] as number;
}

/** Everybody from the own seat on, in the order of play. */
function seats(s: State, seat: Seat, worths: readonly number[], into: Float32Array): void {
  const top = s.flow[s.flow.length - 1];
  const onTurn = top && 'seat' in top ? top.seat : null;
  const mine = worths[seat] as number;
  const doubt = doubtOf(s);
  let rivals = 0;
  for (let place = 0; place < worths.length; place++) {
    const who = (seat + place) % worths.length;
    const staff = s.staffs[who] as Staff;
    const [red, yellow] = backsOf(staff);
    const at = SEATS[place] as number;
    into[at] = limited(staff.vp / 10);
    into[at + 1] = limited(scoreOf(staff) / 12);
    into[at + 2] = staff.nurses / 2;
    into[at + 3] = red / 2;
    into[at + 4] = yellow / 2;
    into[at + 5] = limited(staff.stage2Received / 2);
    into[at + 6] = limited(staff.succeeded.length / 3);
    into[at + 7] = limited(staff.failed.length / 3);
    into[at + 8] = limited(place === 0 ? mine / 12 : ((worths[who] as number) - mine) / 10);
    into[at + 9] = onTurn === who ? 1 : 0;
    into[at + 10] = s.leader === who ? 1 : 0;
    if (place > 0) rivals += Math.exp(((worths[who] as number) - mine) / doubt);
  }
  // The logit of the hand-written judgement.
  into[STANDING] = limited(-Math.log(Math.max(1e-6, rivals)) / 2);
}

/** Weights of edition 2 fit: without its fourth yellow card (FTF-6.5.7) 1,500 games of the policy ran the same, move by move. */
export const encoding: Encoding<Shape> = {
  version: 1,
  since: 2,
  inputs: names,
  players: ({ staffs }) => staffs.length,
  encode,
};
