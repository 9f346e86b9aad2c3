/** What holds in every state of every game. The kit asks after each move. */
import { eachOnce, lawbook } from '@sztab/kernel';
import { NEUTRAL_DICE } from '../content/dice.ts';
import { MISSIONS, type MissionId, missionOf } from '../content/missions.ts';
import { TAKE_BACKS } from '../content/players.ts';
import { THREATS } from '../content/threats.ts';
import { INDEPENDENCE_TOKENS, TOWNS } from '../content/towns.ts';
import { MOST_MORALE, TOP } from '../content/tracks.ts';
import { isFinal } from './cover.ts';
import { bolsheviks, independenceOnBoard, kindsIn } from './map.ts';
import { isFinalRound, jailedPawns, pawnsInHand, type State, seatsOf, setOf, undertakenBy } from './state.ts';

export const LAW = {
  sorts: 'A town has tokens of independence or foreign ones, never both.',
  tokens: 'No count of a town is below zero, and no more tokens of independence are on the board than there are.',
  tracks: 'Both tracks stay within their ends.',
  morale: 'Morale stays on its track; it is overdrawn only at zero, and never while planning.',
  cards: 'Every mission and every threat is in exactly one place.',
  row: 'The row holds no more missions than it has room for, and is full while planning.',
  pawns: 'A mission has one pawn at the most, and every pawn is placed, in hand or in jail.',
  dice: 'No die is in two places, and there are dice enough for everybody.',
  earned: 'Tokens and characters come from completed missions, each once.',
  lent: 'Tokens that cannot be lent stay with their owners.',
  jail: 'The jail is empty when negative effects are carried out.',
  shield: 'The shield lasts from the check to the passing of time.',
  rounds: 'There are ten rounds, and the last one has a main final.',
  bolsheviks: 'Bolsheviks are there exactly from round 6 on, while there are Russian tokens.',
  completed: 'Completed missions lie in the row, each once.',
  over: 'The game is over exactly when nothing is left to do.',
  result: 'A result has at most 74 points, and a victory 44 and any number of fives.',
  takeBacks: 'Nobody takes back more often than allowed.',
} as const;

export function broken(s: State): string[] {
  const { holds, wrong } = lawbook();
  const set = setOf(s);
  const top = s.flow.at(-1);
  const within = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

  for (const town of TOWNS) {
    const { ind, ru, cp, ua } = s.towns[town];
    holds(LAW.sorts, ind === 0 || kindsIn(s, town).length === 0);
    holds(
      LAW.tokens,
      [ind, ru, cp, ua].every((n) => within(n, 1000)),
    );
  }
  holds(LAW.tokens, within(independenceOnBoard(s), INDEPENDENCE_TOKENS));
  holds(LAW.tracks, within(s.acc, TOP) && within(s.fp, TOP));
  holds(LAW.morale, within(s.morale, MOST_MORALE) && (!s.overdrawn || s.morale === 0));
  holds(LAW.morale, !(s.overdrawn && s.phase === 'plan'));

  const inGame = MISSIONS.filter((id) => s.players.length === 4 || !missionOf(id).four);
  const missions = [...s.stack, ...s.row, ...s.out].filter((id) => !isFinal(id));
  holds(LAW.cards, eachOnce(inGame, missions));
  holds(LAW.cards, eachOnce(THREATS, [...s.threats.old, ...s.threats.new, ...s.spentThreats]));
  holds(LAW.cards, new Set(s.row).size === s.row.length && new Set(s.challenges).size === s.challenges.length);
  holds(LAW.row, s.row.length <= set.rowSize);
  if (s.phase === 'plan' && !isFinalRound(s)) {
    holds(LAW.row, s.row.length === Math.min(set.rowSize, s.row.length + s.stack.length));
  }

  holds(LAW.pawns, new Set(s.pawns.map(({ card }) => card)).size === s.pawns.length);
  if (s.phase === 'plan' || s.phase === 'roll') {
    for (const seat of seatsOf(s)) {
      const placed = undertakenBy(s, seat).length;
      holds(LAW.pawns, placed + pawnsInHand(s, seat) + jailedPawns(s, seat) === set.pawns);
    }
    holds(
      LAW.pawns,
      s.pawns.every(({ card }) => s.row.includes(card)),
    );
    const dice = [...s.pool, ...s.players.flatMap(({ held }) => held.map(({ die }) => die))];
    holds(LAW.dice, new Set(dice).size === dice.length);
    holds(LAW.dice, dice.filter((die) => die.startsWith('n')).length + s.jail.neutral <= NEUTRAL_DICE);
    if (s.phase === 'roll' && !isFinalRound(s)) {
      // Dice may have been passed on; all of them together are enough for everybody.
      holds(LAW.dice, s.pool.length === 0 && dice.length >= s.players.length);
    }
  }

  holds(LAW.earned, new Set(s.tokens.map(({ token }) => token)).size === s.tokens.length);
  const owned = (id: MissionId): boolean => s.out.includes(id) || s.completed.includes(id);
  for (const id of inGame) {
    for (const effect of missionOf(id).positive[0] ?? []) {
      if (effect.is === 'die' && s.characters[effect.character] !== null) holds(LAW.earned, owned(id));
      if (effect.is === 'token' && s.tokens.some(({ token }) => token === effect.token)) holds(LAW.earned, owned(id));
    }
  }
  holds(
    LAW.lent,
    s.tokens.every(({ token, owner, holder }) => holder === owner || (token !== 'harcerstwo' && token !== 'sapieha')),
  );
  const jailed = s.jail.morale + s.jail.neutral + s.jail.pawns.length + s.jail.characters.length;
  if (s.phase === 'negative') holds(LAW.jail, jailed === 0);
  holds(LAW.shield, !s.shield || s.phase === 'check' || s.phase === 'positive' || s.phase === 'time');
  holds(LAW.rounds, within(s.round, 10) && s.round >= 1 && (s.round < 10 || s.main !== null || s.result !== null));
  holds(LAW.bolsheviks, bolsheviks(s) > 0 === (s.round >= 6 && TOWNS.some((town) => s.towns[town].ru > 0)));
  holds(
    LAW.completed,
    s.completed.every((id) => s.row.includes(id)) && new Set(s.completed).size === s.completed.length,
  );
  holds(LAW.over, (s.flow.length === 0) === (s.result !== null));
  if (s.result) {
    const { won, points } = s.result;
    holds(LAW.result, within(points, 74) && (!won || (points >= 44 && (points - 44) % 5 === 0)));
  }
  if (top && 'takeBacks' in top) {
    const most = TAKE_BACKS[top.step];
    holds(
      LAW.takeBacks,
      top.takeBacks.every((n) => within(n, most)),
    );
  }
  return [...wrong];
}
