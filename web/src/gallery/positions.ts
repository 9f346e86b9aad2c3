/**
 * Where a board can be looked at: a named position of the game's tests (`escort`), a golden record after so many moves (`edition-1/greedy-1@40`), or a random
 * game from a seed (`seed-7@30`, or `seed-7-p3@30` for three).
 */
import {
  asks,
  begin,
  below,
  type CommonState,
  clone,
  fastStream,
  fillOptions,
  type Game,
  type GameBox,
  heardBy,
  type Options,
  play,
  readRecord,
  type Seat,
  type Shape,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import type { NamedPositions } from '@sztab/kernel/testing';
import type { Heard } from '@sztab/pieces';
import { loadBox } from '../games.ts';
import { LocalMatch } from '../local/local-match.ts';

/** A table to begin with, and what was heard on the way to it. */
export interface Start {
  readonly game: Game;
  readonly table: CommonState;
  readonly options: Options;
  readonly roles: readonly string[];
  readonly movers: readonly Seat[];
  heard(viewer: Viewer): readonly Heard[];
}

const named = import.meta.glob<{ positions: NamedPositions }>('../../../games/[a-z]*/testing/positions.ts');
const records = import.meta.glob<string>('../../../games/[a-z]*/records/*/*.sztab', {
  query: '?raw',
  import: 'default',
});

export const namedPositions = async (game: string): Promise<NamedPositions> =>
  (await named[`../../../games/${game}/testing/positions.ts`]?.())?.positions ?? {};

export const recordNames = (game: string): string[] =>
  Object.keys(records)
    .filter((place) => place.includes(`/games/${game}/`))
    .map((place) => place.slice(place.indexOf('/records/') + '/records/'.length, -'.sztab'.length));

/** Throws a sentence where there is no such position. */
export async function open(game: string, position: string): Promise<Start> {
  const box = await loadBox(game);
  const [name = '', after] = position.split('@');
  const moves = after === undefined ? null : Number(after);
  const [, seed, players] = /^seed-(\d+)(?:-p(\d))?$/.exec(name) ?? [];
  if (seed !== undefined)
    return fromSeed(box, Number(seed), players === undefined ? null : Number(players), moves ?? 0);
  const record = records[`../../../games/${game}/records/${name}.sztab`];
  if (record) return fromRecord(box, await record(), moves);
  const here = (await namedPositions(game))[name];
  if (!here) throw new RangeError(`${game} has no position "${name}"`);
  const options = fillOptions(box.game, here.options ?? {});
  const roles = box.game.roles(here.players, options);
  return { game: box.game, table: here.open(), options, roles, movers: [], heard: () => [] };
}

/** Without a number, its middle: there most lies on the table. */
function fromRecord(box: GameBox, text: string, after: number | null): Start {
  const { header, entries } = readRecord(text).record;
  const local = new LocalMatch(box, header, entries.slice(0, after ?? Math.floor(entries.length / 2)));
  const { match } = local;
  const seatOf = (role: string): Seat => header.seats.findIndex((seat) => seat.role === role);
  return {
    game: match.game,
    table: clone(match.state) as CommonState,
    options: header.options,
    roles: header.seats.map(({ role }) => role),
    movers: match.entries.map(({ role }) => seatOf(role)),
    heard: (viewer) => local.heard(viewer),
  };
}

function fromSeed({ game }: GameBox, seed: number, wanted: number | null, moves: number): Start {
  const [fewest] = game.players;
  const players = wanted ?? Math.max(fewest, 2);
  const options = fillOptions(game, {});
  const chance = fastStream(seed, 1);
  const { state: table, told } = begin(game, players, options, fastStream(seed));
  const all: (readonly Told<Shape['event']>[])[] = [told];
  const movers: Seat[] = [];
  for (let n = 0; n < moves; n++) {
    const asked = asks(game, table);
    const ask = asked[below(chance, asked.length || 1)];
    if (!ask) break;
    all.push(play(game, table, ask.seat, ask.moves[below(chance, ask.moves.length)] as string));
    movers.push(ask.seat);
  }
  return {
    game,
    table,
    options,
    roles: game.roles(players, options),
    movers,
    heard: (viewer) => all.flatMap((one, at) => heardBy(one, viewer).map((event) => ({ at, event }))),
  };
}
