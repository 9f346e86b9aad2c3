import { diceKey, type Stream, seededStream } from './dice.ts';
import { fitEdition, optionsOf } from './editions.ts';
import { listen, type Told } from './events.ts';
import type { Ask, Frame, Game, Options, Seat, Shape, Step, Viewer } from './game.ts';
import type { Header } from './record.ts';
import { Refusal, RulesBroken } from './refusal.ts';

/** Steps that run in a row without asking anybody; more means rules that go round in circles. */
const RUN_LIMIT = 10_000;

const stepOf = <S extends Shape>(game: Game<S>, top: Frame): Step<S, Frame> =>
  (game.steps as Readonly<Record<string, Step<S, Frame>>>)[top.step] as Step<S, Frame>;

/** While the top step runs by itself, run it; when it asks, stop. An empty flow is a finished game. */
function runOn<S extends Shape>(game: Game<S>, s: S['state']): void {
  for (let n = 0; n < RUN_LIMIT; n++) {
    const top = s.flow[s.flow.length - 1];
    if (!top) return;
    const step = stepOf(game, top);
    if (!('run' in step)) return;
    step.run(s, top);
  }
  throw new RulesBroken(`${game.id}: ${RUN_LIMIT} steps ran without a question`);
}

/** The chosen options with every default filled in; anything unknown is refused. */
export function fillOptions(
  game: Pick<Game, 'id' | 'options' | 'edition'>,
  chosen: Options,
  edition: number = game.edition,
): Options {
  const rules = optionsOf(game, edition);
  const filled: Record<string, string> = {};
  for (const { id, values } of rules) filled[id] = values[0] as string;
  for (const [id, value] of Object.entries(chosen)) {
    const rule = rules.find((o) => o.id === id);
    if (!rule) throw new Refusal('bad-options', `${game.id} has no option "${id}"`);
    if (!rule.values.includes(value)) {
      throw new Refusal('bad-options', `option ${id} is one of ${rule.values.join(', ')}, not "${value}"`);
    }
    filled[id] = value;
  }
  return filled;
}

/** Refuses a number of players the game is not made for. */
export function fitPlayers(game: Pick<Game, 'id' | 'players'>, players: number): void {
  const [fewest, most] = game.players;
  if (Number.isInteger(players) && players >= fewest && players <= most) return;
  throw new Refusal('bad-options', `${game.id} is for ${fewest === most ? most : `${fewest} to ${most}`} players`);
}

/** A new state, played up to its first question; of the newest edition where none is named. */
export function begin<S extends Shape>(
  game: Game<S>,
  players: number,
  chosen: Options,
  dice: Stream,
  edition: number = game.edition,
): { state: S['state']; told: Told<S['event']>[] } {
  fitEdition(game, edition);
  fitPlayers(game, players);
  const options = fillOptions(game, chosen, edition);
  let state: S['state'] | undefined;
  const told = listen<S['event']>(() => {
    state = game.setup(players, options, dice, edition);
    runOn(game, state);
  });
  return { state: state as S['state'], told };
}

/** The same as a match's header has it, which knows its seed. */
export function beginFrom<S extends Shape>(
  game: Game<S>,
  { seed, entropy, seats, options, rules }: Pick<Header, 'seed' | 'entropy' | 'seats' | 'options' | 'rules'>,
): ReturnType<typeof begin<S>> {
  return begin(game, seats.length, options, seededStream(diceKey(seed as string, entropy)), rules);
}

/** Who has to decide now, and between what. Empty when the game is over. */
export function asks<S extends Shape>(game: Game<S>, s: S['state']): readonly Ask<S['move']>[] {
  const top = s.flow[s.flow.length - 1];
  if (!top) return [];
  const step = stepOf(game, top);
  if ('run' in step) throw new RulesBroken(`${game.id}: ${top.step} was left standing`);
  return step.ask(s, top);
}

/** Plays a move known to be in the list, telling nobody. This is the inner loop of every search. */
export function advance<S extends Shape>(game: Game<S>, s: S['state'], seat: Seat, move: S['move']): void {
  const top = s.flow[s.flow.length - 1] as Frame;
  const step = stepOf(game, top);
  if ('run' in step) throw new RulesBroken(`${game.id}: ${top.step} was left standing`);
  step.take(s, top, seat, move);
  runOn(game, s);
}

/** Throws the reason why this seat may not play this move where these are asked. */
export function check(asked: readonly Ask[], seat: Seat, move: string): void {
  if (asked.length === 0) throw new Refusal('over', 'the game is over');
  const mine = asked.find((ask) => ask.seat === seat);
  if (!mine) throw new Refusal('not-asked', `seat ${seat} has nothing to decide now`);
  if (!mine.moves.includes(move)) throw new Refusal('not-offered', `"${move}" is not among the moves`);
}

/** Plays a move if it is in the list and returns what happened; otherwise refuses and leaves the state untouched. */
export function play<S extends Shape>(game: Game<S>, s: S['state'], seat: Seat, move: string): Told<S['event']>[] {
  check(asks(game, s), seat, move);
  return listen<S['event']>(() => advance(game, s, seat, move));
}

/** Plays what stands in a log of one's own: it was legal when it was written, and to list all moves once more would take most of the time. */
export function replay<S extends Shape>(game: Game<S>, s: S['state'], seat: Seat, move: string): Told<S['event']>[] {
  return listen<S['event']>(() => (move === 'resign' ? game.resign?.(s, seat) : advance(game, s, seat, move)));
}

/** Throws the reason why this seat may not give up. */
export function checkResigning<S extends Shape>(game: Game<S>, s: S['state'], seat: Seat): void {
  if (!game.resign) throw new Refusal('no-resigning', `${game.id} knows no resigning`);
  if (s.flow.length === 0) throw new Refusal('over', 'the game is over');
  if (game.resigned?.(s)?.includes(seat)) throw new Refusal('resigned', `seat ${seat} has given up already`);
}

/** A seat gives up, whoever is to move. */
export function resign<S extends Shape>(game: Game<S>, s: S['state'], seat: Seat): Told<S['event']>[] {
  checkResigning(game, s, seat);
  return listen<S['event']>(() => game.resign?.(s, seat));
}

/** What everybody may know of a question: who is asked, and what kind of answer the table waits for. */
export type Asked = Pick<Ask, 'seat' | 'prompt' | 'optional' | 'window'>;

export const openly = ({ seat, prompt, optional, window }: Ask): Asked => ({
  seat,
  prompt,
  ...(optional ? { optional } : {}),
  ...(window ? { window } : {}),
});

/** All that one viewer may know at this moment: the view, who is asked what, and the viewer's own moves. */
export interface Sight<V, M extends string> {
  readonly view: V;
  readonly asked: readonly Asked[];
  /** Empty when the viewer has nothing to decide. */
  readonly moves: readonly M[];
}

export function look<S extends Shape>(game: Game<S>, s: S['state'], viewer: Viewer): Sight<S['view'], S['move']> {
  const asked = asks(game, s);
  return {
    view: game.view(s, viewer),
    asked: asked.map(openly),
    moves: asked.find((ask) => ask.seat === viewer)?.moves ?? [],
  };
}
