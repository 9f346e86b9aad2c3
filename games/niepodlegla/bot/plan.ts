/** Who takes what, and who gets how many dice: a whole plan for the round, the same for everybody who looks at the same table. */
import type { Seat } from '@sztab/kernel';
import type { MissionId } from '../content/missions.ts';
import { type Count, total } from '../content/symbols.ts';
import { TOWNS } from '../content/towns.ts';
import { needsOf } from '../rules/cover.ts';
import { type CardId, isFinalRound, jailedPawns, type State, setOf } from '../rules/state.ts';
import { climbed, emptyPlan, fitted, type Plan, type Task } from './climb.ts';
import { charactersOf, tokensOf } from './crew.ts';
import { type Hopes, hopeOf } from './hopes.ts';
import { rehearse } from './rehearsal.ts';
import { plannedStand } from './stand.ts';
import { SHOWS, WIDTH } from './symbols.ts';
import { ofTeam, tried } from './trial.ts';
import { PLAN } from './weights.ts';
import { type MissionWorth, missionWorth, tokenCost } from './worth.ts';

/** Changes that are tried for a new plan, and for one that departs from another; a rehearsal of the last round is dear. */
const TRIES = { ordinary: [400, 80], final: [45, 12] } as const;

/** Symbols that a character shows on average, by symbol. */
export const SHOWN: readonly (readonly number[])[] = [1, 2, 3, 4, 5].map((kind) =>
  [0, 1, 2, 3].map((symbol) => {
    let sum = 0;
    for (let face = 0; face < 6; face++) sum += SHOWS[(kind * 6 + face) * WIDTH + symbol] as number;
    return sum / 6;
  }),
);

const NO_HELP: Count = [0, 0, 0, 0];

const summed = (counts: readonly Count[]): Count => {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const count of counts)
    for (let symbol = 0; symbol < 4; symbol++) sum[symbol] = (sum[symbol] as number) + (count[symbol] as number);
  return sum;
};

/** What each seat brings, and what the cards of the row need. */
interface Means {
  readonly needs: readonly Count[];
  readonly characters: readonly number[];
  readonly tokens: readonly (readonly Count[])[];
  readonly helps: readonly Count[];
}

function meansOf(s: State): Means {
  const tokens = s.players.map((_, seat) => tokensOf(s, seat));
  return {
    needs: s.row.map((card) => needsOf(s, card)),
    characters: s.players.map((_, seat) => charactersOf(s, seat)),
    tokens,
    helps: tokens.map(summed),
  };
}

/** How many of the symbols of a card a seat's characters and tokens are likely to show. */
function fitOf({ needs, characters, helps }: Means, seat: Seat, card: number): number {
  const need = needs[card] as Count;
  const help = helps[seat] as Count;
  let sum = 0;
  for (let symbol = 0; symbol < 4; symbol++) {
    sum += 0.5 * Math.min(need[symbol] as number, help[symbol] as number);
    for (let c = 0; c < 5; c++) {
      if ((characters[seat] as number) & (1 << c))
        sum += Math.min(need[symbol] as number, SHOWN[c]?.[symbol] as number);
    }
  }
  return sum;
}

function lackOf({ needs, characters, helps }: Means, seat: Seat, { seats, dice }: Plan): number {
  let sum = -(dice[seat] as number) - total(helps[seat] as Count);
  for (let card = 0; card < needs.length; card++) if (seats[card] === seat) sum += total(needs[card] as Count);
  for (let bits = characters[seat] as number; bits > 0; bits &= bits - 1) sum -= 1.5;
  return sum;
}

/** The task of this table, with nothing placed yet. */
function taskOf(s: State): Task {
  const means = meansOf(s);
  let dice = s.pool.length;
  for (const { held } of s.players) dice += held.length;
  return {
    cards: s.row.length,
    pawns: s.players.map((_, seat) => setOf(s).pawns - jailedPawns(s, seat)),
    dice,
    fixedSeats: new Int8Array(s.row.length).fill(-1),
    fixedDice: new Int8Array(s.players.length),
    fit: (seat, card) => fitOf(means, seat, card),
    lack: (seat, plan) => lackOf(means, seat, plan),
    ...(isFinalRound(s) ? { urgency: means.needs.map(total), score: finalScore(s) } : ordinary(s, means)),
  };
}

/** An ordinary round: what is likely to be completed, and what harm is averted by a pawn alone. */
function ordinary(s: State, means: Means): Pick<Task, 'urgency' | 'score'> {
  const worths = (s.row as MissionId[]).map((card) => missionWorth(s, card));
  const harms = worths.map(({ harm, mission }) => (mission.bang ? 0 : harm));
  const hope = seatHopes(s, means, worths);
  return {
    urgency: worths.map(({ value, harm, mission }) => value / (total(mission.needs) + 0.5) + PLAN.harmShare * harm),
    score(plan) {
      let sum = 0;
      for (let seat = 0; seat < s.players.length; seat++) sum += hope(seat, plan);
      for (let card = 0; card < harms.length; card++)
        if ((plan.seats[card] as number) >= 0) sum += harms[card] as number;
      return sum;
    },
  };
}

const hopesOf = (s: State, needs: readonly Count[], worths: readonly MissionWorth[]): Hopes => ({
  needs,
  values: worths.map(({ value, harm, mission }) => value + (mission.bang ? Math.max(0, harm) : 0)),
  rerolls: Math.min(3, Math.max(0.5, (s.morale - PLAN.reserve) / PLAN.throwCost / s.players.length)),
});

/** How likely each card of the row is to be completed by a plan; `fewer`: characters that are not reckoned with, bit by bit. Not for the last round. */
export function prospectsOf(s: State, { seats, dice }: Plan, fewer = 0): number[] {
  const { needs, characters } = meansOf(s);
  const worths = (s.row as MissionId[]).map((card) => missionWorth(s, card));
  const hopes = hopesOf(s, needs, worths);
  const chances = s.row.map(() => 0);
  for (let seat = 0; seat < s.players.length; seat++) {
    const mine = s.row.flatMap((_, card) => (seats[card] === seat ? [card] : []));
    const own = tried(hopes, mine, dice[seat] as number, (characters[seat] as number) & ~fewer);
    mine.forEach((card, m) => {
      chances[card] = ofTeam(own[m] as number, s.round);
    });
  }
  return chances;
}

/** What a seat may hope for by a plan, remembered while plans for one table are compared. */
function seatHopes(
  s: State,
  { needs, characters, tokens, helps }: Means,
  worths: readonly MissionWorth[],
): (seat: Seat, plan: Plan) => number {
  const hopes = hopesOf(s, needs, worths);
  const cost = PLAN.tokenShare * tokenCost(s);
  const known = new Map<number, number>();
  const mine: number[] = [];
  return (seat, { seats, dice }) => {
    let key = 0;
    mine.length = 0;
    for (let card = 0; card < seats.length; card++) {
      if (seats[card] !== seat) continue;
      key |= 1 << card;
      mine.push(card);
    }
    const own = dice[seat] as number;
    key = (key * 16 + own) * 4 + seat;
    let worth = known.get(key);
    if (worth !== undefined) return worth;
    worth = hopeOf(hopes, mine, own, characters[seat] as number, NO_HELP);
    const count = (tokens[seat] as readonly Count[]).length;
    if (count > 0) {
      const helped = hopeOf(hopes, mine, own, characters[seat] as number, helps[seat] as Count);
      worth = Math.max(worth, helped - cost * count);
    }
    known.set(key, worth);
    return worth;
  };
}

/** The last round: how a rehearsal goes, remembered because it is dear. */
function finalScore(s: State): Task['score'] {
  const known = new Map<string, number>();
  return (plan) => {
    const key = `${plan.seats.join()}/${plan.dice.join()}`;
    let score = known.get(key);
    if (score === undefined) {
      score = 10 * rehearse(plannedStand(s, plan), s.morale);
      known.set(key, score);
    }
    return score;
  };
}

/** What a plan depends on, as text. */
function contextOf(s: State): string {
  let dice = s.pool.length;
  for (const { held } of s.players) dice += held.length;
  let text = `${s.edition},${s.round},${s.acc},${s.fp},${s.morale},${s.shield ? 1 : 0},${dice},${s.players.length};${s.row.join()};`;
  for (const town of TOWNS) {
    const { ind, ru, cp, ua } = s.towns[town];
    text += `${ind}${ru}${cp}${ua}.`;
  }
  const { pilsudski, dmowski, paderewski, witos, haller } = s.characters;
  text += `;${pilsudski},${dmowski},${paderewski},${witos},${haller};${s.jail.pawns.join()};${s.jail.characters.join()};`;
  for (const { token, holder, active } of s.tokens) text += `${token}${holder}${active ? 1 : 0}`;
  return s.main ? `${text};${s.main.paris},${s.main.warsaw};${s.easy.join()}` : text;
}

const plans = new Map<string, Plan>();
const tasks = new Map<string, Task>();
const MOST_PLANS = 3000;

function remembered(key: string, make: () => Plan): Plan {
  let plan = plans.get(key);
  if (!plan) {
    if (plans.size >= MOST_PLANS) {
      plans.clear();
      tasks.clear();
    }
    plan = make();
    plans.set(key, plan);
  }
  return plan;
}

export interface Planned {
  readonly plan: Plan;
  /** What it was made for, with what lies already. */
  readonly task: Task;
  /** It stays the plan until all of it is laid out. */
  readonly stays: boolean;
}

/** What a plan starts from: the same as long as nothing but pawns and dice is moved. */
interface Start {
  readonly key: string;
  readonly task: Task;
  readonly main: Plan;
}

// While a round is planned its row is one and the same list, which no other round has.
const starts = new WeakMap<readonly CardId[], Start>();

function startOf(s: State, tries: number): Start {
  const known = starts.get(s.row);
  if (known) return known;
  const key = contextOf(s);
  let task = tasks.get(key);
  if (!task) {
    task = taskOf(s);
    tasks.set(key, task);
  }
  const open = task;
  const start = { key, task, main: remembered(key, () => climbed(open, fitted(open, emptyPlan(open)), tries)) };
  starts.set(s.row, start);
  return start;
}

/** The plan for this table: what lies already is kept, the rest goes on from the plan that one would have made from the start. */
export function planOf(s: State): Planned {
  const [tries, fewer] = isFinalRound(s) ? TRIES.final : TRIES.ordinary;
  const { key, task, main } = startOf(s, tries);
  const placed = new Int8Array(task.cards).fill(-1);
  for (const { card, seat } of s.pawns) placed[s.row.indexOf(card)] = seat;
  const given = new Int8Array(s.players.length);
  for (let seat = 0; seat < given.length; seat++) given[seat] = s.players[seat]?.held.length ?? 0;
  const whole: Task = { ...task, fixedSeats: placed, fixedDice: given };
  if (follows(main, placed, given)) return { plan: main, task: whole, stays: true };
  // First only what departs from it: so it stays one plan while the rest of it is laid out.
  const oddSeats = placed.map((seat, card) => (seat === main.seats[card] ? -1 : seat));
  const oddDice = given.map((count, seat) => (count > (main.dice[seat] as number) ? count : 0));
  const odd: Task = { ...task, fixedSeats: oddSeats, fixedDice: oddDice };
  const oddPlan = remembered(`${key}/${oddSeats.join()}/${oddDice.join()}`, () =>
    climbed(odd, fitted(odd, main), fewer),
  );
  if (follows(oddPlan, placed, given)) return { plan: oddPlan, task: whole, stays: false };
  const plan = remembered(`${key}/${placed.join()}/${given.join()}!`, () =>
    climbed(whole, fitted(whole, oddPlan), fewer),
  );
  return { plan, task: whole, stays: false };
}

function follows({ seats, dice }: Plan, placed: Int8Array, given: Int8Array): boolean {
  for (let card = 0; card < placed.length; card++) {
    if ((placed[card] as number) >= 0 && placed[card] !== seats[card]) return false;
  }
  for (let seat = 0; seat < given.length; seat++) if ((given[seat] as number) > (dice[seat] as number)) return false;
  return true;
}
