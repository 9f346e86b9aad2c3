/**
 * The voice of all bots that play on the side of people: what they may do alone, what they ask for, and what was answered. One queue and one offer at
 * a time, whoever of them speaks. It knows no game: a brain's `partner` says what a move needs and how it is asked for. Silence is never a yes.
 */
import {
  type Ask,
  type Favour,
  fastStream,
  type GameBox,
  type Line,
  type Match,
  type Offer,
  type Outlook,
  type Partnering,
  type Seat,
  type Shape,
  type Wish,
} from '@sztab/kernel';
import { speakerOf } from './speaker.ts';

/** It asks for all; it decides down to the floor; it asks for nothing unless it is spoken to. */
export const MANNERS = ['ask', 'decide', 'leave'] as const;
export type Manner = (typeof MANNERS)[number];

export interface PartnerSettings {
  readonly manner: Manner;
  readonly floor: number;
}

export const ANSWERS = ['yes', 'no', 'decide'] as const;
export type PartnerAnswer = (typeof ANSWERS)[number];

/** What the bots of a table do next. */
export type PartnerStep<Move extends string> =
  | { readonly is: 'play'; readonly seat: Seat; readonly move: Move }
  /** The search is to say what this seat would like to do. */
  | { readonly is: 'think'; readonly seat: Seat; readonly moves: readonly Move[] }
  | { readonly is: 'wait' };

/** The last thing that was said: an answer, a verdict, or that something was done. */
export interface PartnerSaid {
  readonly by: Seat;
  readonly line: Line;
}

/** What was offered and answered, for the record. */
export interface PartnerNote {
  readonly is: 'proposed' | 'answered';
  readonly id: number;
  readonly at: number;
  readonly by: Seat;
  readonly text: string;
}

/** Offers in a round, and in a row while no person acts. */
const MOST_OFFERS = 6;
const MOST_IN_A_ROW = 2;
/** A chance that rose by so much is a new matter. */
const RISEN = 0.15;
/** What changes the team's chance by less is not worth a question. */
const LEAST_GAIN = 0.005;

interface Declined {
  readonly chance: number;
  readonly bands: string;
}

const bandsOf = ({ price }: Wish): string => price.map(({ band }) => band).join();
const WAIT = { is: 'wait' } as const;

/** The table as the bots see it: all that is open to everybody. */
interface Sight<S extends Shape> {
  readonly view: S['view'];
  readonly s: S['state'];
  readonly asked: readonly Ask<S['move']>[];
  /** Everybody who may act, people too. */
  readonly asks: readonly Ask<S['move']>[];
  readonly seq: number;
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
  /** No person could go on: a bot has to choose, and asks until somebody says yes. */
  readonly stuck: boolean;
}

/** How the team's chance would change: a long thought, for a thread of its own. */
export type Weigh<S extends Shape> = (
  view: S['view'],
  seat: Seat,
  moves: readonly S['move'][],
) => Outlook | Promise<Outlook>;

type Table<S extends Shape> = Pick<Match<S>, 'asks' | 'look' | 'seq' | 'header' | 'moves'>;

export class Partner<S extends Shape> {
  readonly #box: Pick<GameBox<S>, 'game' | 'brain'>;
  readonly #rules: Partnering<S>;
  readonly #isBot: (seat: Seat) => boolean;
  readonly #weigh: Weigh<S>;
  readonly #note: (note: PartnerNote) => void;
  settings: PartnerSettings;
  #offer: Offer<S['move']> | null = null;
  #said: PartnerSaid | null = null;
  #ids = 0;
  /** What was agreed to, or needs no answer, and is played move by move. */
  #agreed: { readonly seat: Seat; readonly moves: readonly S['move'][]; readonly from: number } | null = null;
  #yes: Seat[] = [];
  readonly #declined = new Map<string, Declined>();
  #span = '';
  #round = -1;
  /** “You decide” holds for this round. */
  #decides = -1;
  #stopped = false;
  #offers = 0;
  #inARow = 0;
  #lastWord = false;
  #heard = 0;
  /** The position at which there was nothing to do, so that it is not thought about twice. */
  #restsAt = -1;
  /** What people said to the plan of this phase, and the position for which it was made. */
  #free = new Set<string>();
  #second = false;
  #was: Wish<S['move']> | null = null;
  /** Somebody asked for it. */
  #bidden = false;
  #laidAt = -1;

  constructor(
    box: Pick<GameBox<S>, 'game' | 'brain'>,
    isBot: (seat: Seat) => boolean,
    settings: PartnerSettings,
    weigh: Weigh<S>,
    note: (note: PartnerNote) => void = () => {},
  ) {
    const { partner } = box.brain;
    if (!partner) throw new TypeError('bots of this game play for themselves');
    this.#box = box;
    this.#rules = partner;
    this.#isBot = isBot;
    this.settings = settings;
    this.#weigh = weigh;
    this.#note = note;
  }

  get offer(): Offer<S['move']> | null {
    return this.#offer;
  }
  get said(): PartnerSaid | null {
    return this.#said;
  }
  /** Until the end of the round, or because a person wants it so. */
  get decides(): boolean {
    return this.settings.manner === 'decide' || this.#decides === this.#round;
  }

  /** What the bots do next; to be asked after everything that happens. */
  next(match: Table<S>): PartnerStep<S['move']> {
    const now = this.#look(match);
    this.#turn(now, match);
    const goesOn = this.#goesOn(now);
    if (goesOn) return goesOn;
    if (this.#offer || this.#rules.busy(now.s, now.people) || this.#propose(now)) return WAIT;
    if (now.asked.length === 0 || this.#restsAt === now.seq) return WAIT;
    const ask = speakerOf(this.#box.brain, now.s, now.asked) as Ask<S['move']>;
    return { is: 'think', seat: ask.seat, moves: ask.moves };
  }

  /** This is what the search would like to do: it is played, asked for, or let be. */
  async heed(match: Table<S>, seat: Seat, move: S['move']): Promise<PartnerStep<S['move']>> {
    const now = this.#look(match);
    const ask = now.asked.find((one) => one.seat === seat);
    if (!ask?.moves.includes(move)) return WAIT;
    const floor = this.settings.floor;
    const first = this.#rules.wish(now.s, seat, move, floor);
    const others = this.#rules.wishes(now.s, seat, ask.moves, floor);
    for (const wish of [...(first ? [first] : []), ...others.filter(({ about }) => about !== first?.about)]) {
      if (this.#isDeclined(wish)) continue;
      if (wish.level === 'ask' && this.decides && !this.#stopped) {
        this.#agreed = { seat, moves: wish.moves, from: now.seq };
        this.#said = { by: seat, line: { code: 'did', slots: wish.aim.slots } };
        return this.#goesOn(now) ?? WAIT;
      }
      if (!this.#maySpeak(now)) break;
      const put = await this.#put(match, now, seat, wish, false);
      // Something happened meanwhile: all of it is thought about again.
      if (put || match.seq !== now.seq) return WAIT;
    }
    const rest = this.#rules.rest(now.s, seat, ask.moves, now.people);
    if (rest !== null && this.#rules.consent(now.s, seat, rest, floor) !== 'must') {
      const line = this.#rules.says(rest);
      if (line) this.#said = { by: seat, line };
      return { is: 'play', seat, move: rest };
    }
    const another = this.#anotherSpeaker(now, seat);
    if (another) return another;
    // All was declined, and something has to be chosen: it begins again with the best.
    if (now.stuck && this.#declined.size > 0) {
      this.#declined.clear();
      return this.heed(match, seat, move);
    }
    this.#restsAt = now.seq;
    return WAIT;
  }

  /** False: the offer no longer stands, or is not for this seat to answer. */
  answer(match: Table<S>, id: number, seat: Seat, answer: PartnerAnswer): boolean {
    const now = this.#look(match);
    const offer = this.#offer;
    if (offer?.id !== id || offer.version !== now.seq || !offer.to.includes(seat)) {
      this.#said = { by: offer?.by ?? 0, line: { code: 'changed', slots: {} } };
      return false;
    }
    // A plan is made anew with every piece that somebody moves: only the one that is answered is kept.
    if (offer.common) this.#noteOffer(offer);
    this.#note({ is: 'answered', id, at: now.seq, by: seat, text: answer });
    this.#restsAt = -1;
    if (answer === 'no') {
      this.#declined.set(offer.about, { chance: offer.chance ?? 0, bands: bandsOf(offer) });
      this.#bidden = false;
      this.#offer = null;
      this.#yes = [];
      this.#said = { by: offer.by, line: { code: 'leaves', slots: {} } };
      return true;
    }
    this.#inARow = 0;
    if (answer === 'decide') {
      this.#decides = this.#round;
      this.#stopped = false;
      if (offer.level === 'must') return true;
    }
    this.#yes.push(seat);
    const who = this.#rules.whoAgrees(now.s, now.people);
    // Whoever says yes to what all may do plays it: the rules see to it who else has to agree.
    const enough =
      offer.common ||
      who === 'first' ||
      who === seat ||
      (who === 'all' && offer.to.every((one) => this.#yes.includes(one)));
    if (!enough) return true;
    this.#agreed = { seat: offer.common ? seat : offer.by, moves: offer.moves, from: now.seq };
    this.#offer = null;
    this.#yes = [];
    return true;
  }

  /** A person asks one of the bots for something; the answer is in `said`, and in `offer` where it costs. */
  async ask(match: Table<S>, favour: Favour, person: Seat, seat: Seat, told: () => void = () => {}): Promise<void> {
    const now = this.#look(match);
    this.#turn(now, match);
    if (this.#toThePlan(favour)) {
      this.#offer = null;
      this.#laidAt = -1;
      return told();
    }
    const { line, wish } = this.#rules.reply(now.s, seat, favour, person, this.settings.floor);
    this.#said = { by: seat, line };
    this.#inARow = 0;
    this.#restsAt = -1;
    if (favour.is === 'stop') {
      this.#stopped = true;
      this.#decides = -1;
      this.#offer = null;
    }
    told();
    if (wish) await this.#put(match, now, seat, wish, true);
  }

  /** A person says something to the plan: nobody is to take this up, the second one, or let me see it again. */
  #toThePlan({ is, of }: Favour): boolean {
    if (is === 'free' && of !== undefined) {
      if (!this.#free.delete(of)) this.#free.add(of);
    } else if (is === 'second') this.#second = !this.#second;
    else if (is !== 'plan') return false;
    this.#bidden = true;
    this.#declined.clear();
    return true;
  }

  /** Lays before the people what they may do for all, as soon as there is something to choose; it is no question, and never counted as one. */
  #propose({ s, seq, people, bots, asks }: Sight<S>): boolean {
    if (this.#laidAt === seq) return false;
    this.#laidAt = seq;
    if (!this.#bidden && (this.settings.manner === 'leave' || this.#stopped)) return false;
    const declined = (about: string): boolean => this.#declined.has(about);
    const wish = this.#rules.proposes(s, { free: this.#free, second: this.#second, was: this.#was, declined });
    if (!wish) return false;
    const [first] = wish.moves;
    const may = asks.filter(({ moves }) => first !== undefined && moves.includes(first)).map(({ seat }) => seat);
    const to = people.filter((seat) => may.includes(seat));
    const by = may.find(this.#isBot) ?? bots[0];
    if (to.length === 0 || by === undefined) return false;
    this.#was = wish;
    this.#offer = { ...wish, id: ++this.#ids, by, to, version: seq, win: null, asked: this.#bidden, common: true };
    return true;
  }

  #noteOffer({ id, version, by, moves }: Offer<S['move']>): void {
    this.#note({ is: 'proposed', id, at: version, by, text: moves.join(' ') });
  }

  #look(match: Table<S>): Sight<S> {
    const { view } = match.look('public');
    const seats = [...match.header.seats.keys()];
    const people = seats.filter((seat) => !this.#isBot(seat));
    return {
      view,
      s: this.#box.game.imagine(view, fastStream(1)),
      asks: match.asks(),
      asked: match.asks().filter(({ seat, optional }) => this.#isBot(seat) && !optional),
      seq: match.seq,
      people,
      bots: seats.filter(this.#isBot),
      stuck: !match.asks().some(({ seat }) => !this.#isBot(seat)),
    };
  }

  /** What no longer holds is forgotten. */
  #turn({ s, seq }: Sight<S>, match: Table<S>): void {
    const { round, phase } = this.#rules.span(s);
    if (this.#span !== `${round} ${phase}`) {
      this.#span = `${round} ${phase}`;
      this.#declined.clear();
      this.#stopped = false;
      this.#lastWord = false;
      this.#free.clear();
      this.#second = false;
      this.#was = null;
      this.#bidden = false;
    }
    if (this.#round !== round) {
      this.#round = round;
      this.#offers = 0;
      this.#said = null;
    }
    if (this.#offer && this.#offer.version !== seq) {
      this.#offer = null;
      this.#yes = [];
    }
    const acted = match.moves.slice(this.#heard).some(({ seat }) => !this.#isBot(seat));
    this.#heard = match.moves.length;
    if (acted) this.#inARow = 0;
  }

  /** The next of the moves that were agreed to, as long as nobody else has moved. */
  #goesOn({ asks, seq }: Sight<S>): PartnerStep<S['move']> | null {
    const agreed = this.#agreed;
    if (!agreed) return null;
    const move = agreed.moves[seq - agreed.from];
    const offered = asks.find(({ seat }) => seat === agreed.seat)?.moves ?? [];
    // Whoever was done is asked besides, and may say that it was not enough.
    if (move !== undefined && (offered.includes(move) || seq === agreed.from))
      return { is: 'play', seat: agreed.seat, move };
    this.#agreed = null;
    return null;
  }

  #isDeclined(wish: Wish): boolean {
    const was = this.#declined.get(wish.about);
    return was !== undefined && (wish.chance ?? 0) < was.chance + RISEN && bandsOf(wish) === was.bands;
  }

  #maySpeak({ s, people, stuck }: Sight<S>): boolean {
    if (stuck) return true;
    if (this.settings.manner === 'leave' || this.#stopped || this.#offers >= MOST_OFFERS) return false;
    if (this.#rules.awaited(s, people)) return !this.#lastWord;
    return this.#inARow < MOST_IN_A_ROW;
  }

  /** Lays a wish before the people; false where it would change too little. */
  async #put(
    match: Table<S>,
    { view, s, seq, people }: Sight<S>,
    by: Seat,
    wish: Wish<S['move']>,
    asked: boolean,
  ): Promise<boolean> {
    const win = await this.#weigh(view, by, wish.moves);
    if (match.seq !== seq) return false;
    // A choice that somebody has to make is asked for whatever it changes.
    if (!asked && wish.price.length > 0 && win.yes - win.no < LEAST_GAIN) return false;
    const offer = { ...wish, id: ++this.#ids, by, to: people, version: seq, win, asked, common: false };
    this.#offer = offer;
    this.#yes = [];
    this.#noteOffer(offer);
    if (asked) return true;
    this.#offers++;
    this.#inARow++;
    if (this.#rules.awaited(s, people)) this.#lastWord = true;
    return true;
  }

  /** Another bot that has not been heard at this position. */
  #anotherSpeaker({ asked }: Sight<S>, after: Seat): PartnerStep<S['move']> | null {
    const next = asked.find(({ seat }) => seat > after);
    return next ? { is: 'think', seat: next.seat, moves: next.moves } : null;
  }
}
