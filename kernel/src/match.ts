import { commitment, type Light, lightOf } from './dice.ts';
import { fitEdition, knowsEdition, optionsOf } from './editions.ts';
import type { Told } from './events.ts';
import type { CommonState, Game, Options, Outcome, Seat, Shape, Viewer } from './game.ts';
import { canonical, clone } from './json.ts';
import { moveParts, takenBack } from './move-text.ts';
import { Past } from './past.ts';
import { asks, beginFrom, check, checkResigning, fillOptions, fitPlayers, look, replay, type Sight } from './play.ts';
import { type Entry, type Header, isNameText, type MatchRecord, RecordError, type RecordLines } from './record.ts';
import { Refusal } from './refusal.ts';
import { hashText } from './sha256.ts';
import type { RecordFault } from './words/faults.ts';

/** How often a record carries a fingerprint of the state, in entries. */
const CHECK_EVERY = 20;

export interface Opening {
  readonly players: number;
  /** The edition of the rules; absent: the newest. */
  readonly edition?: number;
  readonly options?: Options;
  /** Who sits where, in seat order; a role's own name where nothing is said. */
  readonly names?: readonly string[];
  /** 64 hexadecimal signs from a generator nobody can foresee; only tests and simulations choose them. */
  readonly seed: string;
  readonly entropy?: readonly string[];
  readonly tags?: Readonly<Record<string, string>>;
}

/** Why a move is not simply taken back: what came to light by it, or that it stands by the game's own rules. */
export type Barrier = Light | 'stands';

/** A move that still counts. */
export interface Counted {
  readonly seat: Seat;
  readonly move: string;
  /** Null: nothing came to light by it. */
  readonly barrier: Barrier | null;
}

interface Played<S extends Shape> extends Counted {
  readonly state: S['state'];
  readonly told: Told<S['event']>[];
}

/** What a move would come to, played on a copy; `at`: the position it was played for. */
export interface Foreseen<S extends Shape = Shape> extends Played<S> {
  readonly at: number;
}

/**
 * A fingerprint of a whole state. The dice key is part of it, so it tells nothing to those who do not have the key. The edition is not:
 * the record's head names it, and records are older than editions.
 */
export function fingerprint({ edition: _, ...state }: CommonState): string {
  return hashText(canonical(state));
}

/** One game being played: the header, every entry so far, and the state they add up to. */
export class Match<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly header: Header;
  /** What the opening told. */
  readonly opened: readonly Told<S['event']>[];
  #state: S['state'];
  readonly #entries: { seat: Seat; move: string }[] = [];
  readonly #line: Counted[] = [];
  readonly #past = new Past<S['state']>();

  constructor(game: Game<S>, opening: Opening) {
    const { players, edition = game.edition, names = [], seed, entropy = [], tags = {} } = opening;
    if (!/^[0-9a-f]{64}$/.test(seed)) throw new Refusal('bad-options', 'a seed is 64 hexadecimal signs');
    fitEdition(game, edition);
    fitPlayers(game, players);
    const options = fillOptions(game, opening.options ?? {}, edition);
    const roles = game.roles(players, options);
    const seats = roles.map((role, seat) => ({ role, name: names[seat] ?? role }));
    const bad = [...seats.map((seat) => seat.name), ...Object.values(tags)].find((text) => !isNameText(text));
    if (bad !== undefined) throw new Refusal('bad-options', `a name is one line of at most 120 signs, not "${bad}"`);
    this.game = game;
    this.header = {
      game: game.id,
      rules: edition,
      options,
      seats,
      commit: commitment(seed),
      entropy,
      seed,
      tags,
    };
    const { state, told } = beginFrom(game, this.header);
    this.#state = state;
    this.opened = told;
  }

  /** The state itself. For rules, stores and referees only; players get `look`. */
  get state(): Readonly<S['state']> {
    return this.#state;
  }
  /** The number of entries: a move made for another position can be told by it. */
  get seq(): number {
    return this.#entries.length;
  }
  get entries(): readonly Entry[] {
    return this.#entries.map(({ seat, move }) => ({ role: this.#role(seat), move }));
  }
  /** The moves that count, undone ones left out. */
  get moves(): readonly Counted[] {
    return this.#line;
  }
  get outcome(): Outcome | null {
    return this.game.outcome(this.#state);
  }
  asks(): ReturnType<typeof asks<S>> {
    return asks(this.game, this.#state);
  }
  look(viewer: Viewer): Sight<S['view'], S['move']> {
    return look(this.game, this.#state, viewer);
  }

  /** Plays a move or refuses it; `at` is the position it was meant for, where the sender knows it, and `asked` what `asks` said just now. */
  play(seat: Seat, move: string, at: number = this.seq, asked = this.asks()): Told<S['event']>[] {
    this.#fresh(seat, at);
    check(asked, seat, move);
    return this.#enter(seat, move);
  }

  resign(seat: Seat, at: number = this.seq): Told<S['event']>[] {
    this.#fresh(seat, at);
    checkResigning(this.game, this.#state, seat);
    return this.#enter(seat, 'resign');
  }

  /** What this move, or `resign`, would come to, or why it is refused. Nothing is entered: see `take`. */
  foresee(seat: Seat, move: string): Foreseen<S> {
    this.#fresh(seat, this.seq);
    if (move === 'resign') checkResigning(this.game, this.#state, seat);
    else check(this.asks(), seat, move);
    return { at: this.seq, ...this.#played(clone(this.#state), seat, move) };
  }

  /** Enters what was foreseen, without playing it once more. */
  take(foreseen: Foreseen<S>): Told<S['event']>[] {
    const { seat, move, at } = foreseen;
    this.#fresh(seat, at);
    this.#entries.push({ seat, move });
    return this.#count(foreseen);
  }

  /** How many of the last moves this seat may take back without asking anybody. */
  freeUndo(seat: Seat): number {
    if (!this.game.takeBack) return 0;
    let count = 0;
    for (let i = this.#line.length - 1; i >= 0; i--, count++) {
      const { seat: mover, barrier } = this.#line[i] as Counted;
      if (mover !== seat || barrier !== null) break;
    }
    return count;
  }

  /** Takes back the last `count` moves: freely as far as `freeUndo` goes, beyond that only if everybody consented. */
  undo(seat: Seat, count = 1, consent = false, at: number = this.seq): void {
    this.#fresh(seat, at);
    if (!Number.isInteger(count) || count < 1 || count > this.#line.length) {
      throw new Refusal('nothing-to-undo', `there are ${this.#line.length} moves to take back, not ${count}`);
    }
    if (!consent && count > this.freeUndo(seat)) {
      throw new Refusal('needs-consent', 'something was revealed, or another seat has moved: this needs consent');
    }
    this.#enter(seat, `undo(${count})`);
  }

  /** Enters what stands in a log: a move, `resign` or `undo(n)`. `agreed`: everybody has consented to what is taken back, or had when it was written. */
  enter(seat: Seat, move: string, agreed: boolean, asked?: ReturnType<typeof asks<S>>): Told<S['event']>[] {
    const { verb, args } = moveParts(move);
    if (verb === 'undo') {
      this.undo(seat, Number(args[0]), agreed);
      return [];
    }
    return verb === 'resign' ? this.resign(seat) : this.play(seat, move, this.seq, asked);
  }

  /** How it ended, in the words of a record; null while it goes on. */
  get end(): MatchRecord['end'] {
    const { outcome } = this;
    return (
      outcome && {
        winners: outcome.winners.map((seat) => this.#role(seat)),
        reason: outcome.reason,
        scores: outcome.scores,
      }
    );
  }

  /** Plays everything once more for the fingerprints on the way: whoever only plays does not wait for them. */
  record(): MatchRecord {
    const { header, entries, end } = this;
    const again = Match.#opened(this.game, header);
    const checks: { after: number; fingerprint: string }[] = [];
    for (const { seat, move } of this.#entries) {
      if (again.seq > 0 && again.seq % CHECK_EVERY === 0) checks.push(again.#check());
      again.#enter(seat, move);
    }
    checks.push(this.#check());
    return { header, entries, checks, end };
  }

  /**
   * Goes on where a log of one's own ended. Its entries were legal when they were written: they are not looked at once more, and what was
   * taken back is not even played.
   */
  static resume<S extends Shape>(
    game: Game<S>,
    header: Header,
    log: readonly { readonly seat: Seat; readonly move: string }[],
  ): Match<S> {
    const resuming = Match.resuming(game, header, log);
    for (;;) {
      const { done, value } = resuming.next();
      if (done) return value;
    }
  }

  /** The same, with a pause offered after every move to whoever must not be held up. */
  static *resuming<S extends Shape>(
    game: Game<S>,
    header: Header,
    log: readonly { readonly seat: Seat; readonly move: string }[],
  ): Generator<undefined, Match<S>> {
    const match = Match.#opened(game, header);
    const line: { seat: Seat; move: string }[] = [];
    for (const { seat, move } of log) {
      const back = takenBack(move);
      if (back > 0) line.length -= back;
      else line.push({ seat, move });
      match.#entries.push({ seat, move });
    }
    for (const { seat, move } of line) {
      match.#count(match.#played(match.#state, seat, move));
      yield;
    }
    return match;
  }

  /** Plays a record through. Its legality, fingerprints, result and seed are all checked; the first wrong line is named. */
  static replay<S extends Shape>(game: Game<S>, record: MatchRecord, lines: RecordLines): Match<S> {
    const { header, entries, checks, end } = record;
    const wrong = (line: number, ...fault: RecordFault): never => {
      throw new RecordError(line, 1, ...fault);
    };
    if (header.game !== game.id) wrong(2, 'other-game', header.game, game.id);
    if (!knowsEdition(game, header.rules)) wrong(3, 'edition', header.rules, game.edition);
    const options = optionsOf(game, header.rules);
    if (header.seed === null) return wrong(lines.seed, 'seed-secret');
    if (commitment(header.seed) !== header.commit) wrong(lines.seed, 'seed-forged');
    const absent = options.find(({ id }) => !Object.hasOwn(header.options, id));
    if (absent) wrong(lines.options, 'option-missing', absent.id);
    const given = Object.keys(header.options);
    const misplaced = options.findIndex(({ id }, i) => given[i] !== id);
    if (misplaced >= 0) wrong(lines.options + misplaced, 'option-order', options[misplaced]?.id ?? '');
    const match = attempt(lines.options, () => Match.#opened(game, header));
    match.header.seats.forEach(({ role }, i) => {
      if (role !== header.seats[i]?.role) wrong(lines.options + options.length + i, 'seat', i + 1, role);
    });
    let nextCheck = 0;
    const checkHere = (): void => {
      const due = checks[nextCheck];
      if (due?.after !== match.seq) return;
      if (due.fingerprint !== fingerprint(match.state)) wrong(lines.checks[nextCheck] as number, 'state');
      nextCheck++;
    };
    checkHere();
    entries.forEach(({ role, move }, i) => {
      const seat = match.header.seats.findIndex((s) => s.role === role);
      attempt(lines.entries[i] as number, () => match.enter(seat, move, true));
      checkHere();
    });
    const result = match.end;
    if (end && canonical(end) !== canonical(result)) wrong(lines.end, 'end');
    if (!end && result) wrong(lines.last, 'end-missing');
    return match;
  }

  static #opened<S extends Shape>(game: Game<S>, { rules, seats, seed, entropy, options, tags }: Header): Match<S> {
    const names = seats.map(({ name }) => name);
    return new Match(game, {
      players: seats.length,
      edition: rules,
      options,
      names,
      seed: seed as string,
      entropy,
      tags,
    });
  }
  #check(): { after: number; fingerprint: string } {
    return { after: this.seq, fingerprint: fingerprint(this.#state) };
  }
  #role(seat: Seat): string {
    return (this.header.seats[seat] as { role: string }).role;
  }
  #fresh(seat: Seat, at: number): void {
    if (!Number.isInteger(seat) || !this.header.seats[seat]) throw new Refusal('bad-seat', `there is no seat ${seat}`);
    if (at !== this.seq) throw new Refusal('stale', `the table is at ${this.seq}, the move was made for ${at}`);
  }
  #enter(seat: Seat, move: string): Told<S['event']>[] {
    const back = takenBack(move);
    let told: Told<S['event']>[] = [];
    if (back > 0) this.#backTo(this.#line.length - back);
    else told = this.#count(this.#played(this.#state, seat, move));
    this.#entries.push({ seat, move });
    return told;
  }
  /** Changes this state. */
  #played(state: S['state'], seat: Seat, move: string): Played<S> {
    const before = state.barriers;
    let told: Told<S['event']>[] = [];
    const light = lightOf(() => {
      told = replay(this.game, state, seat, move);
    });
    const stands = move === 'resign' || state.barriers !== before;
    return { seat, move, barrier: stands ? (light ?? 'stands') : null, state, told };
  }
  #count({ seat, move, barrier, state, told }: Played<S>): Told<S['event']>[] {
    this.#state = state;
    this.#line.push({ seat, move, barrier });
    this.#past.reached(this.#line.length, state);
    return told;
  }
  /** The state after the first `count` moves. */
  #backTo(count: number): void {
    const from = this.#past.backTo(count) ?? { place: 0, state: beginFrom(this.game, this.header).state };
    this.#state = from.state;
    this.#line.length = count;
    this.#past.passed(from.place, this.#state, count);
    for (let place = from.place; place < count; place++) {
      const { seat, move } = this.#line[place] as Counted;
      replay(this.game, this.#state, seat, move);
      this.#past.passed(place + 1, this.#state, count);
    }
  }
}

/** Runs a part of a replay; what is refused becomes a mistake of that line. */
function attempt<X>(line: number, act: () => X): X {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new RecordError(line, 1, 'refused', error.code, error.message);
    throw error;
  }
}
