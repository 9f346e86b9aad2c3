/** Section 12.1: what holds in every state of every game. The kit asks after each move. */
import { NEUTRAL_DICE } from '../content/dice.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { TAKE_BACKS } from '../content/players.ts';
import { THREATS } from '../content/threats.ts';
import { INDEPENDENCE_TOKENS, TOWNS } from '../content/towns.ts';
import { MOST_MORALE, TOP } from '../content/tracks.ts';
import { isFinal } from './cover.ts';
import { bolsheviks, independenceOnBoard, kindsIn } from './map.ts';
import { isFinalRound, jailedPawns, type NpTable, pawnsInHand, seatsOf, setOf, undertakenBy } from './table.ts';

const sameCards = (all: readonly string[], found: readonly string[]): boolean =>
  found.length === all.length && new Set(found).size === all.length && all.every((id) => found.includes(id));

export function broken(t: NpTable): string[] {
  const wrong = new Set<string>();
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.add(id);
  };
  const set = setOf(t);
  const top = t.flow.at(-1);
  const within = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

  for (const town of TOWNS) {
    const { ind, ru, cp, ua } = t.towns[town];
    holds('I1', ind === 0 || kindsIn(t, town).length === 0);
    holds(
      'I2',
      [ind, ru, cp, ua].every((n) => within(n, 1000)),
    );
  }
  holds('I2', within(independenceOnBoard(t), INDEPENDENCE_TOKENS));
  holds('I3', within(t.acc, TOP) && within(t.fp, TOP));
  holds('I4', within(t.morale, MOST_MORALE) && (!t.overdrawn || t.morale === 0));
  holds('I4', !(t.overdrawn && t.phase === 'plan'));

  const inGame = MISSIONS.filter((id) => t.players.length === 4 || !missionOf(id).four);
  const missions = [...t.stack, ...t.row, ...t.out].filter((id) => !isFinal(id));
  holds('I5', sameCards(inGame, missions));
  holds('I5', sameCards(THREATS, [...t.threats.old, ...t.threats.new, ...t.spentThreats]));
  holds('I5', new Set(t.row).size === t.row.length && new Set(t.challenges).size === t.challenges.length);
  holds('I6', t.row.length <= set.rowSize);
  if (t.phase === 'plan' && !isFinalRound(t)) {
    holds('I6', t.row.length === Math.min(set.rowSize, t.row.length + t.stack.length));
  }

  holds('I7', new Set(t.pawns.map(({ card }) => card)).size === t.pawns.length);
  if (t.phase === 'plan' || t.phase === 'roll') {
    for (const seat of seatsOf(t)) {
      const placed = undertakenBy(t, seat).length;
      holds('I7', placed + pawnsInHand(t, seat) + jailedPawns(t, seat) === set.pawns);
    }
    holds(
      'I7',
      t.pawns.every(({ card }) => t.row.includes(card)),
    );
    const dice = [...t.pool, ...t.players.flatMap(({ held }) => held.map(({ die }) => die))];
    holds('I8', new Set(dice).size === dice.length);
    holds('I8', dice.filter((die) => die.startsWith('n')).length + t.jail.neutral <= NEUTRAL_DICE);
    if (t.phase === 'roll' && !isFinalRound(t)) {
      // Dice may have been passed on; all of them together are enough for everybody.
      holds('I8', t.pool.length === 0 && dice.length >= t.players.length);
    }
  }

  holds('I9', new Set(t.tokens.map(({ token }) => token)).size === t.tokens.length);
  const owned = (id: MissionId): boolean => t.out.includes(id) || t.completed.includes(id);
  for (const id of inGame) {
    for (const effect of missionOf(id).positive[0] ?? []) {
      if (effect.is === 'die' && t.characters[effect.character] !== null) holds('I9', owned(id));
      if (effect.is === 'token' && t.tokens.some(({ token }) => token === effect.token)) holds('I9', owned(id));
    }
  }
  holds(
    'I10',
    t.tokens.every(({ token, owner, holder }) => holder === owner || (token !== 'harcerstwo' && token !== 'sapieha')),
  );
  const jailed = t.jail.morale + t.jail.neutral + t.jail.pawns.length + t.jail.characters.length;
  if (t.phase === 'negative') holds('I11', jailed === 0);
  holds('I12', !t.shield || t.phase === 'check' || t.phase === 'positive' || t.phase === 'time');
  holds('I13', within(t.round, 10) && t.round >= 1 && (t.round < 10 || t.main !== null || t.result !== null));
  holds('I14', bolsheviks(t) > 0 === (t.round >= 6 && TOWNS.some((town) => t.towns[town].ru > 0)));
  holds('I15', t.completed.every((id) => t.row.includes(id)) && new Set(t.completed).size === t.completed.length);
  holds('I17', (t.flow.length === 0) === (t.result !== null));
  if (t.result) {
    const { won, points } = t.result;
    holds('I19', within(points, 74) && (!won || (points >= 44 && (points - 44) % 5 === 0)));
  }
  if (top && 'takeBacks' in top) {
    const most = TAKE_BACKS[top.step];
    holds(
      'I22',
      top.takeBacks.every((n) => within(n, most)),
    );
  }
  return [...wrong];
}
