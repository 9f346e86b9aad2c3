import { describe, expect, test } from 'vitest';
import { isMoraleToken, TOKEN, TOKENS } from './characters.ts';
import { BLACK_DIE, CHARACTERS, DICE, FACES, faceOf, facesOf, isCharacter, NEUTRAL_DICE, placeOf } from './dice.ts';
import type { Effect } from './effects.ts';
import {
  CHALLENGE,
  CHALLENGES,
  challengeOf,
  FINAL,
  FINALS,
  type FinalId,
  finalOf,
  MAIN_DATE,
  MAIN_FINALS,
  MOST_CHALLENGES,
  POINTS,
  parisNeeds,
  RANKS,
  rankOf,
  warsawNeeds,
} from './finals.ts';
import { backOf, type Deck, deckOf, MISSION, MISSIONS, type MissionId, missionOf, STAGES } from './missions.ts';
import { COLOURS, forPlayers, MOST_MOTIONS, MOST_REROLLS, PASS_PRICE, TAKE_BACKS } from './players.ts';
import { type Count, needs, SYMBOLS, total } from './symbols.ts';
import { THREATS, threatOf, threatsOf } from './threats.ts';
import {
  AREA,
  INDEPENDENCE_TOKENS,
  KINDS,
  obstaclesAtStart,
  REGIONS,
  REWARD,
  TOWN,
  TOWNS,
  townsIn,
  townsOf,
} from './towns.ts';
import {
  BONUS,
  FEBRUARY,
  FINAL_ROUND,
  MEETING,
  MOST_MORALE,
  SHIELD_FROM,
  TIME_SPACE,
  TOP,
  threatCards,
} from './tracks.ts';

/** Number, deck (and `4`), date, needs, positive, negative (and `!`). */
const MISSION_TABLE = `
  A-01 S | 1867 | P1 F2 | DIE(pilsudski) | BLACK
  A-02 S | 1864 | P1 D2 | DIE(dmowski) | FP-1
  A-03 S | 1910 | P1 F1 | IND(lwow) | OBS(cp,@austrian)
  A-04 S | 6 VIII 1914 | P1 F1 | IND2(@central) | OBS(ru,kielce)
  A-05 S | 25 VIII 1912 | M2 | ACC+1 + SHIELD | BLACK
  A-06 S | 15 VII 1910 | P1 M1 | ACC+1 or IND(krakow) | REMOVE
  A-07 S | 10 XI 1912 | P1 D1 M1 | ACC+1 | ACC-1
  A-08 S | 16 VIII 1914 | P1 D1 M1 F1 | ACC+1 + IND(@austrian) | OBS(cp,@austrian)
  A-09 S | 22 V 1911 | P2 | TOKEN(harcerstwo) | REMOVE
  A-50 S4 | 22 VIII 1914 | D2 F1 | FP+1 | FP-1
  A-51 S4 | IV 1913 | P1 M1 | IND(@central) | OBS(ru,@central)
  A-10 1 | 25 XI 1914 | P2 D2 | FP+1 + IND(warszawa) | OBS(ru,warszawa)
  A-11 1 | 27 VIII 1914 | M1 F2 | IND(@austrian) + IND(@central) | OBS(cp,@austrian)
  A-12 1 | 22 X 1914 | P1 F1 | TOKEN(pow) | OBS(ru,warszawa)
  A-13 1 | 1860 | D2 M1 | DIE(paderewski) | FP-1
  A-14 1 | 1874 | P2 M1 | DIE(witos) | ACC-1
  A-15 1 | 1846 | D1 M1 | TOKEN(sienkiewicz) | BLACK
  A-16 1 | 1867 | P2 M1 | TOKEN(sapieha) | BLACK
  A-17 1 | 22–25 XII 1914 | F2 | IND(@austrian) | OBS(ru,lwow) + REMOVE
  A-18 1 | 13 VI 1915 | F3 | IND(stanislawow) + IND(@austrian) | OBS(ru,stanislawow) + REMOVE
  A-19 1 | 1914–1915 | D2 F1 | FP+1 or IND(lublin) | OBS(ru,lublin)
  A-20 1 | 9 I 1915 | D1 M2 | FP+1 | BLACK
  A-21 1 | 15 XI 1915 | P2 M2 | ACC+1 + IND(warszawa) | OBS(cp,warszawa)
  A-22 1 | 1915 | D2 M1 | FP+1 | FP-1
  A-52 14 | VIII 1915 | P2 | IND(@central) | OBS(cp,@central)
  A-53 14 | 31 VII–3 VIII 1915 | P1 F2 | IND(lublin) + IND(@central) | OBS(cp,lublin)
  A-23 2 | 15 VIII 1917 | P1 D3 M1 | FP+1 + FP+1 | FP-1 !
  A-24 2 | 1873 | D1 M1 F2 | DIE(haller) | BLACK
  A-25 2 | 1867 | F3 | TOKEN(dowbor) | OBS(ru,pinsk)
  A-26 2 | 1866 | P2 D1 | TOKEN(daszynski) | ACC-1
  A-27 2 | 1871 | D1 M2 | TOKEN(zamoyski) | FP-1
  A-28 2 | 1873 | P2 D1 | TOKEN(korfanty) | OBS(cp,opole)
  A-29 2 | 5 XI 1916 | P2 D2 | FP+1 + IND(@central) or ACC+1 + IND(@central) | OBS(cp,@central)
  A-30 2 | 14 I 1917 | P1 D1 M1 | ACC+1 | TIME
  A-31 2 | 3 V 1916 | P3 | ACC+1 or IND(warszawa) + IND(@central) | BLACK
  A-32 2 | I 1916 | P1 M2 | IND(@central) + IND(@kresy) | OBS(cp,lublin)
  A-33 2 | 1916 | P2 M1 | IND(poznan) + IND(@prussian) | OBS(cp,@prussian)
  A-34 2 | 22 I 1917 | D3 M1 | FP+1 + IND(gdansk) | FP-1
  A-35 2 | 9–11 VII 1917 | P2 F2 | ACC+1 + IND(*) | ACC-1 !
  A-54 24 | 4–6 VII 1916 | P1 F3 | IND2(@kresy) | OBS2(ru,@kresy)
  A-55 24 | 28 V 1917 | P1 D2 | ACC+1 | ACC-1
  A-56 24 | VI 1917 | P1 D1 F1 | ACC+1 + IND(@kresy) | OBS(ru,@russian)
  A-57 24 | 4 VI 1917 | D2 M1 F1 | FP+1 + IND(*) | FP-1
  A-36 3 | 27 X 1917 | P1 D2 M1 | ACC+1 + IND(@central) or FP+1 + IND(@central) | OBS(cp,warszawa)
  A-37 3 | 8 I 1918 | D4 | FP+1 + IND(gdansk) | FP-1
  A-38 3 | 15–16 II 1918 | P1 F3 | IND(stanislawow) + IND(@austrian) | OBS(cp,@austrian) + REMOVE
  A-39 3 | II 1918 | P4 | ACC+1 + IND(lublin) | OBS(ua,lublin) !
  A-40 3 | 11 V 1918 | F3 | IND(luck) + IND(@kresy) | BLACK + REMOVE
  A-41 3 | 3 VI 1918 | D3 M1 | FP+1 + IND(@prussian) | FP-1 !
  A-42 3 | 25 X 1918 | P2 D2 | IND(opole) + IND(@prussian) | OBS(cp,opole)
  A-43 3 | 7 X 1918 | P2 D2 M1 | ACC+1 + FP+1 | TIME
  A-44 3 | 19 X 1918 | P1 D1 M1 | IND(cieszyn) + IND(@austrian) | OBS(cp,cieszyn)
  A-45 3 | 28–31 X 1918 | P2 M1 F1 | ACC+1 + IND(krakow) | OBS(cp,krakow)
  A-46 3 | 1–22 XI 1918 | P1 F3 | IND(lwow) + IND(lwow) | OBS(ua,lwow) !
  A-47 3 | 7 XI 1918 | P3 M1 | ACC+1 + IND(lublin) | ACC-1
  A-48 3 | IX–XI 1918 | P1 M1 F2 | IND(wilno) + IND(@kresy) | OBS(ru,wilno) !
  A-49 3 | VII 1918 | P2 M2 | IND(poznan) + IND(@prussian) | OBS(cp,@prussian)
  A-58 34 | 13 X 1918 | P3 | ACC+1 | REMOVE
  A-59 34 | 28 IX 1918 | D1 M1 F2 | FP+1 + IND(*) | FP-1
  A-60 34 | 3 II 1918 | P1 F2 | IND(pinsk) + IND(@kresy) | OBS(ru,pinsk)`;

/** The main finals. */
const FIRST_FINAL_TABLE = `
  A-61 | 11–22 XI 1918 | P2 D1 F1 | P1 D1 F1 | accAbove6
  A-62 | 27 XII 1918 | P1 F3 | F2 | townPoznan
  A-63 | 10 II 1920 | P2 D1 M1 | P1 D1 M1 | townGdansk
  A-64 | 10 I 1920 | D3 M1 | D2 M1 | fpAbove6
  A-65 | 26 I–10 II 1919 | P3 M1 | P2 M1 | all16
  A-66 | III–VII 1919 | M1 F3 | M1 F2 | galiciaThree
  A-67 | 30 VII 1920 | P3 F1 | P2 F1 | kresyTwo
  A-68 | 1919–1921 | P1 M1 F2 | P1 M1 F1 | townOpole
  A-69 | XI 1918 | P2 F2 | P2 | elevenTowns
`;
const FINAL_TABLE = `
  A-61 | 11–22 XI 1918 | D2 F4 | D1 F2 | accAbove6
  A-62 | 27 XII 1918 | P1 F3 | F2 | townPoznan
  A-63 | 10 II 1920 | D4 M2 | D2 M1 | townGdansk
  A-64 | 10 I 1920 | D4 M2 | D2 M1 | fpAbove6
  A-65 | 26 I–10 II 1919 | P4 M2 | P1 M1 | all16
  A-66 | III–VII 1919 | M2 F4 | M1 F2 | galiciaThree
  A-67 | 30 VII 1920 | P2 F4 | P1 F2 | kresyTwo
  A-68 | 1919–1921 | P2 F4 | P1 F2 | townOpole
  A-69 | XI 1918 | P2 F2 | P2 | elevenTowns
`;

/** The challenges. */
const CHALLENGE_TABLE = `
  A-70 | 11 VII 1920 | P2 D1 M1
  A-71 | 28 VII 1920 | D2 M1 F1
  A-72 | 15 XI 1920 | D3 M1
  A-73 | 9 X 1920 | P1 D1 F2
  A-74 | 21 IV–7 V 1920 | D1 F3
  A-75 | 18 III 1921 | P1 D3
  A-76 | 17 III 1921 | P3 D1
  A-77 | IV 1924 | P1 M3
`;

/** The threats. */
const THREAT_TABLE = `
  Z-01 | 1914–1916 | VIII 1914 | OBS(cp,lodz) |
  Z-02 | 1914–1916 | 1914 | ACC-1 |
  Z-03 | 1914–1916 | 1914 | JAIL(neutral) |
  Z-04 | 1914–1916 | 1915 | DISCARD2 |
  Z-05 | 1914–1916 | 1915 | JAIL(pawn) |
  Z-06 | 1914–1916 | 1915 | JAIL(morale) |
  Z-07 | 1914–1916 | 22 III 1915 | OBS(ru,lwow) | UNLESS(@austrian): BLACK
  Z-08 | 1914–1916 | VIII 1915 | OBS(cp,warszawa) | UNLESS(@central): ACC-1
  Z-09 | 1914–1916 | 4 VI 1916 | OBS(ru,luck) | UNLESS(@kresy,@central): FP-1
  Z-10 | 1914–1916 | 29 VII 1916 | JAIL(char) |
  Z-11 | 1914–1916 | 1914 | OBS(cp,@prussian) | UNLESS(@prussian): FP-1
  Z-12 | 1914–1916 | 15 XI 1916 | FP-1 |
  Z-13 | 1917–1918 | VII–VIII 1917 | JAIL(char) |
  Z-14 | 1917–1918 | VII 1917 | JAIL(pawn) |
  Z-15 | 1917–1918 | 7 XI 1917 | OBS(ru,@kresy) | UNLESS(@kresy): OBS(ru,@russian)
  Z-16 | 1917–1918 | 9 II 1918 | OBS(ua,lublin) | UNLESS(@central): FP-1
  Z-17 | 1917–1918 | V 1918 | JAIL(neutral) |
  Z-18 | 1917–1918 | 1918 | JAIL(morale) |
  Z-19 | 1917–1918 | I 1918 | DISCARD2 |
  Z-20 | 1917–1918 | 1918 | ACC-1 |
  Z-21 | 1917–1918 | 1 XI 1918 | OBS(ua,stanislawow) | UNLESS(@austrian): OBS(ua,lwow)
  Z-22 | 1917–1918 | IX 1917 | OBS(cp,kowno) | UNLESS(@kresy): ACC-1
  Z-23 | 1917–1918 | 1917–1918 | OBS(ru,@kresy) | UNLESS(@kresy,@central): FP-1
  Z-24 | 1917–1918 | 8 VIII 1918 | TIME |
`;

/** `22–25 XII 1914`, as the lists above write it, in ISO 8601. */
function iso(text: string): string {
  const months = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
  const parse = (part: string) => {
    const words = part.split(' ');
    return {
      year: words.find((word) => /^\d{4}$/.test(word)),
      month: words.find((word) => months.includes(word)),
      day: words.find((word) => /^\d{1,2}$/.test(word)),
    };
  };
  const parts = text.split('–').map(parse);
  const last = parts[parts.length - 1];
  return parts
    .map(({ year = last?.year, month = last?.month, day }) => {
      const two = (n: number): string => String(n).padStart(2, '0');
      return `${year}${month ? `-${two(months.indexOf(month) + 1)}` : ''}${day ? `-${two(Number(day))}` : ''}`;
    })
    .join('/');
}

/** An effect in the notation of the lists above. */
function written(e: Effect): string {
  switch (e.is) {
    case 'track':
      return `${e.track.toUpperCase()}${e.by > 0 ? '+1' : '-1'}`;
    case 'ind':
      return `IND${e.count === 2 ? '2' : ''}(${e.where})`;
    case 'obs':
      return `OBS${e.count === 2 ? '2' : ''}(${e.kind},${e.where})`;
    case 'die':
      return `DIE(${e.character})`;
    case 'token':
      return `TOKEN(${e.token})`;
    case 'discard':
      return `DISCARD${e.count}`;
    case 'jail':
      return `JAIL(${e.what})`;
    case 'unless':
      return `UNLESS(${e.regions.map((region) => `@${region}`).join()}): ${written(e.effect)}`;
    case 'removeObstacle':
    case 'refreshTokens':
      return e.is;
    default:
      return e.is.toUpperCase();
  }
}
const list = (effects: readonly Effect[]): string => effects.map(written).join(' + ');
const asked = (count: Count): string =>
  SYMBOLS.flatMap((symbol, i) => (count[i] ? [`${symbol}${count[i]}`] : [])).join(' ');
const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const inDeck = (deck: Deck): MissionId[] => MISSIONS.filter((id) => missionOf(id).deck === deck);
const effectsOf = (id: MissionId): Effect[] => [...missionOf(id).positive.flat(), ...missionOf(id).negative];

describe('every card', () => {
  test.each(lines(MISSION_TABLE))('%s', (head = '', date = '', need, positive, negative) => {
    const [id, deck = ''] = head.split(' ') as [MissionId, string];
    const mission = missionOf(id);
    expect(`${mission.deck}${mission.four ? '4' : ''}`).toBe(deck);
    expect(mission.date).toBe(iso(date));
    expect(asked(mission.needs)).toBe(need);
    expect(mission.positive.map(list).join(' or ')).toBe(positive);
    expect(`${list(mission.negative)}${mission.bang ? ' !' : ''}`).toBe(negative);
    expect(backOf(id)).toEqual({ deck: mission.deck, date: mission.date });
  });

  test.each([
    [1, FIRST_FINAL_TABLE],
    [2, FINAL_TABLE],
  ])('Q-37 edition %i: the small finals, two sides and the condition of the easy one', (edition, table) => {
    const found = FINALS.map((id) => {
      const { date, sides, easyIf } = finalOf(id);
      return [id, date, asked(sides(edition).hard), asked(sides(edition).easy), easyIf];
    });
    expect(found).toEqual(lines(table).map(([id, date = '', ...rest]) => [id, iso(date), ...rest]));
    expect(new Set(found.map((row) => row[4])).size).toBe(9);
    // Turning is never a disadvantage (NPG-6.3.3).
    for (const { sides } of Object.values(FINAL)) {
      const { hard, easy } = sides(edition);
      hard.map((n, i) => expect(easy[i]).toBeLessThanOrEqual(n));
    }
  });

  test('NPG-6.3.3 Q-36 an easy side asks for half at most, and for 16 towns for least', () => {
    const share = (id: FinalId): number => {
      const { hard, easy } = finalOf(id).sides(2);
      return total(easy) / total(hard);
    };
    for (const id of FINALS) expect(share(id), id).toBeLessThanOrEqual(1 / 2);
    for (const id of FINALS) if (id !== 'A-65') expect(share('A-65'), id).toBeLessThan(share(id));
    // Printed: A-69 turns from four symbols to two, A-62 to two.
    const sum = (id: FinalId) => Object.values(finalOf(id).sides(2)).map(total);
    expect([sum('A-69'), sum('A-62')[1]]).toEqual([[4, 2], 2]);
  });

  test('the challenges', () => {
    const found = CHALLENGES.map((id) => [id, challengeOf(id).date, asked(challengeOf(id).needs)]);
    expect(found).toEqual(lines(CHALLENGE_TABLE).map(([id, date = '', need]) => [id, iso(date), need]));
    expect(MOST_CHALLENGES).toBe(6);
  });

  test.each(lines(THREAT_TABLE))('%s', (id, deck, date = '', upper, lower) => {
    const { era, date: found, effects } = threatOf(id as never);
    expect(era).toBe(deck === '1914–1916' ? 'old' : 'new');
    expect(found).toBe(iso(date));
    expect(effects.map(written)).toEqual(lower ? [upper, lower] : [upper]);
  });
});

describe('the arithmetic of the tables', () => {
  const ids = (has: (id: MissionId) => boolean): string => MISSIONS.filter(has).join(' ');

  test('Q-25 77 dark-red cards, each number once', () => {
    const all = [...MISSIONS, ...FINALS, ...CHALLENGES];
    expect(all).toEqual(Array.from({ length: 77 }, (_, i) => `A-${String(i + 1).padStart(2, '0')}`));
    expect((['S', '1', '2', '3'] as const).map((deck) => inDeck(deck).length)).toEqual([11, 15, 17, 17]);
    expect(Object.keys(MISSION)).toHaveLength(60);
    expect([FINALS.length, CHALLENGES.length, MAIN_FINALS.length]).toEqual([9, 8, 2]);
    expect(STAGES).toEqual(['1', '2', '3']);
  });

  test('NPG-3.8 Q-04 cards by number of players', () => {
    for (const players of [2, 3]) {
      expect((['S', '1', '2', '3'] as const).map((deck) => deckOf(deck, players).length)).toEqual([9, 13, 13, 14]);
    }
    expect((['S', '1', '2', '3'] as const).map((deck) => deckOf(deck, 4).length)).toEqual([11, 15, 17, 17]);
    expect(ids((id) => missionOf(id).four)).toBe('A-50 A-51 A-52 A-53 A-54 A-55 A-56 A-57 A-58 A-59 A-60');
  });

  test('five dice and eight tokens, each on one card that is always used', () => {
    const gains = MISSIONS.filter((id) => !missionOf(id).four).flatMap((id) =>
      effectsOf(id).flatMap((e) => (e.is === 'die' ? [e.character] : e.is === 'token' ? [e.token] : [])),
    );
    expect([...gains].sort()).toEqual([...CHARACTERS, ...TOKENS].sort());
    expect(ids((id) => missionOf(id).four && effectsOf(id).some((e) => e.is === 'die' || e.is === 'token'))).toBe('');
  });

  test('NPG-3.4 24 threats, twelve in each deck, in the order of their numbers', () => {
    expect(THREATS).toEqual(Array.from({ length: 24 }, (_, i) => `Z-${String(i + 1).padStart(2, '0')}`));
    expect([threatsOf('old'), threatsOf('new')]).toEqual([THREATS.slice(0, 12), THREATS.slice(12)]);
  });

  test('Q-47 two different towns: only A-04 and A-54, and space 6', () => {
    const two = (e: Effect): boolean => (e.is === 'ind' || e.is === 'obs') && e.count === 2;
    expect(ids((id) => effectsOf(id).some(two))).toBe('A-04 A-54');
    expect(THREATS.some((id) => threatOf(id).effects.some(two))).toBe(false);
    expect(Object.keys(TIME_SPACE).filter((round) => TIME_SPACE[Number(round)]?.some(two))).toEqual(['6']);
  });

  test('symbols: P 65, D 49, M 36, F 45, and the means of the decks', () => {
    expect(SYMBOLS.map((_, i) => sum(MISSIONS.map((id) => missionOf(id).needs[i] as number)))).toEqual([
      65, 49, 36, 45,
    ]);
    const mean = (deck: Deck): string =>
      (sum(inDeck(deck).map((id) => total(missionOf(id).needs))) / inDeck(deck).length).toFixed(2);
    expect((['S', '1', '2', '3'] as const).map(mean)).toEqual(['2.55', '2.87', '3.47', '3.82']);
    expect(needs('P1 M3')).toEqual([1, 0, 3, 0]);
  });

  test('cards with an exclamation mark, with "or", REMOVE and TIME', () => {
    expect(ids((id) => missionOf(id).bang)).toBe('A-23 A-35 A-39 A-41 A-46 A-48');
    expect(ids((id) => missionOf(id).positive.length === 2)).toBe('A-06 A-19 A-29 A-31 A-36');
    expect(ids((id) => missionOf(id).positive.length > 2)).toBe('');
    const has = (is: Effect['is']) => (id: MissionId) => effectsOf(id).some((e) => e.is === is);
    expect(ids(has('remove'))).toBe('A-06 A-09 A-17 A-18 A-38 A-40 A-58');
    expect(ids(has('time'))).toBe('A-30 A-43');
    expect(THREATS.filter((id) => threatOf(id).effects.some(({ is }) => is === 'time'))).toEqual(['Z-24']);
    // REMOVE is the last effect of its card, and never positive.
    for (const id of MISSIONS.filter(has('remove'))) expect(missionOf(id).negative.at(-1)?.is).toBe('remove');
  });

  test('Q-40 only two cards imprison neutral dice, two each pawns, characters and markers', () => {
    const prisoners = THREATS.flatMap((id) => threatOf(id).effects.flatMap((e) => (e.is === 'jail' ? [e.what] : [])));
    expect(prisoners.sort().join(' ')).toBe('char char morale morale neutral neutral pawn pawn');
  });
});

describe('dice, towns, tracks', () => {
  test('the faces of the dice', () => {
    const signs = Object.fromEntries(
      Object.entries(FACES).map(([die, all]) => [die, all.map(({ sign }) => sign).join(' ')]),
    );
    expect(signs).toEqual({
      neutral: 'P D M F PM DF',
      pilsudski: 'F FF FF FP PP J',
      dmowski: 'D DD DD DP PP J',
      paderewski: 'D DD DD DM MM J',
      witos: 'P PP PP PM MM J',
      haller: 'F FF FF FD DD J',
    });
    const perRoll = (die: keyof typeof FACES): string =>
      (FACES[die].reduce((all, { symbols, jokers }) => all + total(symbols) + jokers, 0) / 6).toFixed(2);
    expect(perRoll('neutral')).toBe('1.33');
    for (const die of CHARACTERS) expect(perRoll(die)).toBe('1.67');
    expect(faceOf('n3', 5)).toEqual({ symbols: [1, 0, 1, 0], jokers: 0, sign: 'PM' });
    expect(faceOf('haller', 6)).toEqual({ symbols: [0, 0, 0, 0], jokers: 1, sign: 'J' });
    expect(facesOf('n13')).toBe(FACES.neutral);
    expect([...BLACK_DIE]).toEqual([0, 0, 0, 1, 1, 2]);
    expect([isCharacter('witos'), isCharacter('n1')]).toEqual([true, false]);
  });

  test('NPG-3.16 the order of the dice: n1 to n13, then the characters', () => {
    expect(NEUTRAL_DICE).toBe(13);
    expect(DICE.join(' ')).toBe('n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 pilsudski dmowski paderewski witos haller');
    expect(DICE.map((die) => placeOf[die])).toEqual(DICE.map((_, i) => i));
  });

  test('the tokens', () => {
    const found = TOKENS.map((token) => `${token} ${TOKEN[token].morale || asked(TOKEN[token].symbols)}`);
    expect(found).toEqual([
      'harcerstwo 1',
      'sapieha 2',
      'pow F1',
      'sienkiewicz M1',
      'dowbor F2',
      'daszynski P2',
      'zamoyski D1 M1',
      'korfanty P1 D1',
    ]);
    expect(TOKENS.filter(isMoraleToken)).toEqual(['harcerstwo', 'sapieha']);
  });

  test('NPG-5.11.2 Q-02 Q-03 towns and regions', () => {
    expect(townsIn('prussian')).toEqual(['gdansk', 'poznan', 'opole']);
    expect(townsIn('austrian')).toEqual(['cieszyn', 'krakow', 'lwow', 'stanislawow']);
    expect(townsIn('kresy')).toEqual(['kowno', 'wilno', 'pinsk', 'luck']);
    expect(townsIn('central')).toEqual(['warszawa', 'lodz', 'kielce', 'lublin', 'bialystok']);
    expect(AREA['@russian']).toEqual([...townsIn('kresy'), ...townsIn('central')]);
    expect([...townsOf('*')]).toEqual([...TOWNS]);
    expect(townsOf('lwow')).toEqual(['lwow']);
    expect(REGIONS).toHaveLength(4);
    expect(TOWNS).toHaveLength(16);
    expect(INDEPENDENCE_TOKENS).toBe(34);
    expect(REWARD).toEqual({ prussian: 'morale', austrian: 'morale', kresy: 'die', central: 'die' });
  });

  test('where the towns lie', () => {
    expect(TOWNS.map((town) => TOWN[town].at.join(' ')).join(', ')).toBe(
      [
        '54.352 18.646, 52.408 16.934, 50.675 17.921, 49.75 18.632, 50.062 19.938, 49.84 24.03, 48.922 24.711',
        '54.898 23.904, 54.687 25.28, 52.115 26.103, 50.747 25.325, 52.23 21.012, 51.759 19.456, 50.87 20.628',
        '51.247 22.568, 53.133 23.164',
      ].join(', '),
    );
  });

  test('NPG-3.6 obstacles at the start', () => {
    const count = (column: 1 | 2 | 3) =>
      KINDS.map((kind) =>
        sum(TOWNS.map((town) => (TOWN[town].obstacles?.[0] === kind ? (TOWN[town].obstacles?.[column] ?? 0) : 0))),
      );
    expect([count(1), count(2), count(3)]).toEqual([
      [5, 3, 0],
      [12, 5, 2],
      [13, 5, 2],
    ]);
    const inAll = (edition: number, column: 2 | 3 | 4) =>
      sum(TOWNS.map((town) => obstaclesAtStart(edition, town, column)));
    expect([1, 2].map((edition) => ([2, 3, 4] as const).map((column) => inAll(edition, column)))).toEqual([
      [8, 19, 20],
      [8, 16, 20],
    ]);
    const table = TOWNS.map((town) => `${town} ${TOWN[town].obstacles?.join(' ') ?? '-'}`).join(', ');
    expect(table).toBe(
      [
        'gdansk cp 1 1 1, poznan cp 1 2 2, opole cp 1 1 1, cieszyn cp 0 1 1, krakow -, lwow ua 0 1 1',
        'stanislawow ua 0 1 1, kowno ru 0 1 1, wilno ru 1 2 2, pinsk ru 1 2 2, luck ru 1 2 2, warszawa ru 1 2 2',
        'lodz ru 0 1 1, kielce ru 0 0 1, lublin ru 0 1 1, bialystok ru 1 1 1',
      ].join(', '),
    );
  });

  test('the time track', () => {
    expect(Object.entries(TIME_SPACE).map(([round, effects]) => `${round} ${list(effects)}`.trim())).toEqual([
      '1',
      '2 OBS(cp,krakow)',
      '3 OBS(cp,@central)',
      '4 OBS(ru,@kresy)',
      '5 OBS(cp,@prussian)',
      '6 OBS2(ru,@russian)',
      '7 ACC-1',
      '8 OBS(ua,lublin)',
      '9 OBS(ua,lwow) + OBS(ua,stanislawow)',
      '10',
    ]);
    expect([FEBRUARY, FINAL_ROUND, TOP, MEETING]).toEqual([6, 10, 10, 10]);
  });

  test('Q-54 the bonus spaces', () => {
    expect(BONUS).toEqual({
      acc: { 2: 'removeObstacle', 4: 'morale', 6: 'refreshTokens', 8: 'morale', 9: 'removeObstacle' },
      fp: { 2: 'removeObstacle', 4: 'refreshTokens', 5: 'removeObstacle', 7: 'removeObstacle', 9: 'refreshTokens' },
    });
  });

  test('EX-19 the check of morale', () => {
    expect([13, 6, 5, 4, 3, 2, 1, 0].map((morale) => threatCards(morale, false))).toEqual([0, 0, 0, 0, 1, 1, 2, 2]);
    expect(threatCards(0, true)).toBe(4);
    expect([SHIELD_FROM, MOST_MORALE]).toEqual([6, 13]);
  });

  test('what depends on the number of players; the limits', () => {
    expect([2, 3, 4].map(forPlayers)).toEqual([
      { pawns: 3, rowSize: 9, baseDice: 7, baseMorale: 6, finals: 6 },
      { pawns: 2, rowSize: 9, baseDice: 9, baseMorale: 7, finals: 6 },
      { pawns: 2, rowSize: 11, baseDice: 11, baseMorale: 9, finals: 8 },
    ]);
    for (const players of [2, 3, 4]) expect(forPlayers(players).pawns * players).toBe(forPlayers(players).finals);
    expect(TAKE_BACKS).toEqual({ plan: 40, roll: 40, settle: 10 });
    expect(MOST_REROLLS).toEqual({ ordinary: 200, final: 400 });
    expect([MOST_MOTIONS, PASS_PRICE]).toEqual([3, 2]);
    expect([...COLOURS]).toEqual(['red', 'blue', 'yellow', 'white', 'black']);
  });

  test('EX-11 EV-31 Q-36 what Paris and Warsaw need', () => {
    const paris = (edition: number) => Array.from({ length: 11 }, (_, distance) => parisNeeds(edition, distance));
    const warsaw = (edition: number) => Array.from({ length: 15 }, (_, tokens) => warsawNeeds(edition, tokens));
    expect(paris(1)).toEqual([9, 8, 7, 6, 6, 6, 6, 6, 6, 6, 6]);
    expect(warsaw(1)).toEqual([6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10]);
    expect(paris(2)).toEqual([9, 8, 7, 6, 5, 5, 5, 4, 4, 4, 4]);
    expect(warsaw(2)).toEqual([4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 8]);
    expect(MAIN_DATE).toEqual({ paris: iso('18 I–28 VI 1919'), warsaw: iso('13–25 VIII 1920') });
  });

  test('NPG-6.7.3 Q-23 points and ranks', () => {
    expect([43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 74].map(rankOf)).toEqual([
      'none',
      'captain',
      'major',
      'major',
      'lieutenant-colonel',
      'colonel',
      'colonel',
      'general-brigade',
      'general-division',
      'general-arms',
      'marshal',
      'marshal',
    ]);
    expect([RANKS.length, rankOf(0)]).toEqual([8, 'none']);
    expect([POINTS.main, POINTS.challenge, POINTS.small(2), POINTS.small(3), POINTS.small(4)]).toEqual([
      10, 5, 4, 4, 3,
    ]);
    expect(Object.keys(CHALLENGE)).toEqual(CHALLENGES);
  });
});
