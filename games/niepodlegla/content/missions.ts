/**
 * The 60 missions of the decks S, 1, 2 and 3. Source: a few names, numbers and effects are printed, the rest is
 * ours; dates are history.
 */
import { acc, BLACK, die, type Effect, fp, ind, ind2, obs, obs2, REMOVE, SHIELD, TIME, token } from './effects.ts';
import { type Count, needs } from './symbols.ts';

export type Deck = 'S' | '1' | '2' | '3';
export const STAGES = ['1', '2', '3'] as const;

export interface Mission {
  readonly deck: Deck;
  /** A day, a month or a year in ISO 8601, or two with a stroke between them; the birth year of a person. */
  readonly date: string;
  readonly needs: Count;
  /** One list, or two of which the team chooses. */
  readonly positive: readonly (readonly Effect[])[];
  readonly negative: readonly Effect[];
  /** Only with four players. */
  readonly four: boolean;
  /** The exclamation mark: fails with its negative effect even with a pawn on it. */
  readonly bang: boolean;
}

/** The team chooses one of these lists. */
interface Either {
  readonly either: readonly (readonly Effect[])[];
}
const either = (...lists: readonly (readonly Effect[])[]): Either => ({ either: lists });

const mission = (
  deck: Deck,
  date: string,
  need: string,
  positive: readonly Effect[] | Either,
  negative: readonly Effect[],
  { four = false, bang = false }: { four?: boolean; bang?: boolean } = {},
): Mission => ({
  deck,
  date,
  needs: needs(need),
  positive: 'either' in positive ? positive.either : [positive],
  negative,
  four,
  bang,
});

export const MISSION = {
  'A-01': mission('S', '1867', 'P1 F2', [die('pilsudski')], [BLACK]),
  'A-02': mission('S', '1864', 'P1 D2', [die('dmowski')], [fp(-1)]),
  'A-03': mission('S', '1910', 'P1 F1', [ind('lwow')], [obs('cp', '@austrian')]),
  'A-04': mission('S', '1914-08-06', 'P1 F1', [ind2('@central')], [obs('ru', 'kielce')]),
  'A-05': mission('S', '1912-08-25', 'M2', [acc(1), SHIELD], [BLACK]),
  'A-06': mission('S', '1910-07-15', 'P1 M1', either([acc(1)], [ind('krakow')]), [REMOVE]),
  'A-07': mission('S', '1912-11-10', 'P1 D1 M1', [acc(1)], [acc(-1)]),
  'A-08': mission('S', '1914-08-16', 'P1 D1 M1 F1', [acc(1), ind('@austrian')], [obs('cp', '@austrian')]),
  'A-09': mission('S', '1911-05-22', 'P2', [token('harcerstwo')], [REMOVE]),
  'A-50': mission('S', '1914-08-22', 'D2 F1', [fp(1)], [fp(-1)], { four: true }),
  'A-51': mission('S', '1913-04', 'P1 M1', [ind('@central')], [obs('ru', '@central')], { four: true }),
  'A-10': mission('1', '1914-11-25', 'P2 D2', [fp(1), ind('warszawa')], [obs('ru', 'warszawa')]),
  'A-11': mission('1', '1914-08-27', 'M1 F2', [ind('@austrian'), ind('@central')], [obs('cp', '@austrian')]),
  'A-12': mission('1', '1914-10-22', 'P1 F1', [token('pow')], [obs('ru', 'warszawa')]),
  'A-13': mission('1', '1860', 'D2 M1', [die('paderewski')], [fp(-1)]),
  'A-14': mission('1', '1874', 'P2 M1', [die('witos')], [acc(-1)]),
  'A-15': mission('1', '1846', 'D1 M1', [token('sienkiewicz')], [BLACK]),
  'A-16': mission('1', '1867', 'P2 M1', [token('sapieha')], [BLACK]),
  'A-17': mission('1', '1914-12-22/1914-12-25', 'F2', [ind('@austrian')], [obs('ru', 'lwow'), REMOVE]),
  'A-18': mission('1', '1915-06-13', 'F3', [ind('stanislawow'), ind('@austrian')], [obs('ru', 'stanislawow'), REMOVE]),
  'A-19': mission('1', '1914/1915', 'D2 F1', either([fp(1)], [ind('lublin')]), [obs('ru', 'lublin')]),
  'A-20': mission('1', '1915-01-09', 'D1 M2', [fp(1)], [BLACK]),
  'A-21': mission('1', '1915-11-15', 'P2 M2', [acc(1), ind('warszawa')], [obs('cp', 'warszawa')]),
  'A-22': mission('1', '1915', 'D2 M1', [fp(1)], [fp(-1)]),
  'A-52': mission('1', '1915-08', 'P2', [ind('@central')], [obs('cp', '@central')], { four: true }),
  'A-53': mission('1', '1915-07-31/1915-08-03', 'P1 F2', [ind('lublin'), ind('@central')], [obs('cp', 'lublin')], {
    four: true,
  }),
  'A-23': mission('2', '1917-08-15', 'P1 D3 M1', [fp(1), fp(1)], [fp(-1)], { bang: true }),
  'A-24': mission('2', '1873', 'D1 M1 F2', [die('haller')], [BLACK]),
  'A-25': mission('2', '1867', 'F3', [token('dowbor')], [obs('ru', 'pinsk')]),
  'A-26': mission('2', '1866', 'P2 D1', [token('daszynski')], [acc(-1)]),
  'A-27': mission('2', '1871', 'D1 M2', [token('zamoyski')], [fp(-1)]),
  'A-28': mission('2', '1873', 'P2 D1', [token('korfanty')], [obs('cp', 'opole')]),
  'A-29': mission('2', '1916-11-05', 'P2 D2', either([fp(1), ind('@central')], [acc(1), ind('@central')]), [
    obs('cp', '@central'),
  ]),
  'A-30': mission('2', '1917-01-14', 'P1 D1 M1', [acc(1)], [TIME]),
  'A-31': mission('2', '1916-05-03', 'P3', either([acc(1)], [ind('warszawa'), ind('@central')]), [BLACK]),
  'A-32': mission('2', '1916-01', 'P1 M2', [ind('@central'), ind('@kresy')], [obs('cp', 'lublin')]),
  'A-33': mission('2', '1916', 'P2 M1', [ind('poznan'), ind('@prussian')], [obs('cp', '@prussian')]),
  'A-34': mission('2', '1917-01-22', 'D3 M1', [fp(1), ind('gdansk')], [fp(-1)]),
  'A-35': mission('2', '1917-07-09/1917-07-11', 'P2 F2', [acc(1), ind('*')], [acc(-1)], { bang: true }),
  'A-54': mission('2', '1916-07-04/1916-07-06', 'P1 F3', [ind2('@kresy')], [obs2('ru', '@kresy')], { four: true }),
  'A-55': mission('2', '1917-05-28', 'P1 D2', [acc(1)], [acc(-1)], { four: true }),
  'A-56': mission('2', '1917-06', 'P1 D1 F1', [acc(1), ind('@kresy')], [obs('ru', '@russian')], { four: true }),
  'A-57': mission('2', '1917-06-04', 'D2 M1 F1', [fp(1), ind('*')], [fp(-1)], { four: true }),
  'A-36': mission('3', '1917-10-27', 'P1 D2 M1', either([acc(1), ind('@central')], [fp(1), ind('@central')]), [
    obs('cp', 'warszawa'),
  ]),
  'A-37': mission('3', '1918-01-08', 'D4', [fp(1), ind('gdansk')], [fp(-1)]),
  'A-38': mission(
    '3',
    '1918-02-15/1918-02-16',
    'P1 F3',
    [ind('stanislawow'), ind('@austrian')],
    [obs('cp', '@austrian'), REMOVE],
  ),
  'A-39': mission('3', '1918-02', 'P4', [acc(1), ind('lublin')], [obs('ua', 'lublin')], { bang: true }),
  'A-40': mission('3', '1918-05-11', 'F3', [ind('luck'), ind('@kresy')], [BLACK, REMOVE]),
  'A-41': mission('3', '1918-06-03', 'D3 M1', [fp(1), ind('@prussian')], [fp(-1)], { bang: true }),
  'A-42': mission('3', '1918-10-25', 'P2 D2', [ind('opole'), ind('@prussian')], [obs('cp', 'opole')]),
  'A-43': mission('3', '1918-10-07', 'P2 D2 M1', [acc(1), fp(1)], [TIME]),
  'A-44': mission('3', '1918-10-19', 'P1 D1 M1', [ind('cieszyn'), ind('@austrian')], [obs('cp', 'cieszyn')]),
  'A-45': mission('3', '1918-10-28/1918-10-31', 'P2 M1 F1', [acc(1), ind('krakow')], [obs('cp', 'krakow')]),
  'A-46': mission('3', '1918-11-01/1918-11-22', 'P1 F3', [ind('lwow'), ind('lwow')], [obs('ua', 'lwow')], {
    bang: true,
  }),
  'A-47': mission('3', '1918-11-07', 'P3 M1', [acc(1), ind('lublin')], [acc(-1)]),
  'A-48': mission('3', '1918-09/1918-11', 'P1 M1 F2', [ind('wilno'), ind('@kresy')], [obs('ru', 'wilno')], {
    bang: true,
  }),
  'A-49': mission('3', '1918-07', 'P2 M2', [ind('poznan'), ind('@prussian')], [obs('cp', '@prussian')]),
  'A-58': mission('3', '1918-10-13', 'P3', [acc(1)], [REMOVE], { four: true }),
  'A-59': mission('3', '1918-09-28', 'D1 M1 F2', [fp(1), ind('*')], [fp(-1)], { four: true }),
  'A-60': mission('3', '1918-02-03', 'P1 F2', [ind('pinsk'), ind('@kresy')], [obs('ru', 'pinsk')], { four: true }),
} as const satisfies Readonly<Record<string, Mission>>;

export type MissionId = keyof typeof MISSION;
export const missionOf = (id: MissionId): Mission => MISSION[id];
/** In the order of their numbers. */
export const MISSIONS = (Object.keys(MISSION) as MissionId[]).sort();

/** The cards of a deck for so many players, in the order of their numbers (NPG-3.8). */
export const deckOf = (deck: Deck, players: number): MissionId[] =>
  MISSIONS.filter((id) => missionOf(id).deck === deck && (players === 4 || !missionOf(id).four));

/** What the back of a card shows (ruling 24). */
export interface Back {
  readonly deck: Deck;
  readonly date: string;
}
export const backOf = (id: MissionId): Back => ({ deck: missionOf(id).deck, date: missionOf(id).date });
