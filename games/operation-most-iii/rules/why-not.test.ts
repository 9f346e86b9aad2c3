import { readFileSync } from 'node:fs';
import {
  type Ask,
  asks,
  begin,
  below,
  fastStream,
  LANGUAGES,
  moveParts,
  play,
  resign,
  type Viewer,
} from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { ZONES } from '../content/zones.ts';
import { playTo, position, toDecide } from '../testing/position.ts';
import { words } from '../text/index.ts';
import { operationMostIII as game } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';
import { whyNot } from './why-not.ts';

const GAMES = process.env.SZTAB_TIER === 'quick' ? 1 : 4;
const RULES = new Set(
  [...readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8').matchAll(/\*\*(OM3-\d+(?:\.\d+)+)\*\*/g)].map(
    (match) => match[1] as string,
  ),
);
const VERBS = ['attack', 'search', 'steal', 'move', 'order', 'volunteers', 'deploy', 'supportInAction', 'escort'];
const LONE = ['pass', 'endChain', 'keep', 'mulligan', 'roll', 'passReaction', 'noEscort', 'declineNurse', 'lunch'];

/** Everything that can be touched: what lies open, one's own hand, the zones, and the numbers of Hiding the Fragments. */
const thingsOf = (v: View): string[] => [
  ...v.cards.map(({ id }) => id),
  ...(v.you ? v.hand[v.you] : []),
  ...v.removed.PL.slice(0, 2),
  ...v.removed.DE.slice(0, 2),
  ...(v.hidingOnTable ? ['PL-HIDE-1'] : []),
  ...(v.mostOnTable ? ['PL-MOST-1'] : []),
  ...ZONES,
  '1',
  '2',
];

/** Every beginning of a spelling, with its verb and with the verb left out. */
function beginnings(moves: readonly Move[]): Set<string> {
  const all = new Set<string>();
  const add = (tokens: readonly string[]) =>
    tokens.forEach((_, i) => {
      all.add(tokens.slice(0, i + 1).join(' '));
    });
  for (const move of moves) {
    const { verb, args } = moveParts(move);
    const [first, ...rest] = args;
    add(first === undefined ? [verb] : [first, verb, ...rest]);
    add(args);
  }
  return all;
}

/** Pairs, triples and lone verbs, all that a hand could do to this table. */
function* touches(v: View, pick: (n: number) => number): Generator<string[]> {
  const things = thingsOf(v);
  const any = () => things[pick(things.length)] as string;
  for (const verb of LONE) yield [verb];
  for (const first of things) {
    yield [first];
    for (const second of things) yield [first, second];
    yield [first, any(), any()];
    for (const verb of VERBS)
      yield* [
        [first, verb],
        [first, verb, any()],
        [first, verb, any(), any()],
      ];
  }
}

interface Findings {
  readonly wrong: string[];
  readonly reasons: Set<string>;
}

function examine(v: View, moves: readonly Move[], pick: (n: number) => number, found: Findings): void {
  const legal = beginnings(moves);
  for (const touched of touches(v, pick)) {
    const { reason, rule } = whyNot(v, touched);
    if (!RULES.has(rule)) found.wrong.push(`${rule} is no rule`);
    if ((reason === 'possible') !== legal.has(touched.join(' '))) found.wrong.push(`${touched.join(' ')}: ${reason}`);
    found.reasons.add(reason);
  }
  for (const touched of [...legal].map((text) => text.split(' '))) {
    if (whyNot(v, touched).reason !== 'possible') found.wrong.push(`${touched.join(' ')} is possible`);
  }
}

function walk(visit: (s: State, asked: readonly Ask<Move>[], pick: (n: number) => number) => void): void {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { state: s } = begin(game, 2, {}, fastStream(seed));
    const chance = fastStream(seed, 5);
    const pick = (n: number) => below(chance, n);
    for (;;) {
      const asked = asks(game, s);
      visit(s, asked, pick);
      const ask = asked[pick(asked.length || 1)];
      if (!ask) break;
      const busy = ask.moves.filter((move) => move !== 'pass' && move !== 'endChain');
      const list = busy.length > 0 && pick(10) > 0 ? busy : ask.moves;
      play(game, s, ask.seat, list[pick(list.length)] as Move);
    }
  }
}

describe('why not', () => {
  const found: Findings = { wrong: [], reasons: new Set() };
  walk((s, asked, pick) => {
    for (const viewer of [0, 1, 'public'] as const satisfies readonly Viewer[]) {
      examine(view(s, viewer), asked.find(({ seat }) => seat === viewer)?.moves ?? [], pick, found);
    }
  });

  test('what is legal is possible; for all else there is a reason, and a rule of the rulebook', () => {
    expect(found.wrong.slice(0, 20)).toEqual([]);
  });

  test('every reason that comes up has a few words in both languages', () => {
    expect(found.reasons.size).toBeGreaterThan(40);
    for (const language of LANGUAGES) {
      for (const reason of found.reasons) {
        const text = words[language].whyNot(reason);
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(8);
        expect(text, reason).toMatch(/^\p{Lu}.*[^.:;,]$/u);
      }
      expect(() => words[language].whyNot('lunch')).toThrow(RangeError);
    }
  });

  const why = (s: State, viewer: Viewer, ...touched: string[]) => Object.values(whyNot(view(s, viewer), touched));
  const s = position({
    cards: 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@forest! PL-SUPPORT-1@forest DE-SOLDIERS-1@forest DE-SCOUTS-1@base',
    hand: { PL: 'PL-LUCK-1 PL-MOST-1 PL-CICHOCIEMNI-1' },
    parts: { forest: 2, surroundings: 0 },
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['an exhausted card', ['PL-PARTISANS-1'], ['exhausted', 'OM3-5.1.1']],
    ['an enemy card touched first', ['DE-SOLDIERS-1'], ['not-yours', 'OM3-5.1.2']],
    ['an Instant in one’s own action', ['PL-LUCK-1'], ['only-in-window', 'OM3-5.1.4']],
    ['a Search where no parts lie', ['PL-SCOUTS-1', 'search'], ['no-parts', 'OM3-5.4.1']],
    ['the zone the Scouts stand in, without parts', ['PL-SCOUTS-1', 'surroundings'], ['no-parts', 'OM3-5.4.1']],
    ['Most III with a German in the Forest', ['PL-MOST-1'], ['german-in-forest', 'OM3-5.9.6']],
    ['a Support that should move', ['PL-SUPPORT-1', 'surroundings'], ['support-cannot-move', 'OM3-4.8.4']],
    ['a target in another zone', ['PL-SCOUTS-1', 'DE-SCOUTS-1'], ['other-zone', 'OM3-5.3.1']],
    ['a home zone for a new card', ['PL-CICHOCIEMNI-1', 'forest'], ['deploys-home', 'OM3-5.2.2']],
    ['a zone touched first', ['base'], ['card-first', 'OM3-5.1.1']],
  ])('%s', (_, touched, answer) => {
    expect(why(s, 0, ...touched)).toEqual(answer);
  });

  test('whose turn it is not, who only watches, and when all is over', () => {
    expect(why(s, 1, 'DE-SCOUTS-1')).toEqual(['not-your-decision', 'OM3-4.4.1']);
    expect(why(s, 'public', 'DE-SCOUTS-1')).toEqual(['only-watching', 'OM3-3.1']);
    const over = position({});
    resign(game, over, 1);
    expect(why(over, 0, 'forest')).toEqual(['game-over', 'OM3-4.6.3']);
  });

  test('an Escort after the dice', () => {
    const fight = position({
      cards: 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings PL-SUPPORT-1@forest DE-SOLDIERS-1@surroundings',
      hand: { PL: '', DE: '' },
      turn: 'DE',
      dice: [6, 1],
    });
    playTo(fight, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort');
    expect(toDecide(fight)).toContain('PL');
    expect(why(fight, 0, 'PL-PARTISANS-1' satisfies CardId)).toEqual(['escort-too-late', 'OM3-6.3.1']);
  });
});
