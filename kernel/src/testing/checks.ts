/** What must hold at any moment of any game. Each watcher is one promise of the kernel; a broken one throws a sentence. */
import type { Brain, Words } from '../box.ts';
import { below, fastStream, noting, roll } from '../dice.ts';
import { heardBy } from '../events.ts';
import type { Ask, Seat, Shape, Viewer } from '../game.ts';
import { canonical, clone } from '../json.ts';
import { fingerprint, Match } from '../match.ts';
import { isMoveText, moveParts, TABLE_VERBS } from '../move-text.ts';
import { advance, asks, check, look, play } from '../play.ts';
import { readRecord, writeRecord } from '../record.ts';
import { Refusal } from '../refusal.ts';
import { standings } from '../standings.ts';
import { type Language, languagesOf } from '../words/languages.ts';
import { anyMove, type Moment, type Watcher } from './random-game.ts';

function must(so: boolean, what: string): asserts so {
  if (!so) throw new Error(what);
}

const viewers = (m: Moment<Shape>): Viewer[] => [...m.match.header.seats.keys(), 'public'];

/** A fresh stream for an imagined state. */
const freshDice = (m: Moment<Shape>) => fastStream(below(m.dice, 0x7fffffff), below(m.dice, 0x7fffffff));

/** Lists are never empty, free of duplicates, well written, and asking changes nothing. */
export const questions: Watcher<Shape> = {
  moment({ game, match, asked }) {
    must(match.outcome === null, 'somebody is asked though the game is over');
    must(match.state.edition === match.header.rules, 'the state has forgotten its edition');
    must(new Set(asked.map((ask) => ask.seat)).size === asked.length, 'a seat is asked twice');
    for (const { seat, prompt, moves } of asked) {
      must(match.header.seats[seat] !== undefined, `seat ${seat} does not exist`);
      must(prompt !== '', 'a question without a prompt');
      must(moves.length > 0, `seat ${seat} has nothing to choose from`);
      must(new Set(moves).size === moves.length, `duplicates in ${moves.join(' ')}`);
      for (const move of moves) {
        must(isMoveText(move), `"${move}" is not a move text`);
        must(!(TABLE_VERBS as readonly string[]).includes(moveParts(move).verb), `"${move}" is the table's own word`);
      }
    }
    const before = JSON.stringify(match.state);
    must(JSON.stringify(asks(game, match.state)) === JSON.stringify(asked), 'asking twice gives two answers');
    must(JSON.stringify(match.state) === before, 'asking changed the state');
    return asked.length;
  },
  end({ match }) {
    const { outcome } = match;
    must(outcome !== null, 'nobody is asked, but there is no outcome');
    must(outcome.scores.length === match.header.seats.length, 'not every seat has a score');
    must(
      outcome.winners.every((seat) => match.header.seats[seat] !== undefined),
      'a winner who does not sit here',
    );
    return 1;
  },
};

/** The state is plain data: it survives JSON and cloning; clones, views, imagined states and events share nothing with it. */
export const plainData: Watcher<Shape> = {
  moment(m) {
    const { game, match } = m;
    const text = JSON.stringify(match.state);
    must(canonical(JSON.parse(text)) === canonical(match.state), 'the state does not survive JSON');
    const copy = clone(match.state);
    must(JSON.stringify(copy) === text, 'a clone differs');
    const view = game.view(copy, (m.asked[0] as Ask).seat);
    const seen = JSON.stringify(view);
    const imagined = game.imagine(view, freshDice(m));
    const told = playSomething(m, copy);
    const heard = JSON.stringify(told);
    playSomething(m, copy);
    playSomething(m, imagined);
    must(JSON.stringify(match.state) === text, 'playing on a clone changed the original');
    must(JSON.stringify(view) === seen, 'playing on changed a view given out before');
    must(JSON.stringify(told) === heard, 'playing on changed what was told before');
    return 1;
  },
};

function playSomething({ game, dice }: Moment<Shape>, s: Shape['state']): unknown {
  const asked = asks(game, s);
  if (asked.length === 0) return null;
  const { seat, moves } = asked[below(dice, asked.length)] as Ask;
  return play(game, s, seat, moves[below(dice, moves.length)] as string);
}

/** What the game itself says must always hold. */
export const invariants: Watcher<Shape> = {
  moment({ game, match }) {
    const broken = game.broken(match.state);
    must(broken.length === 0, `broken: ${broken.join(', ')}`);
    return 1;
  },
};

const NONSENSE = ['constructor', '__proto__', 'undo(1)', 'resign', '💥'];

/** The hostile client: moves not offered, moves of others, nonsense, stale positions. All refused, nothing changed. */
export const refusals: Watcher<Shape> = {
  moment(m) {
    const { game, match, asked, known, dice } = m;
    const before = JSON.stringify(match.state);
    const seq = match.seq;
    const { seat, moves } = asked[below(dice, asked.length)] as Ask;
    const offered = new Set(asked.flatMap((ask) => ask.moves));
    const pick = oneOf(dice, moves);
    const { length } = match.header.seats;
    // One of each kind at a moment; a game has hundreds.
    const tries: [Seat, string][] = [
      [seat, oneOf(dice, ['', ' ', `${pick} `, `${pick})`, pick.toUpperCase(), ...NONSENSE])],
      [oneOf(dice, [-1, length, 0.5]), pick],
    ];
    for (const stale of sample(dice, [...known], 2)) if (!offered.has(stale)) tries.push([seat, stale]);
    for (let other = 0; other < length; other++) {
      const theirs = asked.find((ask) => ask.seat === other)?.moves ?? [];
      const move = oneOf(dice, moves);
      if (!theirs.includes(move)) tries.push([other, move]);
    }
    for (const [who, move] of tries) mustRefuse(() => match.play(who, move), `"${move}" by seat ${who} was accepted`);
    // Asked once, after all of them: what a refused move would have changed is still there.
    const again = asks(game, match.state);
    for (const [who, move] of tries) must(!accepts(again, who, move), `the rules accept "${move}" by seat ${who}`);
    mustRefuse(() => match.play(seat, pick, seq - 1), 'a stale move was accepted');
    mustRefuse(() => match.play(seat, pick, seq + 1), 'a move from the future was accepted');
    must(match.seq === seq && JSON.stringify(match.state) === before, 'a refused move changed something');
    return tries.length + 2;
  },
  end({ match, known }) {
    const before = JSON.stringify(match.state);
    for (const move of known) mustRefuse(() => match.play(0, move), `"${move}" was accepted after the end`);
    mustRefuse(() => match.resign(0), 'resigning was accepted after the end');
    must(JSON.stringify(match.state) === before, 'a refused move changed something');
    return known.size + 1;
  },
};

function mustRefuse(act: () => unknown, otherwise: string): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  throw new Error(otherwise);
}

function accepts(asked: readonly Ask[], seat: Seat, move: string): boolean {
  try {
    check(asked, seat, move);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const oneOf = <X>(dice: Moment<Shape>['dice'], items: readonly X[]): X => items[below(dice, items.length)] as X;

function sample<X>(dice: Moment<Shape>['dice'], items: readonly X[], count: number): X[] {
  return Array.from({ length: Math.min(count, items.length) }, () => oneOf(dice, items));
}

/**
 * Non-interference. Whatever a viewer cannot know is dealt afresh: the view, who is asked, and the viewer's moves must not change by
 * a byte. Then both worlds go on by the same move, with the same dice (or, where another seat answers in secret, perhaps by two
 * different moves). If the same things came to light in both, the viewer must see and hear the same. If other things came to
 * light, and the viewer sees no difference, it must not hear one either.
 */
export const secrecy: Watcher<Shape> = {
  moment(m) {
    const { game, match, asked, dice } = m;
    let looked = 0;
    for (const viewer of viewers(m)) {
      const sight = look(game, match.state, viewer);
      const here = clone(match.state);
      const other = game.redeal(clone(match.state), viewer, freshDice(m));
      must(
        JSON.stringify(look(game, other, viewer)) === JSON.stringify(sight),
        `${viewer} could tell two states apart`,
      );
      looked++;

      const { seat, moves, secret } = asked[below(dice, asked.length)] as Ask;
      const otherMoves = asks(game, other).find((ask) => ask.seat === seat)?.moves ?? [];
      const covered = secret === true && seat !== viewer;
      const inBoth = moves.filter((move) => covered || otherMoves.includes(move));
      if (inBoth.length === 0) continue;
      const move = inBoth[below(dice, inBoth.length)] as string;
      const otherMove = covered ? (otherMoves[below(dice, otherMoves.length)] as string) : move;
      const mine = goOn(m, here, seat, move, viewer);
      const theirs = goOn(m, other, seat, otherMove, viewer);
      // At the end of a game a view may show hidden cards.
      if (mine.over || theirs.over) continue;
      if (move === otherMove && mine.noted === theirs.noted) {
        must(mine.sight === theirs.sight, `after "${move}" ${viewer} could tell two states apart`);
      } else if (mine.sight !== theirs.sight) continue;
      must(mine.heard === theirs.heard, `${viewer} heard more of "${move}" or "${otherMove}" than a view shows`);
      looked++;
    }
    return looked;
  },
};

function goOn(m: Moment<Shape>, s: Shape['state'], seat: Seat, move: string, viewer: Viewer) {
  let heard: unknown[] = [];
  const noted = noting(() => {
    heard = heardBy(play(m.game, s, seat, move), viewer);
  });
  const sight = JSON.stringify(look(m.game, s, viewer));
  const over = m.game.outcome(s) !== null;
  return { noted: JSON.stringify(noted), heard: JSON.stringify(heard), sight, over };
}

/** An imagined state agrees with its view and is a possible one: it can be played to the end, and the game's laws hold in it. */
export const imagination: Watcher<Shape> = {
  moment(m) {
    const { game, match, dice } = m;
    const all = viewers(m);
    const viewer = all[below(dice, all.length)] as Viewer;
    const sight = look(game, match.state, viewer);
    const s = game.imagine(clone(sight.view), freshDice(m));
    must(s.edition === match.header.rules, `${viewer} imagined edition ${s.edition} of the rules`);
    must(JSON.stringify(look(game, s, viewer)) === JSON.stringify(sight), `${viewer} imagined another view`);
    if (below(dice, 40) > 0) return 1;
    const bound = game.bound(match.header.seats.length, match.header.options);
    for (let n = 0; ; n++) {
      const broken = game.broken(s);
      must(broken.length === 0, `an imagined state breaks ${broken.join(', ')}`);
      const asked = asks(game, s);
      if (asked.length === 0) break;
      must(n < bound, 'an imagined game does not end');
      const { seat, moves } = asked[below(dice, asked.length)] as Ask;
      advance(game, s, seat, anyMove(game, moves, dice));
    }
    must(game.outcome(s) !== null, 'an imagined game has no outcome');
    return 1;
  },
};

/** The stream stays at home: no view holds its key, and an imagined state rolls its own dice. */
export const diceSecrecy: Watcher<Shape> = {
  moment(m) {
    const { game, match } = m;
    if (match.state.dice.is !== 'seeded') throw new Error('a real match must have a seeded stream');
    for (const viewer of viewers(m)) {
      const view = game.view(match.state, viewer);
      const text = JSON.stringify(view);
      must(
        !text.includes(match.state.dice.key) && !text.includes('"dice":{"is"'),
        `the stream is in the view of ${viewer}`,
      );
      must(game.imagine(view, freshDice(m)).dice.is === 'fast', 'an imagined state has a real stream');
    }
    return 1;
  },
};

/** How often the next die of an imagined state is the next die of the real one; chance is one in six. */
export function guessedDice(m: Moment<Shape>): boolean {
  const { game, match } = m;
  const seat = (m.asked[0] as Ask).seat;
  const real = clone(match.state);
  const imagined = game.imagine(game.view(match.state, seat), freshDice(m));
  return roll(real) === roll(imagined);
}

/** Record, text, record, replay: the same state to the last byte; and resigning is possible wherever the game knows it. */
export const records: Watcher<Shape> = {
  end({ game, match, dice }) {
    const text = writeRecord(match.record());
    const { record, lines } = readRecord(text);
    const again = Match.replay(game, record, lines);
    must(canonical(again.state) === canonical(match.state), 'replaying the record gives another state');
    must(writeRecord(again.record()) === text, 'the record of the replay differs');
    const { header } = match;
    if (!game.resign) return 1;
    const short = new Match(game, {
      players: header.seats.length,
      edition: header.rules,
      options: header.options,
      seed: header.seed as string,
    });
    const stopAt = below(dice, match.moves.length);
    for (const { seat, move } of match.moves.slice(0, stopAt)) short.play(seat, move);
    const quitter = below(dice, header.seats.length);
    short.resign(quitter);
    if (!short.outcome) {
      must(game.resigned?.(short.state)?.includes(quitter) === true, 'who resigned is forgotten');
      mustRefuse(() => short.resign(quitter), 'a seat resigned twice');
    }
    // Where the others play on, somebody plays the seat for whoever went.
    for (let [ask] = short.asks(); ask; [ask] = short.asks()) short.play(ask.seat, anyMove(game, ask.moves, dice));
    must(short.outcome !== null && !short.outcome.winners.includes(quitter), 'who resigned has not lost');
    const marked = game.resigned?.(short.state) ?? null;
    must(marked === null || standings(short.outcome).at(-1) === quitter, 'who resigned is not last');
    const parsed = readRecord(writeRecord(short.record()));
    must(
      canonical(Match.replay(game, parsed.record, parsed.lines).state) === canonical(short.state),
      'a resigned game does not replay',
    );
    return 2;
  },
};

/** Undo, then the same move again: the identical state. Free undo stops at whatever came to light. */
export const undo: Watcher<Shape> = {
  moment({ game, match, asked, dice }) {
    if (below(dice, 25) > 0) return 0;
    const { header } = match;
    const twin = new Match(game, {
      players: header.seats.length,
      edition: header.rules,
      options: header.options,
      seed: header.seed as string,
    });
    for (const { seat, move } of match.moves) twin.play(seat, move);
    const before = fingerprint(twin.state);
    const { seat, moves } = asked[below(dice, asked.length)] as Ask;
    const move = moves[below(dice, moves.length)] as string;
    const barriers = twin.state.barriers;
    twin.play(seat, move);
    const after = fingerprint(twin.state);
    const hidden = twin.state.barriers === barriers;
    must(twin.freeUndo(seat) > 0 === (game.takeBack && hidden), 'free undo is not what the barriers say');
    if (twin.freeUndo(seat) === 0)
      mustRefuse(() => twin.undo(seat), 'something revealed was taken back without consent');
    const back = 1 + below(dice, Math.min(5, twin.moves.length));
    const retake = twin.moves.slice(-back);
    twin.undo(seat, back, true);
    for (const one of retake) {
      if (one === retake.at(-1)) must(fingerprint(twin.state) === before, 'undo does not give the state before');
      twin.play(one.seat, one.move);
    }
    must(fingerprint(twin.state) === after, 'playing it again gives another state');
    const { record, lines } = readRecord(writeRecord(twin.record()));
    must(fingerprint(Match.replay(game, record, lines).state) === after, 'a record with undo does not replay');
    return 1;
  },
};

/** Raw names that must never reach a reader. */
const RAW = /\b[A-Z]{2}-[A-Z]|undefined|NaN|\[object|\bnull\b|[a-z][A-Z]|_|\{|\}/;

/**
 * Every question, every move, every event and every end has words, in every language of the game, and no raw name shows. Two moves of one list
 * read alike only where the game's brain says that they are: with copies of a card that nothing tells apart.
 */
export function spoken(words: Readonly<Record<Language, Words>>, brain?: Pick<Brain, 'alike'>): Watcher<Shape> {
  const languages = languagesOf(words);
  const say = (language: Language, what: string, text: string): void => {
    must(text.trim() !== '', `${language}: ${what} has no words`);
    must(!RAW.test(text), `${language}: ${what} shows a raw name: "${text}"`);
  };
  return {
    moment({ game, match, asked }) {
      for (const language of languages) {
        for (const { seat, prompt, moves } of asked) {
          const view = game.view(match.state, seat);
          for (const line of words[language].position(view)) say(language, 'the position', line);
          const { yours, theirs } = words[language].prompt(prompt, view);
          say(language, prompt, yours);
          say(language, prompt, theirs);
          const labels = moves.map((move) => words[language].move(move, view));
          for (const [i, label] of labels.entries()) say(language, moves[i] as string, label);
          const sorts = new Set(moves.map((move) => brain?.alike(match.state, seat, move) ?? move)).size;
          must(new Set(labels).size >= sorts, `${language}: two moves read alike: ${labels.join(' / ')}`);
        }
      }
      return asked.length;
    },
    after(m, told) {
      for (const language of languages) {
        for (const viewer of viewers(m)) {
          for (const event of heardBy(told, viewer)) say(language, JSON.stringify(event), words[language].event(event));
        }
      }
      return told.length;
    },
    end({ match }) {
      if (!match.outcome) throw new Error('no outcome to speak of');
      for (const language of languages)
        say(language, 'the outcome', words[language].outcome(match.outcome, match.header.options, match.header.rules));
      return 1;
    },
  };
}
