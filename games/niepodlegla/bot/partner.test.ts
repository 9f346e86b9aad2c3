import { advance, asks, begin, clone, diceKey, fastStream, type Line, moveParts, seededStream } from '@sztab/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHARACTERS, type Character, type Die, facesOf } from '../content/dice.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import type { Count } from '../content/symbols.ts';
import { niepodlegla as game } from '../rules/index.ts';
import { defaultFor } from '../rules/settlement.ts';
import type { State } from '../rules/state.ts';
import { after } from '../testing/position.ts';
import { commonWish } from './common-wish.ts';
import { bandOf, blackDiceToCome, consent, worstAfterThrow } from './consent.ts';
import { neededFor } from './covered.ts';
import { chanceOfThrow } from './exact.ts';
import { fairPlan, layingDown } from './fair-plan.ts';
import { brain } from './index.ts';
import { planOf, prospectsOf } from './plan.ts';
import { priceOf, termsOf } from './purposes.ts';
import { strokesOf } from './rolling.ts';
import { handOf } from './settling.ts';
import { came, throwWish, wishes } from './wishes.ts';

/** Every way in which some dice may fall, one after the other. */
function enumerated(dice: readonly Die[], need: Count, jokers: number): number {
  let hits = 0;
  const ways = 6 ** dice.length;
  for (let way = 0; way < ways; way++) {
    const have = [0, 0, 0, 0];
    let wild = jokers;
    let rest = way;
    for (const die of dice) {
      const face = facesOf(die)[rest % 6];
      rest = Math.floor(rest / 6);
      face?.symbols.forEach((n, i) => {
        have[i] = (have[i] as number) + n;
      });
      wild += face?.jokers ?? 0;
    }
    const short = need.reduce((sum, n, i) => sum + Math.max(0, n - (have[i] as number)), 0);
    if (short <= wild) hits++;
  }
  return hits / ways;
}

test('the chance of a throw is that of all ways in which it may fall', () => {
  const die = fc.constantFrom<Die>('n1', 'n2', 'n3', 'pilsudski', 'dmowski', 'paderewski', 'witos', 'haller');
  const need = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3));
  fc.assert(
    fc.property(fc.array(die, { maxLength: 5 }), need, fc.nat(2), (dice, wanted, jokers) => {
      expect(chanceOfThrow(dice, wanted, jokers)).toBeCloseTo(enumerated(dice, wanted, jokers), 9);
    }),
    { numRuns: 60, seed: 11 },
  );
});

test('bands in words: shield, calm, one threat, two, four; in the last round only whether we are still there', () => {
  const s = { round: 3 };
  expect([8, 6, 5, 4, 3, 2, 1, 0, -1].map((markers) => bandOf(s, markers))).toEqual([
    'shield',
    'shield',
    'calm',
    'calm',
    'one',
    'one',
    'two',
    'two',
    'four',
  ]);
  expect([1, 0].map((markers) => bandOf({ round: 10 }, markers))).toEqual(['alive', 'lost']);
});

/** Positions of games that the policy plays for everybody. */
function* positions(seed: string, players = 2): Generator<State> {
  const s = begin(game, players, { consent: 'open' }, seededStream(diceKey(seed, []))).state;
  const dice = fastStream(3);
  for (let ask = asks(game, s)[0]; ask; ask = asks(game, s)[0]) {
    yield s;
    const first = brain.speaker?.(s, asks(game, s));
    const speaks = asks(game, s).find(({ seat }) => seat === first) ?? ask;
    advance(game, s, speaks.seat, brain.policy(s, speaks.seat, speaks.moves, dice));
  }
}

test('every move of every position has its level, and what spends what belongs to all is never free', () => {
  const verbs = new Set<string>();
  for (const s of positions('one', 3)) {
    for (const { seat, moves } of asks(game, s)) {
      for (const move of moves) {
        const { verb } = moveParts(move);
        verbs.add(verb);
        const level = consent(s, seat, move, 4);
        expect(['free', 'ask', 'must']).toContain(level);
        if (['reroll', 'passDie', 'passToken', 'useMoraleToken', 'useToken'].includes(verb))
          expect(level).not.toBe('free');
        if (verb === 'reroll' && (s.round === 10 || worstAfterThrow(s) < 4)) expect(level).toBe('must');
        if (verb.startsWith('choose') || verb.startsWith('jail') || verb.startsWith('pass')) expect(level).toBe('must');
      }
    }
  }
  expect([...verbs]).toEqual(
    expect.arrayContaining(['selectDie', 'reroll', 'done', 'settle', 'commitPlan', 'chooseTown']),
  );
});

test('a throw is offered with its exact chance and every cost; its reason is a part of what it is worth', () => {
  let seen = 0;
  let staked = 0;
  let instead = 0;
  for (const s of positions('wishes')) {
    if (s.flow.at(-1)?.step !== 'roll' || s.round === 10) continue;
    for (const seat of [0, 1]) {
      for (const stroke of strokesOf(s, seat)) {
        const wish = throwWish(s, seat, stroke, 4);
        if (!wish) continue;
        seen++;
        expect(wish.chance).toBeGreaterThanOrEqual(0);
        expect(wish.chance).toBeLessThanOrEqual(1);
        expect(wish.price.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
        expect(wish.moves.at(-1)).toBe('reroll');
        // What is said to be missing is for the dice alone to bring, two symbols each at most.
        if (wish.chance) expect(String(wish.aim.slots.lacks).length).toBeLessThanOrEqual(2 * stroke.dice.length);
        const reasons = wish.reasons.filter(({ code }) => code !== 'stakes' && code !== 'instead');
        expect(reasons.length).toBeLessThanOrEqual(2);
        // What is covered and needs one of these dice is named, and nothing else.
        const lost = neededFor(s, seat, stroke.dice);
        if (lost.length > 0) staked++;
        expect(wish.reasons.filter(({ code }) => code === 'stakes').map(({ slots }) => slots.card)).toEqual(
          lost.length > 0 ? [lost.join()] : [],
        );
        // And what the symbols would not do for any more.
        const { claims } = defaultFor(s, seat);
        const given = wish.reasons.find(({ code }) => code === 'instead')?.slots.card;
        const aims = handOf(s, seat).cards.filter((_, i) => stroke.set & (1 << i));
        const left = claims.filter((one) => !(aims as string[]).includes(one)).sort();
        expect(
          String(given ?? '')
            .split(',')
            .filter(Boolean)
            .sort(),
        ).toEqual(left);
        if (left.length > 0) instead++;
        const [card] = String(wish.aim.slots.card).split(',') as [MissionId];
        const [why] = wish.reasons;
        if (why && ['meets', 'town', 'person', 'averts'].includes(why.code)) {
          const term = termsOf(s, card).find(({ line }) => line.code === why.code);
          const others = wish.things.filter((thing) => thing.startsWith('A-') && thing !== card);
          const parts = [card, ...others].flatMap((one) => termsOf(s, one as MissionId));
          const worth = term?.worth ?? Math.max(...parts.map((part) => part.worth));
          expect(worth * (wish.chance ?? 0)).toBeGreaterThanOrEqual(0.25 * Math.abs(stroke.net) - 1e-9);
        }
        const worst = worstAfterThrow(s);
        const price = reasons.at(-1)?.code;
        if (worst < 4) expect(price).toBe('threat');
        else if (worst < 6 && s.morale >= 6) expect(price).toBe('shield');
        else expect(price).toBe('safe');
      }
    }
  }
  expect(seen).toBeGreaterThan(30);
  expect(staked).toBeGreaterThan(0);
  expect(instead).toBeGreaterThan(0);
});

test('after a throw it is said whether it worked, brought something, or nothing', () => {
  const rolled = (held: string) =>
    after({ players: 2, row: 'A-08@0 A-02 A-05', at: 'roll', morale: 6, held: [held, 'n5:P'] });
  const aim = { code: 'covers', slots: { card: 'A-08', dice: 2, lacks: 'PF', from: 7, set: 1 } };
  expect(came(rolled('n1:D n2:M n3:P n4:F'), 0, aim)).toMatchObject({ code: 'worked', slots: { pips: 1, left: 6 } });
  expect(came(rolled('n1:D n2:M n3:P n4:D'), 0, aim)).toMatchObject({ code: 'closer', slots: { lacks: 'F' } });
  expect(came(rolled('n1:D n2:M n3:D n4:D'), 0, aim)).toMatchObject({ code: 'failed' });
});

test('a throw that covers another mission than it was meant for is said to have done that', () => {
  const rolled = (held: string) =>
    after({ players: 2, row: 'A-08@0 A-03@0 A-05', at: 'roll', morale: 6, held: [held, 'n5:P'] });
  const aim = { code: 'covers', slots: { card: 'A-08', dice: 2, lacks: 'DMF', from: 7, had: '', set: 1 } };
  expect(came(rolled('n1:D n2:D n3:P n4:F'), 0, aim)).toMatchObject({
    code: 'other',
    slots: { got: 'A-03', rest: 'A-08', pips: 1 },
  });
  // Nobody named a mission for it.
  const ordered = { code: 'ordered', slots: { dice: 2, from: 7, had: '' } };
  expect(came(rolled('n1:D n2:D n3:P n4:F'), 0, ordered)).toMatchObject({
    code: 'other',
    slots: { got: 'A-03', rest: '' },
  });
  expect(came(rolled('n1:D n2:D n3:D n4:F'), 0, ordered)).toMatchObject({ code: 'threw', slots: { lost: '' } });
});

test('a mission that a throw uncovers is named, whatever else the throw did', () => {
  const s = after({
    players: 2,
    row: 'A-08@0 A-03@0 A-05',
    at: 'roll',
    morale: 6,
    held: ['n1:D n2:D n3:M n4:M', 'n5:P'],
  });
  const aim = { code: 'covers', slots: { card: 'A-08', dice: 2, lacks: 'DM', from: 6, had: 'A-03', set: 1 } };
  expect(came(s, 0, aim)).toMatchObject({ slots: { lost: 'A-03' } });
});

test('a throw beside what is covered is no step closer because that could be given up', () => {
  // A-04 has the fight and the people; A-03 would need them, too, and nothing changed.
  const s = after({ players: 2, row: 'A-03@0 A-04@0 A-05', at: 'roll', morale: 6, held: ['n1:P n2:F n3:D', 'n5:P'] });
  const [stroke] = strokesOf(s, 0);
  const wish = stroke && throwWish(s, 0, stroke, 4);
  expect(wish?.aim.slots).toMatchObject({ had: 'A-03', set: 3 });
  expect(came(s, 0, { code: 'covers', slots: { ...wish?.aim.slots, from: 6 } as Line['slots'] })?.code).toBe('failed');
});

test('what a throw may cost at worst names the black dice that it counts in', () => {
  const s = after({ players: 2, row: 'A-03@0 A-01 A-05', at: 'roll', morale: 7, held: ['n1:D n2:M', 'n5:P'] });
  const black = blackDiceToCome(s);
  expect(black).toBeGreaterThan(0);
  const price = priceOf(s);
  expect(price.slots).toMatchObject({ black, left: Math.max(0, worstAfterThrow(s)) });
  expect(priceOf(after({ players: 2, row: 'A-03@0 A-04', at: 'roll', morale: 7 })).slots).toMatchObject({ black: 0 });
});

test('where symbols would do for either of two missions, a throw is for the one that the board does not show as covered', () => {
  const s = after({
    players: 2,
    row: 'A-03@0 A-04@0 A-05',
    at: 'roll',
    morale: 8,
    held: ['n1:P n2:F n3:M n4:M', 'n5:P'],
  });
  expect(defaultFor(s, 0).claims).toEqual(['A-03']);
  const aims = strokesOf(s, 0).flatMap((stroke) => throwWish(s, 0, stroke, 4)?.aim.slots.card ?? []);
  expect(aims).toContain('A-04');
  expect(aims).not.toContain('A-03');
});

test('black dice of missions without a pawn count against the worst', () => {
  const black = (['A-01', 'A-05'] as MissionId[]).filter((id) =>
    missionOf(id).negative.some(({ is }) => is === 'black'),
  );
  const s = after({ players: 2, row: 'A-01 A-02@0 A-05', at: 'roll', morale: 8, held: ['n1:P', 'n2:P'] });
  expect(worstAfterThrow(s)).toBe(8 - 2 - 2 * black.length);
});

test('a settlement with tokens is asked for, one without is not', () => {
  for (const s of positions('tokens', 3)) {
    const f = s.flow.at(-1);
    if (f?.step !== 'settle') continue;
    for (const { seat, moves } of asks(game, s))
      for (const wish of wishes(s, seat, moves, 4)) {
        expect(wish.level).toBe('ask');
        expect(wish.moves.some((move) => move.startsWith('useToken')) || f.seats[seat]?.uses.length).toBeTruthy();
        // Also where other tokens lie ready: each of its moves can be made.
        const trial = clone(s);
        for (const move of wish.moves) {
          expect(asks(game, trial).find((ask) => ask.seat === seat)?.moves).toContain(move);
          advance(game, trial, seat, move);
        }
      }
  }
});

test('a plan is fair where that costs next to nothing, keeps what lies, and can be laid down to the end', () => {
  let fairer = 0;
  for (const seed of ['fair', 'fairest']) {
    for (const s of positions(seed, 2 + (seed.length % 2))) {
      if (s.flow.at(-1)?.step !== 'plan' || s.round === 10) continue;
      const { plan, task } = planOf(s);
      const fair = fairPlan(s);
      const spread = ({ dice }: { dice: Int8Array }): number => Math.max(...dice) - Math.min(...dice);
      if (spread(fair) < spread(plan)) fairer++;
      for (const { card, seat } of s.pawns) expect(fair.seats[s.row.indexOf(card)]).toBe(seat);
      for (const [seat, { held }] of s.players.entries()) expect(fair.dice[seat]).toBeGreaterThanOrEqual(held.length);
      expect(fair.dice.reduce((sum, n) => sum + n, 0)).toBe(task.dice);
      const laid = clone(s);
      for (const move of layingDown(s, fair)) advance(game, laid, 0, move);
      expect(laid.pool).toEqual([]);
    }
  }
  expect(fairer).toBeGreaterThan(3);
});

test('a whole plan is proposed: a reason or a harm for every card, what lies stays, and what is to be left alone is left', () => {
  const wanted = { free: new Set<string>(), portions: [], second: false, was: null, declined: () => false };
  let seen = 0;
  let round = 0;
  let n = 0;
  for (const s of positions('proposed')) {
    // Each piece that is laid down is another position: some of them are enough, and the first of every round.
    if (s.flow.at(-1)?.step !== 'plan' || (n++ % 5 > 0 && s.pawns.length > 0)) continue;
    const wish = commonWish(s, wanted);
    if (!wish?.layout) continue;
    const { pieces, shares } = wish.layout;
    expect(pieces.map(({ thing }) => thing)).toEqual(s.row);
    for (const { thing, seat, lies, chance, why } of pieces) {
      const owner = s.pawns.find(({ card }) => card === thing)?.seat ?? null;
      expect(lies).toBe(owner !== null);
      if (owner !== null) expect(seat).toBe(owner);
      if (seat === null) expect(why.code).toBe('harm');
      else expect(chance === null).toBe(s.round === 10);
      if (chance !== null) expect(chance >= 0 && chance <= 1).toBe(true);
    }
    for (const [seat, { held }] of s.players.entries()) expect(shares[seat]?.n).toBeGreaterThanOrEqual(held.length);
    // The rest of a plan is as much as is missing: after it the plan can be confirmed.
    const laid = clone(s);
    for (const move of wish.moves) advance(game, laid, 0, move);
    expect(asks(game, laid)[0]?.moves).toContain('commitPlan');
    if (s.round === round || s.round === 10) continue;
    round = s.round;
    seen++;
    const [alone] = pieces.filter(({ seat, lies }) => seat !== null && !lies);
    const without = commonWish(s, { ...wanted, free: new Set([alone?.thing ?? '']) });
    expect(without?.layout?.pieces.find(({ thing }) => thing === alone?.thing)?.seat).toBeNull();
    const second = commonWish(s, { ...wanted, second: true });
    const moved = second?.layout?.pieces.filter(({ seat }, i) => seat !== null && seat !== pieces[i]?.seat);
    expect(moved?.length).toBeGreaterThanOrEqual(2);
    // A piece laid down as it was proposed changes nothing of the rest.
    const [first] = wish.moves;
    const begun = clone(s);
    advance(game, begun, 0, first as never);
    expect(commonWish(begun, { ...wanted, was: wish })?.moves).toEqual(wish.moves.slice(1));
    // So many dice for one seat, and the others share what is left.
    const [{ n: share } = { n: 0 }] = shares;
    const more = commonWish(s, { ...wanted, portions: [{ seat: 0, n: share + 1 }] });
    const total = (list: typeof shares | undefined): number => (list ?? []).reduce((sum, { n: dice }) => sum + dice, 0);
    expect(total(more?.layout?.shares)).toBe(total(shares));
    if (total(shares) > share + 1) expect(more?.layout?.shares[0]?.n).toBe(share + 1);
  }
  expect(seen).toBeGreaterThan(5);
});

test('a person is named as a reason only where a quarter of the chance goes with them', () => {
  let named = 0;
  for (const s of positions('people', 3)) {
    if (s.flow.at(-1)?.step !== 'plan' || s.pawns.length > 0 || s.round === 10) continue;
    const plan = fairPlan(s);
    const wish = commonWish(s, { free: new Set(), portions: [], second: false, was: null, declined: () => false });
    wish?.layout?.pieces.forEach(({ why, chance }, at) => {
      if (why.code !== 'fits') return;
      named++;
      const without = prospectsOf(s, plan, 1 << CHARACTERS.indexOf(why.slots.who as Character));
      expect(without[at]).toBeLessThanOrEqual(0.75 * (chance ?? 0));
    });
  }
  expect(named).toBeGreaterThan(0);
});

test('what a plan says of its missions is what a team comes to on average', () => {
  let said = 0;
  let done = 0;
  let round = 0;
  for (const s of positions('average')) {
    if (s.flow.at(-1)?.step !== 'plan' || s.round === round || s.round > 6) continue;
    round = s.round;
    const plan = fairPlan(s);
    said += prospectsOf(s, plan).reduce((sum, chance) => sum + chance, 0);
    for (let luck = 1; luck <= 8; luck++) done += completedBy(s, plan, luck) / 8;
  }
  expect(Math.abs(said - done) / done).toBeLessThan(0.2);
});

/** `npm test` plays a few games; with SZTAB_PLAN_GAMES=60 they are a sample to be believed. */
const PLAN_GAMES = Number(process.env.SZTAB_PLAN_GAMES ?? 6);

test('of missions that a plan promises about so much, about so many are carried out', () => {
  const bands = [0.45, 0.65, 0.8, 1].map((below) => ({ below, said: 0, done: 0, count: 0 }));
  for (let n = 0; n < PLAN_GAMES; n++) {
    const s = begin(game, 2 + (n % 3), { consent: 'open' }, seededStream(diceKey(`promised ${n}`, []))).state;
    const dice = fastStream(n, 5);
    for (let f = s.flow.at(-1); f && s.round < 10; f = s.flow.at(-1)) {
      if (f.step === 'plan') {
        const plan = fairPlan(s);
        const chances = prospectsOf(s, plan);
        const row = [...s.row];
        const done = carriedOut(s, plan, dice);
        row.forEach((card, at) => {
          if ((plan.seats[at] as number) < 0) return;
          const chance = chances[at] as number;
          const band = bands.find(({ below }) => chance <= below);
          if (!band) return;
          band.said += chance;
          band.done += done.has(card) ? 1 : 0;
          band.count++;
        });
      } else playOn(s, dice);
    }
  }
  const off = bands.map(({ said, done, count }) => Math.abs(said - done) / count);
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  expect(all).toBeGreaterThan(30 * PLAN_GAMES);
  // By chance alone a band of 60 missions may well be 0.1 off.
  for (const one of off) expect(one).toBeLessThan(PLAN_GAMES < 30 ? 0.15 : 0.07);
  const sum = bands.reduce((diff, { said, done }) => diff + said - done, 0);
  expect(Math.abs(sum) / all).toBeLessThan(PLAN_GAMES < 30 ? 0.06 : 0.03);
});

/** Whoever speaks first makes the move that the policy would. */
function playOn(s: State, dice: ReturnType<typeof fastStream>): { seat: number; move: string } | null {
  const all = asks(game, s);
  const first = brain.speaker?.(s, all);
  const speaks = all.find(({ seat }) => seat === first) ?? all[0];
  if (!speaks) return null;
  const move = brain.policy(s, speaks.seat, speaks.moves, dice);
  advance(game, s, speaks.seat, move);
  return { seat: speaks.seat, move };
}

/** Lays this plan down and plays the round up to its effects: the missions that were completed. */
function carriedOut(s: State, plan: ReturnType<typeof fairPlan>, dice: ReturnType<typeof fastStream>): Set<string> {
  for (const move of layingDown(s, plan)) advance(game, s, 0, move);
  advance(game, s, 0, 'commitPlan');
  const done = new Set<string>();
  for (let f = s.flow.at(-1); f?.step === 'roll' || f?.step === 'settle'; f = s.flow.at(-1)) {
    const seats = f.step === 'settle' ? f.seats.map(({ claims }) => [...claims]) : [];
    const made = playOn(s, dice);
    if (!made) break;
    if (made.move === 'settle') for (const card of seats[made.seat] ?? []) done.add(card);
  }
  return done;
}

/** Missions that are completed when this plan is laid down and everybody plays on by the policy. */
function completedBy(start: State, plan: ReturnType<typeof fairPlan>, luck: number): number {
  const s = clone(start);
  s.dice = fastStream(luck, 7);
  for (const move of layingDown(s, plan)) advance(game, s, 0, move);
  advance(game, s, 0, 'commitPlan');
  let count = 0;
  for (let f = s.flow.at(-1); f?.step === 'roll' || f?.step === 'settle'; f = s.flow.at(-1)) {
    const all = asks(game, s);
    const first = brain.speaker?.(s, all);
    const speaks = all.find(({ seat }) => seat === first) ?? all[0];
    if (!speaks) break;
    const move = brain.policy(s, speaks.seat, speaks.moves, fastStream(luck));
    if (move === 'settle' && f.step === 'settle') count += f.seats[speaks.seat]?.claims.length ?? 0;
    advance(game, s, speaks.seat, move);
  }
  return count;
}
