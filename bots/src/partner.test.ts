/** The contract of a bot beside people, held by whole games of Niepodległa: nothing that belongs to all is spent without a yes. */
import {
  type Ask,
  below,
  clone,
  diceKey,
  type FastStream,
  fastStream,
  type GameBox,
  type Leave,
  Match,
  moveParts,
  type Options,
  type PartnerAnswer,
  type Seat,
  undoableMoves,
} from '@sztab/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Partner, type PartnerSettings } from './partner.ts';
import { speakerOf } from './speaker.ts';

interface Shown {
  readonly round: number;
  readonly phase: string;
  readonly morale: number;
  readonly players: readonly { readonly held: readonly { readonly die: string; readonly selected: boolean }[] }[];
}

const { box }: { box: GameBox } = await import(new URL('../../games/niepodlegla/index.ts', import.meta.url).href);
const { game, brain } = box;
const rules = brain.partner as NonNullable<typeof brain.partner>;
const ASK: PartnerSettings = { manner: 'ask', floor: 4 };

/** `npm test` plays a few games; with SZTAB_PARTNER_GAMES=2000 it is the whole sample. */
const GAMES = Number(process.env.SZTAB_PARTNER_GAMES ?? 3);

type Answering = (partner: Partner<never>, match: Match, dice: FastStream) => PartnerAnswer | null;

interface Played {
  readonly seat: Seat;
  readonly move: string;
  readonly level: Leave;
  readonly agreed: boolean;
  readonly decides: boolean;
  readonly before: Shown;
}

interface Table {
  readonly match: Match;
  partner: Partner<never>;
  readonly people: readonly Seat[];
  readonly dice: FastStream;
  readonly played: Played[];
  readonly offers: number[];
}

function open(
  seed: string,
  players: number,
  people: readonly Seat[],
  options: Options,
  settings: PartnerSettings,
): Table {
  const match = new Match(game, {
    players,
    names: Array.from({ length: players }, (_, seat) => `${seat}`),
    seed: diceKey(seed, []),
    options,
  });
  const isBot = (seat: Seat): boolean => !people.includes(seat);
  const partner = new Partner<never>(box as never, isBot, settings, () => ({ now: 0.5, yes: 0.6, no: 0.5 }));
  return { match, partner, people, dice: fastStream(seed.length, players), played: [], offers: [] };
}

const imagined = (match: Match) => game.imagine(match.look('public').view, fastStream(1));
const view = ({ match }: Table): Shown => match.look('public').view as Shown;

function answerOf({ match, dice }: Table, ask: Ask<string>): string {
  const s = game.imagine(match.look(ask.seat).view, fastStream(7));
  return brain.policy(s, ask.seat, ask.moves, dice);
}

/** Bots act or ask; true if one of them made a move. */
async function botsAct(table: Table): Promise<boolean> {
  const { match, partner, played } = table;
  let next = partner.next(match as never);
  while (next.is === 'think') {
    const { seat, moves } = next;
    const ask = { seat, moves, prompt: '' };
    next = await partner.heed(match as never, seat, answerOf(table, ask) as never);
  }
  if (next.is === 'play') {
    const before = view(table);
    const s = game.imagine(match.look('public').view, fastStream(1));
    const floor = partner.settings.floor;
    played.push({
      seat: next.seat,
      move: next.move,
      level: rules.consent(s, next.seat, next.move, floor),
      agreed: agreedTo.get(table)?.includes(next.move) === true,
      decides: partner.decides,
      before,
    });
    match.play(next.seat, next.move);
    return true;
  }
  return false;
}

/** Bots act or ask; then a person answers, or plays on. False when the game is over. */
async function step(table: Table, answers: Answering): Promise<boolean> {
  const { match, partner, people, offers } = table;
  if (match.outcome) return false;
  if (await botsAct(table)) return true;
  const { offer } = partner;
  if (offer) {
    if (offers.at(-1) !== offer.id) offers.push(offer.id);
    expect(offer.version).toBe(match.seq);
    const picked = view(table).players.some(
      ({ held }, seat) => people.includes(seat) && held.some(({ selected }) => selected),
    );
    expect(picked && !offer.asked).toBe(false);
    const answer = answers(partner, match, table.dice);
    if (answer) {
      for (const seat of offer.to) {
        if (partner.offer?.id !== offer.id) break;
        const { moves, level } = offer;
        if (answer === 'yes' || (answer === 'decide' && level === 'ask')) agreedTo.set(table, [...moves]);
        partner.answer(match as never, offer.id, seat, answer);
      }
      if (answer !== 'decide' || offer.level === 'ask') return true;
    }
  }
  const asked = match.asks().filter(({ seat }) => people.includes(seat));
  const ask = speakerOf(brain, game.imagine(match.look('public').view, fastStream(1)), asked);
  if (!ask) throw new Error(`nobody goes on: ${JSON.stringify(match.asks())}`);
  match.play(ask.seat, answerOf(table, ask));
  return true;
}

/** What was said yes to last at each table. */
const agreedTo = new WeakMap<Table, string[]>();

async function whole(table: Table, answers: Answering): Promise<Table> {
  for (let n = 0; n < 3000; n++) if (!(await step(table, answers))) return table;
  throw new Error('it does not end');
}

const SPENDING = new Set(['reroll', 'passDie', 'passToken']);
const spends = ({ move }: Played): boolean => SPENDING.has(moveParts(move).verb);

test.each(['open', 'motion'])(
  '%s: whoever always says “leave it” loses no marker to a bot, and no phase hangs',
  async (consent) => {
    for (let n = 0; n < GAMES; n++) {
      const players = 2 + (n % 3);
      const table = await whole(open(`leave ${consent} ${n}`, players, [n % players], { consent }, ASK), () => 'no');
      expect(table.match.outcome).not.toBeNull();
      expect(table.played.filter(spends)).toEqual([]);
    }
  },
);

test('whatever is answered, a bot spends nothing that it had to ask for without a yes', async () => {
  const cases = fc.record({
    seed: fc.integer({ min: 0, max: 9999 }),
    players: fc.integer({ min: 2, max: 4 }),
    manner: fc.constantFrom('ask', 'decide', 'leave'),
    floor: fc.constantFrom(4, 6),
    answers: fc.array(fc.constantFrom('yes', 'no', 'decide', null), { minLength: 3, maxLength: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ seed, players, manner, floor, answers }) => {
      let n = 0;
      const settings = { manner, floor } as PartnerSettings;
      const table = open(`any ${seed}`, players, [0], { consent: 'open' }, settings);
      await whole(table, () => (answers[n++ % answers.length] ?? null) as PartnerAnswer | null);
      for (const played of table.played) {
        const { move, level, agreed, decides, before } = played;
        if (level === 'must') expect(agreed, move).toBe(true);
        if (level === 'ask' && !decides && moveParts(move).verb !== 'done') expect(agreed, move).toBe(true);
        if (!agreed && spends(played)) {
          expect(moveParts(move).verb).toBe('reroll');
          expect(before.morale - 2).toBeGreaterThanOrEqual(floor);
          expect(before.round).toBeLessThan(10);
        }
      }
    }),
    { numRuns: Math.max(4, Math.min(60, GAMES / 2)), seed: 1918 },
  );
}, 120_000);

/** The first offer of a game, with a person who plays by the policy until then. */
async function untilOffer(
  seed = 'offer',
  where: (table: Table) => boolean = ({ partner }) => partner.offer?.common === false,
): Promise<Table> {
  const table = open(seed, 2, [0], { consent: 'open' }, ASK);
  for (let n = 0; n < 2000; n++) {
    if (await botsAct(table)) continue;
    if (table.partner.offer && where(table)) return table;
    if (!(await step(table, () => 'no'))) break;
  }
  throw new Error('nothing was offered');
}

test('silence, a second look and a second click are no yes', async () => {
  const table = await untilOffer();
  const { match, partner } = table;
  const { seq } = match;
  const offer = partner.offer;
  for (let n = 0; n < 600; n++) expect(partner.next(match as never)).toEqual({ is: 'wait' });
  expect(partner.offer).toBe(offer);
  expect(match.seq).toBe(seq);
  // Answered once: the second click meets nothing.
  expect(partner.answer(match as never, offer?.id ?? 0, 0, 'no')).toBe(true);
  expect(partner.answer(match as never, offer?.id ?? 0, 0, 'yes')).toBe(false);
  expect(partner.next(match as never).is).not.toBe('play');
});

test('an answer to what no longer stands is refused, and nobody but the people asked can give one', async () => {
  const { match, partner } = await untilOffer();
  const { id = 0 } = partner.offer ?? {};
  expect(partner.answer(match as never, id, 1, 'yes')).toBe(false);
  const ask = match.asks().find(({ seat }) => seat === 0);
  match.play(0, ask?.moves.find((move) => move.startsWith('selectDie')) ?? '');
  expect(partner.answer(match as never, id, 0, 'yes')).toBe(false);
  expect(partner.said?.line.code).toBe('changed');
  // While a person has dice chosen nobody is spoken to.
  expect(partner.next(match as never)).toEqual({ is: 'wait' });
  expect(partner.offer).toBeNull();
});

test('what was agreed to is played whole, and undo does not cross it', async () => {
  const table = await untilOffer('agreed', ({ partner }) => partner.offer?.moves.includes('reroll' as never) === true);
  const { match, partner } = table;
  const { offer } = partner;
  const moves = offer?.moves ?? [];
  partner.answer(match as never, partner.offer?.id ?? 0, 0, 'yes');
  for (const move of moves) {
    expect(partner.next(match as never)).toEqual({ is: 'play', seat: 1, move });
    match.play(1, move);
  }
  expect(undoableMoves(match, { isBot: (seat) => seat === 1, free: false })).toBe(0);
  // What came of it is said, whatever is asked for next; it holds for this phase.
  const before = Number(offer?.aim.slots.from);
  partner.next(match as never);
  const { morale } = view(table);
  expect(partner.came).toMatchObject({ by: 1, line: { slots: { pips: before - morale, left: morale } } });
  expect(['worked', 'failed']).toContain(partner.came?.line.code);
  // Until a person throws: then morale is another.
  const mine = (verb: string): string =>
    match
      .asks()
      .find(({ seat }) => seat === 0)
      ?.moves.find((move) => move.startsWith(verb)) ?? '';
  match.play(0, mine('selectDie'));
  partner.next(match as never);
  expect(partner.came).not.toBeNull();
  match.play(0, mine('reroll'));
  partner.next(match as never);
  expect(partner.came).toBeNull();
});

/** The dice still to come: they go on with every throw, and back with one that is taken back. */
const diceOf = ({ match }: Table): string => JSON.stringify((match.state as { dice: unknown }).dice);

test('undo never crosses a throw, agreed to or not: the next one is always one that nobody has seen', async () => {
  const seen = { thrown: 0, agreed: 0, undone: 0 };
  const used = new Set<string>();
  const table = open('undone', 3, [0], { consent: 'open' }, ASK);
  const { match, partner, dice, played } = table;
  const screen = { isBot: (seat: Seat) => seat !== 0, free: false };
  for (let n = 0; n < 2000 && !match.outcome && seen.agreed < 8; n++) {
    const before = diceOf(table);
    const { length } = match.moves;
    await step(table, () => 'yes');
    if (match.moves.length > length && diceOf(table) !== before) {
      // What fell from here has been seen.
      expect(used.has(before)).toBe(false);
      used.add(before);
      seen.thrown++;
      if (match.moves.at(-1)?.seat !== 0 && played.at(-1)?.agreed) seen.agreed++;
      expect(undoableMoves(match, screen)).toBe(0);
    }
    const back = undoableMoves(match, screen);
    if (back === 0 || below(dice, 4) > 0) continue;
    const now = diceOf(table);
    match.undo(0, 1 + below(dice, back), true);
    expect(diceOf(table)).toBe(now);
    seen.undone++;
    // Whoever takes back what lies under an offer takes the offer back, too.
    partner.next(match as never);
    if (partner.offer) expect(partner.offer.version).toBe(match.seq);
  }
  expect(seen.thrown).toBeGreaterThan(10);
  expect(seen.agreed).toBeGreaterThan(3);
  expect(seen.undone).toBeGreaterThan(10);
});

test('what was agreed to and is taken back half way is not gone on with, and nothing is said to have come of it', async () => {
  const table = await untilOffer('agreed', ({ partner }) => partner.offer?.moves.includes('reroll' as never) === true);
  const { match, partner } = table;
  const own =
    match
      .asks()
      .find(({ seat }) => seat === 0)
      ?.moves.find((move) => move.startsWith('selectDie')) ?? '';
  const moves = partner.offer?.moves ?? [];
  partner.answer(match as never, partner.offer?.id ?? 0, 0, 'yes');
  for (const move of moves.slice(0, -1)) match.play(1, move);
  expect(match.asks().find(({ seat }) => seat === 1)?.moves).toContain('reroll');
  const { morale } = view(table);
  match.undo(0, 1, true);
  // As many entries as if it had been thrown.
  expect(match.seq).toBe(table.match.moves.length + 2);
  expect(partner.next(match as never)).not.toMatchObject({ is: 'play', move: 'reroll' });
  expect(partner.came).toBeNull();
  expect(view(table).morale).toBe(morale);
  expect(match.asks().find(({ seat }) => seat === 0)?.moves).toContain(own);
});

test.each([
  ['what changes a good chance by less than half a percent is not asked for', { now: 0.5, yes: 0.502, no: 0.5 }, false],
  ['of a chance of one in a hundred a fifth is worth a question', { now: 0.01, yes: 0.012, no: 0.01 }, true],
])('%s', async (_what, outlook, asks) => {
  const { match } = await untilOffer(
    'agreed',
    ({ partner }) => partner.offer?.moves.includes('reroll' as never) === true,
  );
  const fresh = new Partner<never>(
    box as never,
    (seat) => seat === 1,
    ASK,
    () => outlook,
  );
  let next = fresh.next(match as never);
  while (next.is === 'think')
    next = await fresh.heed(
      match as never,
      next.seat,
      rules.wishes(imagined(match), 1, next.moves, 4)[0]?.moves[0] as never,
    );
  expect(fresh.offer !== null).toBe(asks);
});

test('who was told to leave it does not say that it was not worth it', async () => {
  const table = await untilOffer('agreed', ({ partner }) => partner.offer?.moves.includes('reroll' as never) === true);
  const { match, partner } = table;
  for (let n = 0; n < 4 && partner.offer; n++) {
    partner.answer(match as never, partner.offer.id, 0, 'no');
    while (await botsAct(table));
  }
  expect(match.moves.at(-1)).toMatchObject({ seat: 1, move: 'done' });
  expect(partner.said?.line.code).toBe('leaves');
  // Once somebody has played on, that is no news any more.
  const [own] = match.asks().find(({ seat }) => seat === 0)?.moves ?? [];
  match.play(0, own as never);
  partner.next(match as never);
  expect(partner.said).toBeNull();
});

test('what was left alone does not come back in this phase, and two questions in a row are enough', async () => {
  const table = await untilOffer();
  const { match, partner } = table;
  const about: string[] = [];
  for (let n = 0; n < 6 && partner.offer; n++) {
    about.push(partner.offer.about);
    partner.answer(match as never, partner.offer.id, 0, 'no');
    let next = partner.next(match as never);
    while (next.is === 'think') {
      next = await partner.heed(match as never, next.seat, answerOf(table, { ...next, prompt: '' }) as never);
    }
    if (next.is === 'play') match.play(next.seat, next.move);
  }
  expect(new Set(about).size).toBe(about.length);
  expect(about.length).toBeLessThanOrEqual(2);
});

test('every favour is answered with a reason, and an order against advice is carried out', async () => {
  const table = await untilOffer();
  const { match, partner } = table;
  const cards = (match.look('public').view as { row: readonly string[] }).row;
  for (const favour of [
    { is: 'die' },
    { is: 'reroll', things: cards.slice(0, 1) },
    { is: 'view' },
    { is: 'done' },
    { is: 'without', things: cards.slice(0, 1) },
    { is: 'stop' },
  ]) {
    await partner.ask(match as never, favour, 0, 1);
    expect(partner.said?.line.code).toBeTruthy();
  }
  const own = view(table).players[1]?.held.map(({ die }) => die) ?? [];
  await partner.ask(match as never, { is: 'throw', things: own }, 0, 1);
  expect(partner.offer).toMatchObject({ by: 1, asked: true });
  expect(partner.answer(match as never, partner.offer?.id ?? 0, 0, 'yes')).toBe(true);
  for (let next = partner.next(match as never); next.is === 'play'; next = partner.next(match as never))
    match.play(next.seat, next.move);
  expect(match.moves.at(-1)).toMatchObject({ seat: 1, move: 'reroll' });
});

test('the strictest wins where several people play: under motions all have to agree', async () => {
  const table = open('three', 3, [0, 1], { consent: 'motion' }, ASK);
  for (let n = 0; n < 2000; n++) {
    if (await botsAct(table)) continue;
    if (table.partner.offer?.common === false) break;
    await step(table, () => (table.partner.offer?.common ? 'no' : null));
  }
  const { partner, match } = table;
  const offer = partner.offer;
  expect(offer?.to).toEqual([0, 1]);
  const s = game.imagine(match.look('public').view, fastStream(1));
  const who = rules.whoAgrees(s, [0, 1]);
  const arbiter = typeof who === 'number' ? who : 0;
  const other = 1 - arbiter;
  partner.answer(match as never, offer?.id ?? 0, other, 'yes');
  expect(partner.offer?.id).toBe(offer?.id);
  expect(partner.yes).toEqual([other]);
  // Said twice it is still one yes; any no ends it.
  const asked = clone(partner.memory);
  partner.answer(match as never, offer?.id ?? 0, other, 'yes');
  expect(partner.offer?.id).toBe(offer?.id);
  partner.answer(match as never, offer?.id ?? 0, other, 'no');
  expect(partner.offer).toBeNull();
  // The others have had their time and say nothing: whoever has said yes may go on without them, and nobody else.
  const isBot = (seat: Seat): boolean => seat === 2;
  const anew = () =>
    new Partner<never>(box as never, isBot, ASK, () => ({ now: 0.5, yes: 0.6, no: 0.5 }), undefined, {
      memory: clone(asked) as never,
    });
  const waits = anew();
  for (let n = 0; n < 600; n++) expect(waits.next(match as never)).toEqual({ is: 'wait' });
  const goes = anew();
  goes.answer(match as never, offer?.id ?? 0, other, 'yes', true);
  expect(goes.next(match as never)).toMatchObject({ is: 'play', seat: 2, move: offer?.moves[0] });
});

test('a plan is laid before the people, made anew round what they place, and laid down by whoever says yes', async () => {
  const table = await untilOffer('plan', ({ partner }) => partner.offer?.layout !== undefined);
  const { match, partner } = table;
  const plan = partner.offer;
  expect(plan).toMatchObject({ by: 1, to: [0], common: true, asked: false, level: 'must' });
  // A piece of one's own: the old plan no longer stands, the new one keeps it.
  const free = plan?.layout?.pieces.find(({ seat }) => seat === null)?.thing ?? '';
  match.play(0, `placePawn(red,${free})`);
  expect(partner.answer(match as never, plan?.id ?? 0, 0, 'yes')).toBe(false);
  expect(partner.next(match as never)).toEqual({ is: 'wait' });
  const piece = (thing: string) => partner.offer?.layout?.pieces.find((one) => one.thing === thing);
  expect(piece(free)).toMatchObject({ seat: 0, lies: true });
  // Nobody is to take this one up; and there is a second plan, and a way back.
  const taken = partner.offer?.layout?.pieces.find(({ seat, lies }) => seat !== null && !lies)?.thing ?? '';
  await partner.ask(match as never, { is: 'free', things: [taken] }, 0, 1);
  partner.next(match as never);
  expect(piece(taken)?.seat).toBeNull();
  // So many dice for this seat, whatever was said of it before.
  for (const dice of [2, 3]) {
    await partner.ask(match as never, { is: 'portion', portion: { seat: 0, n: dice } }, 0, 1);
    partner.next(match as never);
    expect(partner.offer?.layout?.shares[0]?.n).toBe(dice);
  }
  const first = partner.offer?.moves;
  await partner.ask(match as never, { is: 'second' }, 0, 1);
  partner.next(match as never);
  expect(partner.offer?.layout?.second).toBe(true);
  expect(partner.offer?.moves).not.toEqual(first);
  await partner.ask(match as never, { is: 'second' }, 0, 1);
  partner.next(match as never);
  expect(partner.offer?.moves).toEqual(first);
  expect(partner.answer(match as never, partner.offer?.id ?? 0, 0, 'yes')).toBe(true);
  for (let next = partner.next(match as never); next.is === 'play'; next = partner.next(match as never)) {
    expect(next.seat).toBe(0);
    match.play(next.seat, next.move);
  }
  expect(match.asks().find(({ seat }) => seat === 0)?.moves).toContain('commitPlan');
  expect((match.look('public').view as { pawns: { card: string }[] }).pawns.map(({ card }) => card)).toContain(free);
  // Whoever wants no plan is left alone until they ask for one.
  match.play(0, 'returnDie(red)');
  partner.next(match as never);
  partner.answer(match as never, partner.offer?.id ?? 0, 0, 'no');
  expect(partner.next(match as never)).toEqual({ is: 'wait' });
  expect(partner.offer).toBeNull();
  await partner.ask(match as never, { is: 'plan' }, 0, 1);
  partner.next(match as never);
  expect(partner.offer).toMatchObject({ common: true, asked: true });
});

test('random answers never break a table', async () => {
  const table = open('random', 2, [0], { consent: 'arbiter' }, ASK);
  await whole(table, (_partner, _match, dice) => (['yes', 'no', 'yes'] as const)[below(dice, 3)] ?? null);
  expect(table.match.outcome).not.toBeNull();
});

test('a voice that is made anew from what it remembers says and does the same', async () => {
  const settings: PartnerSettings = { manner: 'decide', floor: 4 };
  const answers: Answering = (_partner, _match, dice) => (['yes', 'no', 'decide'] as const)[below(dice, 3)] ?? null;
  const once = await whole(open('memory', 3, [0], { consent: 'open' }, settings), answers);
  const isBot = (seat: Seat): boolean => seat !== 0;
  const anew = { ...open('memory', 3, [0], { consent: 'open' }, settings) };
  const weigh = () => ({ now: 0.5, yes: 0.6, no: 0.5 });
  for (let n = 0; ; n++) {
    const memory = JSON.parse(JSON.stringify(anew.partner.memory));
    anew.partner = new Partner<never>(box as never, isBot, settings, weigh, () => {}, { memory });
    if (!(await step(anew, answers))) break;
    if (n > 3000) throw new Error('it does not end');
  }
  expect(anew.match.moves).toEqual(once.match.moves);
  expect(anew.match.outcome).toEqual(once.match.outcome);
});

test('who is away is not asked, who went is not waited for, who came may answer; with nobody there the bots wait', async () => {
  const here = new Set([0]);
  const table = { ...open('three', 3, [0, 1], { consent: 'motion' }, ASK) };
  const isBot = (seat: Seat): boolean => seat === 2;
  const weigh = () => ({ now: 0.5, yes: 0.6, no: 0.5 });
  table.partner = new Partner<never>(box as never, isBot, ASK, weigh, () => {}, { isHere: (seat) => here.has(seat) });
  const { partner, match } = table;
  for (let n = 0; n < 2000; n++) {
    if (await botsAct(table)) continue;
    if (partner.offer?.common === false) break;
    await step(table, () => (partner.offer?.common ? 'no' : null));
  }
  expect(partner.offer?.to).toEqual([0]);
  // The other one comes: both are asked, and one yes is not enough.
  here.add(1);
  expect(partner.ready(match as never)).toBeNull();
  expect(partner.offer?.to).toEqual([0, 1]);
  const id = partner.offer?.id ?? 0;
  const who = rules.whoAgrees(game.imagine(match.look('public').view, fastStream(1)), [0, 1]);
  const [yes, other] = who === 0 ? [1, 0] : [0, 1];
  expect(partner.answer(match as never, id, yes, 'yes')).toBe(true);
  expect(partner.offer?.id).toBe(id);
  // Whoever has not answered goes away: what the others agreed to is done.
  here.delete(other);
  expect(partner.ready(match as never)).toMatchObject({ is: 'play', seat: 2 });
  here.clear();
  const lonely = open('lonely', 2, [0], { consent: 'open' }, ASK);
  const alone = new Partner<never>(
    box as never,
    (seat) => seat === 1,
    ASK,
    weigh,
    () => {},
    { isHere: () => false },
  );
  expect(alone.next(lonely.match as never)).toEqual({ is: 'wait' });
  expect(alone.offer).toBeNull();
});

test('who says yes is asked as long as it pays, in the last round, too; who says no, six times a round at most', async () => {
  const most = { yes: 0, no: 0 };
  for (const answer of ['yes', 'no'] as const) {
    const table = open('as long as it pays', 4, [0], { consent: 'open' }, ASK);
    const asked = new Map<number, Set<number>>();
    await whole(table, (partner) => {
      const { offer } = partner;
      if (offer?.common) return 'yes';
      const { round } = view(table);
      asked.set(round, (asked.get(round) ?? new Set()).add(offer?.id ?? 0));
      return answer;
    });
    most[answer] = Math.max(...[...asked.values()].map(({ size }) => size));
  }
  expect(most.yes).toBeGreaterThan(6);
  expect(most.no).toBeLessThanOrEqual(6);
});

/** How far a team came: the steps of both tracks, and the towns it holds. */
function cameTo(match: Match): number {
  const { acc, fp, towns } = match.look('public').view as unknown as {
    readonly acc: number;
    readonly fp: number;
    readonly towns: Readonly<Record<string, { readonly ind: number }>>;
  };
  return acc + fp + Object.values(towns).filter(({ ind }) => ind > 0).length;
}

/** The same deal, played by bots alone: nobody is asked. */
function alone(seed: string, players: number): Match {
  const { match, dice } = open(seed, players, [], { consent: 'open' }, ASK);
  while (!match.outcome) {
    const asked = match.asks();
    const ask = speakerOf(brain, imagined(match), asked);
    if (!ask) throw new Error('nobody goes on');
    match.play(
      ask.seat,
      brain.policy(game.imagine(match.look(ask.seat).view, fastStream(7)), ask.seat, ask.moves, dice),
    );
  }
  return match;
}

/** From so many games on a share of them says something: a standard error of three points, of the same deals. */
const MANY = 300;

test('asking costs no strength: who says yes to everything comes as far, and wins as often, as bots that ask nobody', async () => {
  const games = Math.max(4, Math.ceil(GAMES / 2));
  const sums = { asked: 0, alone: 0, wins: 0, winsAlone: 0, asks: 0 };
  for (let n = 0; n < games; n++) {
    const players = 2 + (n % 3);
    const table = await whole(open(`strength ${n}`, players, [n % players], { consent: 'open' }, ASK), () => 'yes');
    const unasked = alone(`strength ${n}`, players);
    sums.asked += cameTo(table.match);
    sums.alone += cameTo(unasked);
    sums.wins += table.match.outcome?.winners.length ? 1 : 0;
    sums.winsAlone += unasked.outcome?.winners.length ? 1 : 0;
    sums.asks += table.offers.length;
  }
  expect(sums.asks).toBeGreaterThan(5 * games);
  // Of some twenty-five steps and towns, and a single game may well be eight off: the deals are the same, the dice are not.
  expect(sums.asked / games).toBeGreaterThan(sums.alone / games - (games < MANY ? 8 : 0.3));
  const lost = (sums.winsAlone - sums.wins) / games;
  if (games >= MANY) expect(lost, `${sums.wins} and ${sums.winsAlone} of ${games}`).toBeLessThan(0.03);
}, 7_200_000);
