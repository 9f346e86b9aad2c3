/** Section 12.1: what holds in every state of every game. The kit asks after each move. */
import { NEUTRAL_DICE } from '../content/dice.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { TAKE_BACKS } from '../content/players.ts';
import { THREATS } from '../content/threats.ts';
import { INDEPENDENCE_TOKENS, TOWNS } from '../content/towns.ts';
import { MOST_MORALE, TOP } from '../content/tracks.ts';
import { isFinal } from './cover.ts';
import { bolsheviks, independenceOnBoard, kindsIn } from './map.ts';
import { isFinalRound, jailedPawns, pawnsInHand, type State, seatsOf, setOf, undertakenBy } from './state.ts';

const sameCards = (all: readonly string[], found: readonly string[]): boolean =>
  found.length === all.length && new Set(found).size === all.length && all.every((id) => found.includes(id));

export function broken(s: State): string[] {
  const wrong = new Set<string>();
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.add(id);
  };
  const set = setOf(s);
  const top = s.flow.at(-1);
  const within = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

  for (const town of TOWNS) {
    const { ind, ru, cp, ua } = s.towns[town];
    holds('I1', ind === 0 || kindsIn(s, town).length === 0);
    holds(
      'I2',
      [ind, ru, cp, ua].every((n) => within(n, 1000)),
    );
  }
  holds('I2', within(independenceOnBoard(s), INDEPENDENCE_TOKENS));
  holds('I3', within(s.acc, TOP) && within(s.fp, TOP));
  holds('I4', within(s.morale, MOST_MORALE) && (!s.overdrawn || s.morale === 0));
  holds('I4', !(s.overdrawn && s.phase === 'plan'));

  const inGame = MISSIONS.filter((id) => s.players.length === 4 || !missionOf(id).four);
  const missions = [...s.stack, ...s.row, ...s.out].filter((id) => !isFinal(id));
  holds('I5', sameCards(inGame, missions));
  holds('I5', sameCards(THREATS, [...s.threats.old, ...s.threats.new, ...s.spentThreats]));
  holds('I5', new Set(s.row).size === s.row.length && new Set(s.challenges).size === s.challenges.length);
  holds('I6', s.row.length <= set.rowSize);
  if (s.phase === 'plan' && !isFinalRound(s)) {
    holds('I6', s.row.length === Math.min(set.rowSize, s.row.length + s.stack.length));
  }

  holds('I7', new Set(s.pawns.map(({ card }) => card)).size === s.pawns.length);
  if (s.phase === 'plan' || s.phase === 'roll') {
    for (const seat of seatsOf(s)) {
      const placed = undertakenBy(s, seat).length;
      holds('I7', placed + pawnsInHand(s, seat) + jailedPawns(s, seat) === set.pawns);
    }
    holds(
      'I7',
      s.pawns.every(({ card }) => s.row.includes(card)),
    );
    const dice = [...s.pool, ...s.players.flatMap(({ held }) => held.map(({ die }) => die))];
    holds('I8', new Set(dice).size === dice.length);
    holds('I8', dice.filter((die) => die.startsWith('n')).length + s.jail.neutral <= NEUTRAL_DICE);
    if (s.phase === 'roll' && !isFinalRound(s)) {
      // Dice may have been passed on; all of them together are enough for everybody.
      holds('I8', s.pool.length === 0 && dice.length >= s.players.length);
    }
  }

  holds('I9', new Set(s.tokens.map(({ token }) => token)).size === s.tokens.length);
  const owned = (id: MissionId): boolean => s.out.includes(id) || s.completed.includes(id);
  for (const id of inGame) {
    for (const effect of missionOf(id).positive[0] ?? []) {
      if (effect.is === 'die' && s.characters[effect.character] !== null) holds('I9', owned(id));
      if (effect.is === 'token' && s.tokens.some(({ token }) => token === effect.token)) holds('I9', owned(id));
    }
  }
  holds(
    'I10',
    s.tokens.every(({ token, owner, holder }) => holder === owner || (token !== 'harcerstwo' && token !== 'sapieha')),
  );
  const jailed = s.jail.morale + s.jail.neutral + s.jail.pawns.length + s.jail.characters.length;
  if (s.phase === 'negative') holds('I11', jailed === 0);
  holds('I12', !s.shield || s.phase === 'check' || s.phase === 'positive' || s.phase === 'time');
  holds('I13', within(s.round, 10) && s.round >= 1 && (s.round < 10 || s.main !== null || s.result !== null));
  holds('I14', bolsheviks(s) > 0 === (s.round >= 6 && TOWNS.some((town) => s.towns[town].ru > 0)));
  holds('I15', s.completed.every((id) => s.row.includes(id)) && new Set(s.completed).size === s.completed.length);
  holds('I17', (s.flow.length === 0) === (s.result !== null));
  if (s.result) {
    const { won, points } = s.result;
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
