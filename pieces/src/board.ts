/**
 * What a game's board gives to the table, and what the table gives to the board. The table frame (order line, seats, hand,
 * log, undo, replay) is common to all games and lives in web/; a game brings only what is in `GameBoard`.
 */
import type { Favour, GameBox, Language, Layout, Seat, Shape, Words } from '@sztab/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Answers } from './answers.ts';
import type { Beat, Staging } from './beat.ts';
import type { Chart } from './chart.ts';
import type { Choice } from './choice.ts';
import type { Ended, Ending } from './ending.ts';
import type { PartnerVoice, PlanText } from './partner.ts';
import type { Pencil } from './pencil.tsx';
import type { Regions } from './regions.ts';
import type { Rider } from './rider.ts';
import type { Share, Sharing } from './share.ts';
import type { SymbolName } from './symbols.ts';
import type { Way } from './way.ts';

/** Something that happened, as this viewer heard it, with the number of the move that caused it. */
export interface Heard<S extends Shape = Shape> {
  readonly at: number;
  readonly event: S['event'];
}

/** What a bot on the side of people asks about; a plan also has a word for every piece, and whoever likes may leave one alone. */
export interface Offered {
  readonly by: Seat;
  /** The game's code for what it is for. */
  readonly aim: string;
  readonly things: ReadonlySet<string>;
  readonly plan: { readonly layout: Layout; readonly words: PlanText['pieces'] } | null;
  /** How the team's chance would change; null where nothing was weighed. */
  readonly gain: number | null;
  /** Whoever wants it otherwise says so: the bot proposes that. */
  ask(favour: Favour): void;
}

export interface BoardProps<S extends Shape = Shape> {
  readonly view: S['view'];
  /** Whose eyes these are; null for somebody who only watches. */
  readonly seat: Seat | null;
  readonly language: Language;
  readonly words: Words<S>;
  readonly choice: Choice<S['move']>;
  /**
   * A thing was touched: part of a move, or something that is not possible now (the table then says why not).
   * `joins`: the move that comes of it belongs to the move before, and is taken back together with it.
   */
  onTouch(thing: string, joins?: boolean): void;
  /** Makes a move that was confirmed on the board itself, as one of several in a row. Absent where nobody plays. */
  onPlay?(move: S['move'], joins?: boolean): void;
  /** Somebody wants to read this card: the table shows it large beside the board. */
  onZoom(thing: string | null): void;
  /** What happened since this viewer last decided: arrows, paths and ghosts are drawn from it. */
  readonly lately: readonly Heard<S>[];
  /** Roughly how far the sheet is enlarged, in few steps from 1: a map may then show more. */
  readonly zoom?: number;
  /** Things that the log line pointed at tells of, or what is told now. */
  readonly highlighted: ReadonlySet<string>;
  /** What is told now, for boards that draw it. */
  readonly telling?: Beat | null;
  /** Who did what the lines of the dispatch tell of, by the number of the line. */
  readonly numbered?: ReadonlyMap<string, number>;
  /** Where very much can be touched: the few most useful things, which alone glow. */
  readonly best?: ReadonlySet<string> | null;
  /** Things that a bot on the side of people asks about, to be outlined in its colour; and whose they are. */
  readonly offered?: Offered | null;
  /** On a phone: which of its tabs is open; a board may draw something else for each. Elsewhere absent. */
  readonly tab?: PhoneTab | undefined;
  /** What the table tells beside the sheet, so that nothing has to lie on it: the story alone, or the forecast of the open choice, too. */
  readonly briefing?: 'story' | 'whole' | undefined;
  /** Pieces that are being given in one go; the view is then as it would be. */
  readonly sharing?: Sharing | null;
  /** What several moves in a row are planned to lead to; touched again, they are made. */
  readonly heading?: string | null;
  /** The things that the way there was bent to pass. */
  readonly bends?: readonly string[] | undefined;
}

/** What somebody is about to decide, and what is pointed at. */
export interface Considered<S extends Shape = Shape> {
  readonly view: S['view'];
  readonly choice: Choice<S['move']>;
  readonly pointed: string | null;
  readonly language: Language;
  /** There is room for it or for the answers, not for both. */
  readonly narrow?: true;
}

/** One number on a seat's panel: a symbol, what it is, how much. */
export interface SeatFigure {
  readonly symbol: SymbolName;
  readonly name: string;
  readonly value: number | string;
}

/** Something chosen as the sentence of the decision has it: in its case, behind the word that joins it to what stands before. */
export interface Chip {
  readonly joint?: string;
  readonly name: string;
}

/** A chevron of the ribbon. */
export interface PhaseStep {
  readonly name: string;
  readonly state: 'past' | 'now' | 'next';
}

/** What wins, and how far everybody is, in one line; and what that means: how it ends, the other way to win or lose, what to look at. */
export interface Goal {
  readonly now: string;
  /** For the ribbon of a desk: without what its steps say. */
  readonly desk?: string;
  /** For a phone's ribbon: without what its seats show anyway. */
  readonly short?: string;
  readonly means: readonly string[];
}

/** A reaction window in words: what happened, how it stands, what each reaction would make of it. */
export interface ReactionStory<S extends Shape = Shape> {
  readonly title: string;
  readonly chain: readonly { readonly text: string; readonly dice?: readonly ReactionDie[]; readonly mark?: string }[];
  /** Large figures such as “6 : 5”, and the consequence in words. */
  readonly standing: { readonly figures: string; readonly means: string };
  readonly reactions: readonly {
    readonly move: S['move'];
    readonly symbol: SymbolName;
    readonly name: string;
    readonly detail: string;
    readonly figures: string;
    readonly means: string;
    /** Whether it turns the result in favour of the one who reacts. */
    readonly helps: boolean;
  }[];
  /** The move that lets everything stand. */
  readonly pass: { readonly move: S['move']; readonly name: string };
  /** What is no longer possible, and why. */
  readonly tooLate: readonly string[];
}
export interface ReactionDie {
  readonly face: number;
  readonly owner: Seat;
  /** Why it is rolled, in a word or two. */
  readonly because?: string;
}

/** The symbol of a log line, the things it speaks of, and its dice, if any. */
export interface LogLine {
  readonly symbol: SymbolName;
  readonly things: readonly string[];
  readonly dice?: readonly ReactionDie[];
  /** Whose badge stands beside a turn that begins with it; null: nobody's. Absent: whose move it was. */
  readonly by?: Seat | null;
}

/** How what happened stands in the log. */
export interface LogReading<Event> {
  line(event: Event): LogLine | null;
  /** True where a new turn begins: the log groups its lines by it. `turn`: what happened in the turn so far, its first event first. */
  beginsTurn(event: Event, turn: readonly Event[]): boolean;
  /** True where a new round, stage or day begins: a heading. `before`: the event that began the one so far. */
  beginsRound?(event: Event, before: Event | null): boolean;
  /** False for what is too small for the log, such as every die laid into a bowl while a plan is made. Absent: all is told. */
  has?(event: Event): boolean;
  /** A turn stands in the lines of its dispatch; what was heard of it unfolds. Absent: its own lines stand, as many as there is room for. */
  readonly inLines?: true;
}

/** A reaction that may be passed without asking, and what makes it so. */
export interface AutoPass<S extends Shape = Shape> {
  readonly ahead: boolean;
  readonly hopeless: boolean;
  readonly move: S['move'];
  /** Which action and which stage this window belongs to, in any words: a quick pass lasts until they change. */
  readonly within?: { readonly action: string; readonly stage: string };
}

/** What every board is: it draws a view, names its things and says what happened. */
export interface GameBoard<S extends Shape = Shape> extends Capabilities<S> {
  /**
   * The sheet: draws a view, marks what can be touched. Fills its box; the table frame pans and zooms it. Everything that can
   * be touched or read carries `data-thing` with its id, once on the sheet or in the hand: keyboard, zoom and motion go by it.
   * What can be touched now carries `data-legal` besides (`touching`). An id may be a phrase (`phrase` of choice.ts): several touches in one.
   * What stands inside an element with `data-still` is an order, not a piece, and never shown travelling.
   * Pieces that may be lifted off the sheet (key H) stand inside elements of class `pencil`.
   */
  readonly Board: ComponentType<BoardProps<S>>;
  /** One thing shown large, readable at any time. */
  readonly Zoom: ComponentType<{ thing: string; view: S['view']; language: Language }>;
  phases(view: S['view'], language: Language): readonly PhaseStep[];
  /** As this viewer sees it, who stands first where everybody is counted. */
  goal?(view: S['view'], language: Language): Goal;
  figures(view: S['view'], seat: Seat, language: Language): readonly SeatFigure[];
  /** The open slot of the order line: what to touch next. */
  nextSlot(choice: Choice<S['move']>, view: S['view'], language: Language): string;
  /** The name of a thing or a verb, for chips, buttons, lists and screen readers. */
  nameOf(token: string, view: S['view'], language: Language): string;
  symbolOf(token: string, view: S['view']): SymbolName;
  readonly log: LogReading<S['event']>;
}

/** What a small part beside the board is given; `seat`: whose it is, or who looks. */
export interface PartProps<View, Whose = Seat> {
  readonly seat: Whose;
  readonly view: View;
  readonly language: Language;
  readonly narrow: boolean;
}

/** What a board may have besides. A game brings what it needs; the table does without the rest. */
interface Capabilities<S extends Shape> {
  /** The viewer's hidden cards. */
  readonly Hand?: ComponentType<BoardProps<S>>;
  /** Shared tracks and pools that the board itself does not show. */
  readonly Instruments?: ComponentType<BoardProps<S>>;
  /** What runs over the board all along, full width: the months, the rounds. It needs a height in `regions`. */
  readonly Strip?: ComponentType<BoardProps<S>>;
  readonly phone?: PhoneLayout<S>;
  /** The regions of a desk, where they are not as most games have them. */
  readonly regions?: Regions;
  /** The answers to the open choice for a phone, the most useful first; null: the frame makes them of what can be touched. `heard`: all of the match so far. */
  answers?(choice: Choice<S['move']>, view: S['view'], language: Language, heard?: readonly Heard<S>[]): Answers | null;
  /** On a desk the own seat stands at the foot of its rail, beside the hand, and the others over it. */
  readonly seatByHand?: true;
  /** On a desk the hand stands in the rail of the seats instead of a tray, so that the board has all the height. */
  readonly handInRail?: true;
  /** Whether the sheet of a desk comes closer to what can be touched now, and goes back when this is over. */
  closeUp?(view: S['view']): boolean;
  /** The badge of a seat, where it is more than the shape and colour of its pencil. */
  readonly Badge?: ComponentType<{ seat: Seat; size: number }>;
  /** A die of this game as it fell, where it has other faces than pips. */
  readonly Die?: ComponentType<{ die: ReactionDie; size: number; label: string }>;
  /** The pencil a seat's badge, dice, chart line and replay marks are drawn with, where it does not go by the place (`pencilAt`). */
  pencil?(seat: Seat, role?: string | undefined): Pencil;
  /** What the open choice, or the thing pointed at, may come to; null if nothing can be said of it. */
  forecast?(about: Considered<S>): ReactNode;
  /** What the director shows of each event. Without it a move is seen when it is made. */
  readonly staging?: Staging<S>;
  /** Windows in which somebody may react to another's move. */
  readonly reactions?: Reactions<S>;
  /** Beside a name in a list of targets: where the thing is, or what it would cost or bring; empty if the name says all. */
  detailOf?(thing: string, choice: Choice<S['move']>, view: S['view'], language: Language): string;
  /** What the chosen thing can do, in a sentence, as long as nothing more pressing is to be said; null if its name says all. */
  explain?(choice: Choice<S['move']>, view: S['view'], language: Language): string | null;
  /** What bots on the side of people say, where the game has them. */
  readonly partner?: PartnerVoice<S>;
  /** What to know before a move is made: the chance of its dice, or what it ends; null if nothing special follows. */
  warning?(move: S['move'], view: S['view'], language: Language): string | null;
  /** The move that the primary button offers before anything is touched, where one is what players mostly want next. */
  primary?(moves: readonly S['move'][], view: S['view']): S['move'] | null;
  /** What was chosen at this place, as the sentence has it; the verb stands second in the spelling. Absent: its name. */
  chipOf?(choice: Choice<S['move']>, place: number, view: S['view'], language: Language): Chip;
  /** What the primary button says of this move, in few words; null where the words of the move are short enough. */
  actOf?(move: S['move'], language: Language, view: S['view']): string | null;
  /**
   * Whether the click that spells out this move makes it, too: a piece and its place are enough to mean it. A finger only picks, and a slot with
   * one answer is filled.
   */
  byClick?(move: S['move']): boolean;
  /** Pieces can be carried to their place. */
  readonly carries?: true;
  /**
   * The sheet is a map: it goes to what is told by itself. Where something is decided it comes as near as it may (`close`), or only as near as
   * the place can be seen well (`there`).
   */
  readonly camera?: 'close' | 'there';
  /**
   * The things that all have to be in view when nobody has moved the sheet. Where it is drawn wider than that, an element with `data-ground`
   * says how far; the pane then shows nothing beside it.
   */
  front?(view: S['view']): readonly string[];
  /** The whole ground in very small, without a word: beside a map of which only a part is in view. */
  readonly Mini?: ComponentType<{ view: S['view'] }>;
  /** Things that several moves in a row lead to, by their ids; empty at every other question. */
  ways?(view: S['view'], moves: readonly S['move'][], language: Language): ReadonlyMap<string, Way<S>>;
  /** The order that a touch of this thing begins, where it means nothing in the open question; null where it begins none. */
  begins?(thing: string, choice: Choice<S['move']>, view: S['view']): Begun<S> | null;
  /** The question that comes with this move, to be answered in the same sentence; null where none comes, or where it is one of its own. */
  rider?(move: S['move'], view: S['view'], language: Language): Rider<S> | null;
  /** Where the rules take pieces one by one: all of them in one go; null at every other question. */
  share?(view: S['view'], moves: readonly S['move'][]): Share<S> | null;
  /** The numbers of a seat as it draws them, instead of `figures`; `narrow`: in one line of a small screen. */
  readonly SeatFigures?: ComponentType<PartProps<S['view'], Seat>>;
  /** In the ribbon: the clock of the game, such as points so far, or who begins. `narrow`: in few pixels; `telling`: the view is on its way to what is true. */
  readonly Clock?: ComponentType<PartProps<S['view'], Seat | null> & { readonly telling: boolean }>;
  /** Questions for which a bot may suggest an answer that everybody can still change. */
  mayBeSuggested?(prompt: string): boolean;
  /** A history note that goes with what just happened, or with a thing; rather one whose text was not `shown` before. */
  note?(
    about: { readonly event?: S['event']; readonly thing?: string },
    language: Language,
    shown?: ReadonlySet<string>,
  ): HistoryText | null;
  /** The end in figures, from the views of the whole game. */
  chart?(views: readonly S['view'][], language: Language): Chart;
  /** The end in words: headline, how it came, what it cost. Without it the outcome in words is the headline. */
  ending?(game: Ended<S>): Ending;
  /** Why nothing that anybody does can win any more, in a sentence; null while anything can. Whoever plays is asked once whether to play on. */
  outOfReach?(view: S['view'], language: Language): string | null;
  /** What a seat could still have used when it was over, from its last view: in a few words each. */
  unused?(view: S['view'], seat: Seat, language: Language): readonly string[];
}

/** An order that is given by touching what it is about: the move that opens it, and what was touched, as it counts there. */
export interface Begun<S extends Shape = Shape> {
  readonly move: S['move'];
  readonly touches: readonly string[];
}

/** The tabs of a phone: the board first, own things second, the state of the game, the log. */
export type PhoneTab = 'board' | 'hand' | 'instruments' | 'log';

/** What a phone does with its six places in this game. */
interface PhoneLayout<S extends Shape> {
  /** The sheet comes closer to what can be touched now: always, on a map with more places than so small a screen can show, or at some questions. */
  readonly closeUp?: true | ((view: S['view']) => boolean);
  /** What a tab is called here, and its symbol, where `Board`, `Hand`, `Reserves` and `Log` would say less. */
  tab?(tab: PhoneTab, language: Language): { readonly name: string; readonly symbol: SymbolName } | null;
  /** A strip of the hand over the lower edge of the board, 64 px high; touched, it opens the hand. */
  readonly Peek?: ComponentType<BoardProps<S>>;
}

interface Reactions<S extends Shape> {
  /** The story of the open window for the seat that is asked; null when none is open. `heard`: what was told so far, the newest last. */
  story(
    view: S['view'],
    moves: readonly S['move'][],
    language: Language,
    heard?: readonly S['event'][],
  ): ReactionStory<S> | null;
  /** Reactions that would be passed anyway: `ahead` by public facts alone, `hopeless` also by the own hand. */
  autoPass(view: S['view'], moves: readonly S['move'][]): AutoPass<S> | null;
  /** An own turn in which nothing but this move is left, and the stage it belongs to, in any words; null where there is a choice. */
  idle?(view: S['view'], moves: readonly S['move'][]): { readonly move: S['move']; readonly stage: string } | null;
}

/** A note of history: its date, or its place, and what happened. */
export interface HistoryText {
  readonly date: string;
  readonly text: string;
}

/** Everything a table needs of a game. */
export interface GameOnTable<S extends Shape = Shape> {
  readonly box: GameBox<S>;
  readonly board: GameBoard<S>;
}
