/** Tips and lessons agree with the rules: each rule that they state is carried out here and compared with the sentence. */
import { fitting, type Lesson, openLesson, type Seat } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import type { Language } from '@sztab/kernel/words';
import { describe, expect, test } from 'vitest';
import { walkLesson } from '../../testing/lessons.ts';
import { finalOf } from '../content/finals.ts';
import { TOWNS, type Town } from '../content/towns.ts';
import { box } from '../index.ts';
import { CONDITION, mainNeeds } from '../rules/final.ts';
import { niepodlegla as game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { asked, FINAL, legal, playTo, position } from '../testing/position.ts';
import { CARDS, words } from '../text/index.ts';
import { lessonWords } from '../text/lesson-words.ts';
import { tipWords } from '../text/tip-words.ts';
import { guide } from './guide.ts';
import { lessons } from './index.ts';

const BOTH = ['en', 'pl'] as const satisfies readonly Language[];

/** Which of these tips fit when the first seat gets this prompt. */
function tipsOf(s: State, prompt: string, ids: readonly string[], heard: readonly string[] = []): string[] {
  const tips = guide.tips.filter(({ id }) => ids.includes(id));
  const events = heard.map((is) => ({ is })) as never[];
  return fitting(tips, { prompt, moves: [], events, view: game.view(s, 0) }).map(({ id }) => id);
}

describe('what a tip says of few morale markers', () => {
  const IDS = ['no-shield', 'low-morale'];
  const done = ['0 done', '1 done', '2 done'] as const;
  /** What the check brings with this number of markers. */
  function checkWith(morale: number): { threats: number; shield: boolean } {
    const told = playTo(position({ at: 'roll', row: 'A-04', morale, tokens: 'sapieha@1' }), ...done);
    const [check] = eventsOf(told, 'morale-check');
    return { threats: check?.threats ?? -1, shield: check?.shield ?? false };
  }
  /** What the tip promises with this number of markers, read from its text. */
  function promised(tip: string, morale: number): { threats: number; shield: boolean } {
    const below = (limit: string): boolean => tip.includes(limit);
    expect(below('ewer than six') || below('ewer than four')).toBe(true);
    if (tip.includes('no shield')) return { threats: morale < 4 ? 1 : 0, shield: false };
    return { threats: morale < 2 && tip.includes('below two it brings two') ? 2 : 1, shield: false };
  }

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'NPG-4.4.1 NPG-4.4.2 with %i markers it says what the check will bring',
    (morale) => {
      const shown = tipsOf(position({ at: 'roll', row: 'A-04', morale, tokens: 'sapieha@1' }), 'roll', IDS);
      expect(shown).toEqual(morale >= 6 ? [] : morale >= 4 ? ['no-shield'] : ['low-morale']);
      const check = checkWith(morale);
      for (const id of shown) expect(promised(tipWords.en[id as 'no-shield'], morale)).toEqual(check);
      if (shown.length === 0) expect(check).toEqual({ threats: 0, shield: true });
    },
  );

  test('NPG-4.4.1 NPG-4.4.2 both languages have the same numbers', () => {
    const said = (id: 'no-shield' | 'low-morale'): string[] => BOTH.map((language) => tipWords[language][id]);
    expect(said('no-shield')).toEqual([
      'Fewer than six morale markers: the check brings no shield. Below four it brings a threat card.',
      'Mniej niż sześć znaczników morale: sprawdzenie nie da tarczy. Poniżej czterech przyniesie kartę zagrożenia.',
    ]);
    expect(said('low-morale')).toEqual([
      'Fewer than four morale markers: the check brings a threat card, below two it brings two. Stop before it gets worse.',
      'Mniej niż cztery znaczniki morale: sprawdzenie przyniesie kartę zagrożenia, a poniżej dwóch dwie. Przerwij, zanim będzie gorzej.',
    ]);
  });

  test('NPG-6.2.5 in the final round there is no check, and no tip speaks of one', () => {
    for (const morale of [1, 3, 5]) expect(tipsOf(position({ ...FINAL, morale }), 'roll', IDS)).toEqual([]);
  });
});

test('NPG-5.8.1 the tip about a character comes when its die is about to be rolled, and says so', () => {
  const s = position({
    at: 'settle',
    row: 'A-14@0',
    held: ['n1:P n2:PM'],
    stack: 'A-03 A-04 A-08 A-12 A-13 A-15 A-16',
  });
  expect(asked(s)).toContain('settle');
  const told = playTo(s, '0 settle');
  expect(eventsOf(told, 'character-gained')).toHaveLength(1);
  expect(tipsOf(s, 'plan', ['character'], ['character-gained'])).toEqual(['character']);
  // The plan of this very round leads to a roll with that die.
  for (const card of s.row.slice(0, 2)) playTo(s, `0 placePawn(red,${card})`);
  for (const card of s.row.slice(2, 4)) playTo(s, `0 placePawn(blue,${card})`);
  for (const card of s.row.slice(4, 6)) playTo(s, `0 placePawn(yellow,${card})`);
  for (let n = 0; s.pool.length > 0; n++) playTo(s, `0 giveDie(${['red', 'blue', 'yellow'][n % 3]})`);
  playTo(s, '0 commitPlan');
  expect(s.players[0]?.held.map(({ die }) => die)).toContain('witos');
  expect([tipWords.en.character, tipWords.pl.character]).toEqual([
    'A person has joined you. Their die has better faces and is rolled from this round on.',
    'Dołączyła do was postać. Jej kość ma lepsze ścianki i będzie w grze od tej rundy.',
  ]);
});

test('NPG-6.1.1 the first tip of a first game names the goal, and a later one only while the tracks have not met', () => {
  const [first] = tipsOf(
    position({ row: 'A-02 A-03 A-04' }),
    'plan',
    guide.tips.map(({ id }) => id),
  );
  for (const language of BOTH)
    expect(tipWords[language][first as 'plan']).toMatch(/11 (?:November|listopada) 1918.* 10\b/);
  const at = (acc: number, fp: number) =>
    tipsOf(position({ round: 8, acc, fp }), 'plan', ['two-tracks', 'tracks'], ['track']);
  expect(at(4, 5)).toEqual(['tracks', 'two-tracks']);
  expect(at(6, 4)).toEqual([]);
});

test('NPG-6.2.1 NPG-6.1.1 in the final round no tip speaks of a prison that opens, or of tracks that must still meet', () => {
  const plan = position({ ...FINAL, at: 'plan' });
  const heard = ['jailed', 'track'];
  expect(tipsOf(plan, 'plan', ['prison', 'tracks', 'two-tracks'], heard)).toEqual([]);
  expect(tipsOf(position({ round: 9 }), 'plan', ['prison', 'tracks', 'two-tracks'], heard)).toEqual([
    'tracks',
    'prison',
    'two-tracks',
  ]);
});

/** The table of a lesson where this step waits for its first move, and how the lesson says it. */
function at(id: keyof typeof lessonWords.en, say: string): { lesson: Lesson; state: State; moves: readonly Move[] } {
  const lesson = lessons.lessons.find((one) => one.id === id) as Lesson;
  let found: { state: State; moves: readonly Move[] } | null = null;
  walkLesson(box, lessons, lesson, (line, step) => {
    if (found || lesson.steps[step]?.say !== say) return;
    const match = openLesson(box, lesson);
    for (const { seat, move } of line.slice(lesson.before.length)) match.play(seat, move);
    found = { state: match.state, moves: match.asks().flatMap(({ moves }) => moves as readonly Move[]) };
  });
  if (!found) throw new RangeError(`${id} has no step ${say}`);
  return { lesson, ...(found as { state: State; moves: readonly Move[] }) };
}

/** The towns that can be chosen there. */
const townsIn = (moves: readonly Move[]): Town[] =>
  TOWNS.filter((town) => moves.includes(`chooseTown(${town})` as Move));
const titles = (towns: readonly Town[], language: Language): string[] =>
  towns.map((town) => CARDS[language].towns[town].title);

describe('what lessons say', () => {
  test('NPG-5.9.1 NPG-5.9.3 who goes to prison in that match is taken by a threat, and comes free in phase 3 of the next round', () => {
    const { state, moves } = at('prison', 'jail');
    expect(moves.every((move) => move.startsWith('jailPawn('))).toBe(true);
    expect([state.phase, state.spentThreats.at(-1)]).toEqual(['check', 'Z-05']);
    for (const language of BOTH) {
      const { jail, closing } = lessonWords[language].prison.says;
      expect(jail).toContain(CARDS[language].names['Z-05']);
      expect(closing).toMatch(language === 'en' ? /phase 3 of the next round/ : /fazie 3 następnej rundy/);
      expect(closing).not.toMatch(/mission|misj/);
    }
    // The rule itself: phase 3 of the next round empties the prison, whatever missions were completed.
    const jailed = position({ at: 'negative', row: 'A-03@0 A-08@1', jail: '0' });
    expect(jailed.jail.pawns).toEqual([]);
    expect(
      eventsOf(
        playTo(position({ at: 'settle', row: 'A-03@0', jail: '0', held: ['n1:P n2:F'] }), '0 settle'),
        'released',
      ),
    ).toEqual([{ is: 'released', morale: 0, neutral: 0, pawns: ['red'], characters: [] }]);
  });

  test('NPG-6.3.3 another town of Galicia than Cieszyn would have made a final mission easier', () => {
    const { moves } = at('alone', 'town');
    const others = townsIn(moves).filter((town) => town !== 'cieszyn');
    const { easyIf } = finalOf('A-66');
    const held = (towns: readonly Town[]): boolean =>
      CONDITION[easyIf](position({ towns: towns.map((town) => `${town}=1`).join(' ') }));
    expect(held(others)).toBe(true);
    for (const town of others) expect(held(others.filter((one) => one !== town)), town).toBe(false);
    for (const language of BOTH)
      for (const title of titles(others, language)) expect(lessonWords[language].alone.says.dearer).toContain(title);
  });

  test('NPG-6.3.2 Warsaw is named for its Russian token, which would count in the Battle of Warsaw', () => {
    const { state, moves } = at('map', 'warsaw');
    const others = townsIn(moves).filter((town) => town !== 'warszawa');
    expect(others.map((town) => state.towns[town].ru)).toEqual(others.map(() => 0));
    expect(state.towns.warszawa.ru).toBe(1);
    const battle = (towns: string): number => mainNeeds(position({ round: 6, towns })).warsaw;
    expect(battle('warszawa=ru1')).toBe(battle('') + 1);
    // An independence token in the town itself changes nothing there.
    expect(battle('warszawa=1')).toBe(battle('lodz=1'));
    expect(lessonWords.en.map.says.elsewhere).toBe(
      'That town is open, too. But Warsaw holds a Russian token, and those make the Battle of Warsaw harder.',
    );
    expect(lessonWords.pl.map.says.elsewhere).toBe(
      'To miasto też jest otwarte. W Warszawie leży jednak żeton rosyjski, a takie utrudnią Bitwę Warszawską.',
    );
  });

  test('NPG-5.2.1 three tokens cannot free Warsaw in that match, and the goal does not say so', () => {
    const { state } = at('map', 'warsaw');
    const { ru, cp, ua } = state.towns.warszawa;
    // One token comes of A-29, one of A-32 for the centre, one for Kresy.
    expect(ru + cp + ua).toBeGreaterThan(2);
    expect([lessonWords.en.map.goal, lessonWords.pl.map.goal]).toEqual([
      'Place three independence tokens',
      'Połóż trzy żetony niepodległości',
    ]);
  });

  test('NPG-4.2.13 one die may pay for two missions, so symbols pay once, not dice', () => {
    const s = position({ at: 'settle', row: 'A-03@0 A-52@0', pawns: '', players: 4, held: ['n1:PM n2:PM n3:F n4:P'] });
    expect(legal(s, 0)).toContain('settle');
    expect(lessonWords.en.roll.says.settle).toMatch(/^Symbols pay for missions, each once\./);
    expect(lessonWords.pl.roll.says.settle).toMatch(/^Symbole płacą za misje, każdy raz\./);
  });

  test('NPG-4.4.2 six markers bring a shield', () => {
    expect(lessonWords.en.morale.says.closing).toContain('Six bring a shield');
    expect(lessonWords.pl.morale.says.closing).toContain('Sześć daje tarczę');
  });

  test('NPG-4.2.5 the lesson of the black die ends with four markers, one more than brings a threat', () => {
    const { lesson } = at('black-die', 'blue');
    const match = openLesson(box, lesson);
    const line = walkLesson(box, lessons, lesson, () => {});
    for (const { seat, move } of line.slice(lesson.before.length)) match.play(seat as Seat, move as Move);
    expect(match.state.morale).toBe(4);
  });
});

test('NPG-6.3.2 a Russian obstacle fewer may spare Warsaw a symbol, or none: the reason of a move promises no more', () => {
  const warsaw = (tokens: number): number => mainNeeds(position({ round: 6, towns: `wilno=ru${tokens}` })).warsaw;
  expect([warsaw(6) - warsaw(5), warsaw(4) - warsaw(3)]).toEqual([0, 1]);
  for (const n of [0, 1, 3]) {
    expect(words.en.why({ code: 'russians', thing: null, n })).toContain('Warsaw may ask for less');
    expect(words.pl.why({ code: 'russians', thing: null, n })).toContain('Warszawa może zażądać mniej');
  }
});
