/**
 * The voice of all bots that play on the side of people: what they may do alone, what they ask for, and what was answered. One queue and one offer at
 * a time, whoever of them speaks. It knows no game: a brain's `partner` says what a move needs and how it is asked for. Silence is never a yes.
 */
import {
  type Ask,
  type Favour,
  fastStream,
  type Manner,
  type Match,
  type Mind,
  type Offer,
  type Outlook,
  type PartnerAnswer,
  type Partnering,
  type Seat,
  type Shape,
  type Wish,
} from '@sztab/kernel';
import { newMemory, type PartnerMemory, type PartnerSaid } from './partner-memory.ts';
import type { PartnerNote } from './partner-notes.ts';
import { speakerOf } from './speaker.ts';

export interface PartnerSettings {
  readonly manner: Manner;
  readonly floor: number;
}

/** What the bots of a table do next. */
export type PartnerStep<Move extends string> =
  | { readonly is: 'play'; readonly seat: Seat; readonly move: Move }
  /** The search is to say what this seat would like to do. */
  | { readonly is: 'think'; readonly seat: Seat; readonly moves: readonly Move[] }
  | { readonly is: 'wait' };

/** Offers in a round that nobody said yes to, and in a row while no person acts; things that people want left alone. */
const MOST = { offers: 6, inARow: 2, free: 20 };
/** A chance that rose by so much is a new matter. */
const RISEN = 0.15;
/** What changes the team's chance by less is not worth a question; of a small chance, so much of it: who has next to none throws for every symbol. */
const LEAST = { gain: 0.005, share: 0.1 };

const bandsOf = ({ price }: Wish): string => price.map(({ band }) => band).join();
/** Words that are of one position: whoever plays on has left them behind. */
const PASSING: ReadonlySet<string> = new Set(['leaves', 'changed']);
const WAIT = { is: 'wait' } as const;

/** The table as the bots see it: all that is open to everybody. */
interface Sight<S extends Shape> {
  readonly view: S['view'];
  readonly s: S['state'];
  readonly asked: readonly Ask<S['move']>[];
  /** Everybody who may act, people too. */
  readonly asks: readonly Ask<S['move']>[];
  readonly seq: number;
  /** Moves that count: fewer than entries where some were taken back. */
  readonly counted: number;
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

/** Who of the people could answer now, and what was kept of an earlier moment. */
interface Presence<S extends Shape> {
  readonly isHere?: (seat: Seat) => boolean;
  readonly memory?: PartnerMemory<S['move']>;
}

export type PartnerTable<S extends Shape> = Pick<Match<S>, 'asks' | 'seq'> & {
  look(viewer: 'public'): { readonly view: S['view'] };
  readonly header: { readonly seats: readonly unknown[] };
  readonly moves: readonly { readonly seat: Seat; readonly move: S['move'] }[];
};

export class Partner<S extends Shape> {
  readonly #box: Mind<S>;
  readonly #rules: Partnering<S>;
  readonly #isBot: (seat: Seat) => boolean;
  readonly #weigh: Weigh<S>;
  readonly #note: (note: PartnerNote) => void;
  settings: PartnerSettings;
  readonly #isHere: (seat: Seat) => boolean;
  readonly #m: PartnerMemory<S['move']>;

  constructor(
    box: Mind<S>,
    isBot: (seat: Seat) => boolean,
    settings: PartnerSettings,
    weigh: Weigh<S>,
    note: (note: PartnerNote) => void = () => {},
    { isHere = () => true, memory }: Presence<S> = {},
  ) {
    const { partner } = box.brain;
    if (!partner) throw new TypeError('bots of this game play for themselves');
    this.#box = box;
    this.#rules = partner;
    this.#isBot = isBot;
    this.settings = settings;
    this.#weigh = weigh;
    this.#note = note;
    this.#isHere = isHere;
    // What a memory that was kept by an earlier build lacks is as at the beginning.
    this.#m = { ...(newMemory() as PartnerMemory<S['move']>), ...memory };
  }

  get offer(): Offer<S['move']> | null {
    return this.#m.offer;
  }
  /** To go on from elsewhere: plain data. */
  get memory(): PartnerMemory<S['move']> {
    return this.#m;
  }
  get said(): PartnerSaid | null {
    return this.#m.said;
  }
  get came(): PartnerSaid | null {
    return this.#m.came;
  }
  /** Those who have said yes to what is offered, while others have yet to answer. */
  get yes(): readonly Seat[] {
    return this.#m.yes;
  }
  /** Until the end of the round, or because a person wants it so. */
  get decides(): boolean {
    return this.settings.manner === 'decide' || this.#m.decides === this.#m.round;
  }

  /** What the bots do next; to be asked after everything that happens. */
  next(match: PartnerTable<S>): PartnerStep<S['move']> {
    const now = this.#look(match);
    this.#turn(now, match);
    const goesOn = this.#goesOn(now);
    if (goesOn) return goesOn;
    // Nobody is there who could answer.
    if (!now.people.some(this.#isHere)) return WAIT;
    if (this.#m.offer || this.#rules.busy(now.s, now.people) || this.#propose(now)) return WAIT;
    if (now.asked.length === 0 || this.#m.restsAt === now.seq) return WAIT;
    const ask = speakerOf(this.#box.brain, now.s, now.asked) as Ask<S['move']>;
    return { is: 'think', seat: ask.seat, moves: ask.moves };
  }

  /** What was agreed to and is still to be played: needs no thought. Who came may answer, too, and who went is not waited for. */
  ready(match: PartnerTable<S>): PartnerStep<S['move']> | null {
    const now = this.#look(match);
    this.#turn(now, match);
    const { offer, yes } = this.#m;
    if (offer) {
      const to = this.#mayAnswer(now, offer);
      if (to.length > 0) this.#m.offer = { ...offer, to };
      if (yes.length > 0) this.#agree(now, offer);
    }
    return this.#goesOn(now);
  }

  /** Of what all may do, those who may do it. */
  #mayAnswer({ people, asks }: Sight<S>, { common, moves }: Pick<Offer<S['move']>, 'common' | 'moves'>): Seat[] {
    const [first] = moves;
    const may = (seat: Seat): boolean =>
      first !== undefined && asks.some((ask) => ask.seat === seat && ask.moves.includes(first));
    return people.filter((seat) => this.#isHere(seat) && (!common || may(seat)));
  }

  /** This is what the search would like to do: it is played, asked for, or let be. */
  async heed(match: PartnerTable<S>, seat: Seat, move: S['move']): Promise<PartnerStep<S['move']>> {
    const now = this.#look(match);
    const ask = now.asked.find((one) => one.seat === seat);
    if (!ask?.moves.includes(move)) return WAIT;
    const floor = this.settings.floor;
    const first = this.#rules.wish(now.s, seat, move, floor);
    // Who would rather stop asks for nothing: a wish is what the search wants, or what comes next where that was declined.
    const others = this.#rules.says(move) ? [] : this.#rules.wishes(now.s, seat, ask.moves, floor);
    for (const wish of [...(first ? [first] : []), ...others.filter(({ about }) => about !== first?.about)]) {
      if (this.#isDeclined(wish)) continue;
      if (wish.level === 'ask' && this.decides && !this.#m.stopped) {
        this.#m.agreed = { seat, moves: wish.moves, from: now.seq, counted: now.counted, aim: wish.aim };
        this.#m.said = { by: seat, line: { code: 'did', slots: wish.aim.slots } };
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
      // Who was told to leave it does not say that it would not have been worth it.
      if (line && Object.keys(this.#m.declined).length === 0) this.#m.said = { by: seat, line };
      return { is: 'play', seat, move: rest };
    }
    const another = this.#anotherSpeaker(now, seat);
    if (another) return another;
    // All was declined, and something has to be chosen: it begins again with the best.
    if (now.stuck && Object.keys(this.#m.declined).length > 0) {
      this.#m.declined = {};
      return this.heed(match, seat, move);
    }
    this.#m.restsAt = now.seq;
    return WAIT;
  }

  /**
   * False: the offer no longer stands, or is not for this seat to answer. `waited`: the others have had their time; who says yes once more then goes on without
   * those who say nothing. Silence is still no yes: a person decides that it is no longer waited for.
   */
  answer(match: PartnerTable<S>, id: number, seat: Seat, answer: PartnerAnswer, waited = false): boolean {
    const now = this.#look(match);
    const offer = this.#m.offer;
    if (offer?.id !== id || offer.version !== now.seq || !offer.to.includes(seat)) {
      this.#m.said = { by: offer?.by ?? 0, line: { code: 'changed', slots: {} } };
      return false;
    }
    // A plan is made anew with every piece that somebody moves: only the one that is answered is kept.
    if (offer.common) this.#noteOffer(offer);
    this.#note({ is: 'answered', id, at: now.seq, by: seat, text: answer });
    this.#m.restsAt = -1;
    if (answer === 'no') {
      this.#m.declined[offer.about] = { chance: offer.chance ?? 0, bands: bandsOf(offer) };
      this.#m.bidden = false;
      this.#m.offer = null;
      this.#m.yes = [];
      this.#m.said = { by: offer.by, line: { code: 'leaves', slots: {} } };
      return true;
    }
    this.#m.inARow = 0;
    if (answer === 'decide') {
      this.#m.decides = this.#m.round;
      this.#m.stopped = false;
      if (offer.level === 'must') return true;
    }
    const again = this.#m.yes.includes(seat);
    if (!again) this.#m.yes.push(seat);
    this.#agree(now, offer, again && waited);
    return true;
  }

  /** Takes an offer up as soon as those whose yes counts have said it; who is away is not asked. */
  #agree({ s, seq, counted, people }: Sight<S>, offer: Offer<S['move']>, goesOn = false): void {
    const { yes } = this.#m;
    const [first] = yes as [Seat];
    const who = this.#rules.whoAgrees(s, people.filter(this.#isHere));
    // Whoever says yes to what all may do plays it: the rules see to it who else has to agree.
    const enough =
      offer.common ||
      goesOn ||
      who === 'first' ||
      (who === 'all' ? offer.to.every((one) => yes.includes(one) || !this.#isHere(one)) : yes.includes(who));
    if (!enough) return;
    // What people want was no question too many: whoever says yes to everything is asked as long as it pays.
    if (!offer.common && !offer.asked) {
      this.#m.offers--;
      this.#m.lastWord = false;
    }
    const seat = offer.common ? first : offer.by;
    this.#m.agreed = { seat, moves: offer.moves, from: seq, counted, aim: offer.aim };
    this.#m.offer = null;
    this.#m.yes = [];
    // What came of it takes the place of what was said of it before.
    this.#m.said = null;
  }

  /** A person asks one of the bots for something; the answer is in `said`, and in `offer` where it costs. */
  async ask(
    match: PartnerTable<S>,
    favour: Favour,
    person: Seat,
    seat: Seat,
    told: () => void = () => {},
  ): Promise<void> {
    const now = this.#look(match);
    this.#turn(now, match);
    if (this.#toThePlan(favour)) {
      this.#m.offer = null;
      this.#m.laidAt = -1;
      return told();
    }
    const { line, wish } = this.#rules.reply(now.s, seat, favour, person, this.settings.floor);
    this.#m.said = { by: seat, line };
    this.#m.inARow = 0;
    this.#m.restsAt = -1;
    if (favour.is === 'stop') {
      this.#m.stopped = true;
      this.#m.decides = -1;
      this.#m.offer = null;
    }
    told();
    if (wish) await this.#put(match, now, seat, wish, true);
  }

  /** A person says something to the plan: nobody is to take this up, so many for this seat, the second one, or let me see it again. */
  #toThePlan({ is, things: [thing] = [], portion }: Favour): boolean {
    if (is === 'free' && thing !== undefined) {
      const others = this.#m.free.filter((one) => one !== thing);
      if (others.length === this.#m.free.length) others.push(thing);
      this.#m.free = others.slice(-MOST.free);
    } else if (is === 'portion' && portion) {
      // Whatever was said of this seat before.
      this.#m.portions = [...this.#m.portions.filter(({ seat }) => seat !== portion.seat), portion];
    } else if (is === 'second') this.#m.second = !this.#m.second;
    else if (is !== 'plan') return false;
    this.#m.bidden = true;
    this.#m.declined = {};
    return true;
  }

  /** Lays before the people what they may do for all, as soon as there is something to choose; it is no question, and never counted as one. */
  #propose(now: Sight<S>): boolean {
    const { s, seq, bots, asks } = now;
    if (this.#m.laidAt === seq) return false;
    this.#m.laidAt = seq;
    if (!this.#m.bidden && (this.settings.manner === 'leave' || this.#m.stopped)) return false;
    const declined = (about: string): boolean => about in this.#m.declined;
    const wish = this.#rules.commonWish(s, {
      free: new Set(this.#m.free),
      portions: this.#m.portions,
      second: this.#m.second,
      was: this.#m.was,
      declined,
    });
    if (!wish) return false;
    const to = this.#mayAnswer(now, { common: true, moves: wish.moves });
    const [first] = wish.moves;
    const by =
      asks.find(({ seat, moves }) => this.#isBot(seat) && moves.some((move) => move === first))?.seat ?? bots[0];
    if (to.length === 0 || by === undefined) return false;
    this.#m.was = wish;
    this.#m.offer = {
      ...wish,
      id: ++this.#m.ids,
      by,
      to,
      version: seq,
      win: null,
      asked: this.#m.bidden,
      common: true,
    };
    return true;
  }

  #noteOffer({ id, version, by, moves }: Offer<S['move']>): void {
    this.#note({ is: 'proposed', id, at: version, by, text: moves.join(' ') });
  }

  #look(match: PartnerTable<S>): Sight<S> {
    const { view } = match.look('public');
    const seats = [...match.header.seats.keys()];
    const people = seats.filter((seat) => !this.#isBot(seat));
    return {
      view,
      s: this.#box.game.imagine(view, fastStream(1)),
      asks: match.asks(),
      asked: match.asks().filter(({ seat, optional }) => this.#isBot(seat) && !optional),
      seq: match.seq,
      counted: match.moves.length,
      people,
      bots: seats.filter(this.#isBot),
      stuck: !match.asks().some(({ seat }) => !this.#isBot(seat)),
    };
  }

  /** What no longer holds is forgotten. */
  #turn({ s, seq }: Sight<S>, match: PartnerTable<S>): void {
    const { round, phase } = this.#rules.span(s);
    if (this.#m.span !== `${round} ${phase}`) {
      this.#m.span = `${round} ${phase}`;
      this.#m.declined = {};
      this.#m.stopped = false;
      this.#m.lastWord = false;
      this.#m.came = null;
      this.#m.free = [];
      this.#m.portions = [];
      this.#m.second = false;
      this.#m.was = null;
      this.#m.bidden = false;
    }
    if (this.#m.round !== round) {
      this.#m.round = round;
      this.#m.offers = 0;
      this.#m.said = null;
    }
    if (this.#m.offer && this.#m.offer.version !== seq) {
      this.#m.offer = null;
      this.#m.yes = [];
    }
    const acts = match.moves.slice(this.#m.heard).filter(({ seat, move }) => !this.#isBot(seat) && move !== 'resign');
    this.#m.heard = match.moves.length;
    if (acts.length === 0) return;
    this.#m.inARow = 0;
    // Advice and answers stay while dice are chosen, and go with the throw that they were about.
    const spent = acts.some(({ seat, move }) => this.#rules.consent(s, seat, move, this.settings.floor) !== 'free');
    if (this.#m.said && (spent || PASSING.has(this.#m.said.line.code))) this.#m.said = null;
    // “Morale 5” is no longer true after a throw of one's own.
    if (spent) this.#m.came = null;
  }

  /** The next of the moves that were agreed to, as long as nobody else has moved and nothing was taken back. */
  #goesOn({ s, asks, seq, counted }: Sight<S>): PartnerStep<S['move']> | null {
    const agreed = this.#m.agreed;
    if (!agreed) return null;
    const { seat: by, moves, from, aim } = agreed;
    const done = seq - from;
    const stands = counted === agreed.counted + done;
    const move = moves[done];
    const offered = asks.find(({ seat }) => seat === by)?.moves ?? [];
    // Whoever was done is asked besides, and may say that it was not enough.
    if (stands && move !== undefined && (offered.includes(move) || done === 0)) return { is: 'play', seat: by, move };
    this.#m.agreed = null;
    const came = stands && done === moves.length ? this.#rules.came(s, by, aim) : null;
    this.#m.came = came && { by, line: came };
    return null;
  }

  #isDeclined(wish: Wish): boolean {
    const was = this.#m.declined[wish.about];
    return was !== undefined && (wish.chance ?? 0) < was.chance + RISEN && bandsOf(wish) === was.bands;
  }

  #maySpeak({ s, people, stuck }: Sight<S>): boolean {
    if (stuck) return true;
    if (this.settings.manner === 'leave' || this.#m.stopped || this.#m.offers >= MOST.offers) return false;
    if (this.#rules.awaited(s, people)) return !this.#m.lastWord;
    return this.#m.inARow < MOST.inARow;
  }

  /** Lays a wish before the people; false where it would change too little. */
  async #put(
    match: PartnerTable<S>,
    { view, s, seq, people }: Sight<S>,
    by: Seat,
    wish: Wish<S['move']>,
    asked: boolean,
  ): Promise<boolean> {
    const win = await this.#weigh(view, by, wish.moves);
    if (match.seq !== seq) return false;
    // A choice that somebody has to make is asked for whatever it changes.
    if (!asked && wish.price.length > 0 && win.yes - win.no < Math.min(LEAST.gain, LEAST.share * win.no)) return false;
    const offer = {
      ...wish,
      id: ++this.#m.ids,
      by,
      to: people.filter(this.#isHere),
      version: seq,
      win,
      asked,
      common: false,
    };
    this.#m.offer = offer;
    this.#m.yes = [];
    this.#noteOffer(offer);
    if (asked) return true;
    this.#m.offers++;
    this.#m.inARow++;
    if (this.#rules.awaited(s, people)) this.#m.lastWord = true;
    return true;
  }

  /** Another bot that has not been heard at this position. */
  #anotherSpeaker({ asked }: Sight<S>, after: Seat): PartnerStep<S['move']> | null {
    const next = asked.find(({ seat }) => seat > after);
    return next ? { is: 'think', seat: next.seat, moves: next.moves } : null;
  }
}
