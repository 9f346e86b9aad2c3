/** What the board says of its own; cards, events and rules have their words in text/. */
import type { Language } from '@sztab/kernel';
import type { Level } from '../content/logistics.ts';
import type { Corps } from '../rules/state.ts';

/** What is written on the map besides towns. */
export type Place =
  | 'france'
  | 'belgium'
  | 'netherlands'
  | 'germany'
  | 'england'
  | 'switzerland'
  | 'channel'
  | 'northSea';

export interface BoardWords {
  /** The tabs of a phone. */
  readonly tabs: Readonly<Record<'board' | 'hand' | 'instruments', string>>;
  readonly map: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly rivers: Readonly<Record<string, string>>;
  readonly marks: Readonly<
    Record<'fort' | 'medal' | 'main' | 'forward' | 'paratroops' | 'resistance' | 'marker', string>
  >;
  readonly slots: Readonly<
    Record<'act' | 'road' | 'whither' | 'town' | 'load' | 'kind' | 'give' | 'get' | 'choice', string>
  >;
  readonly verbs: Readonly<Record<string, string>>;
  readonly figure: Readonly<Record<'trucks' | 'medals' | 'divisions' | 'ability', string>>;
  /** Between what is given at the black market and what is got for it. */
  readonly swapFor: string;
  readonly deckShort: Readonly<Record<'pursuit' | 'resistance', string>>;
  readonly weathers: Readonly<Record<'sun' | 'rain', string>>;
  round(round: number): string;
  action(n: number): string;
  readonly reaction: string;
  readonly nobody: string;
  readonly can: string;
  corpsSpoken(corps: Corps, language: Language, legal: boolean): string;
  convoy(from: string, to: string): string;
  readonly supplies: string;
  readonly trucks: string;
  readonly air: string;
  readonly load: string;
  /** Everything that lies on the field, onto the corps. */
  readonly loadAll: string;
  /** Everything that lies there, onto the truck, and off. */
  readonly sendAll: string;
  addAll(kind: string, count: number): string;
  /** The supplies that lie on a field, not with the corps. */
  readonly onField: string;
  readonly discard: string;
  /** The basic set. */
  readonly oneOfEach: string;
  readonly kept: string;
  /** What a kept card does when it is played. */
  keeps(recon: boolean): string;
  /** Who may enter a field. */
  openTo(commanders: readonly string[]): string;
  /** What a victory field is. */
  readonly crossing: string;
  soloClock(turn: number, last: number): string;
  readonly ability: string;
  /** The order to a corps. */
  readonly march: string;
  number(number: string): string;
  takeSupplies(town: string, kind: string | null): string;
  takeTrucks(count: number): string;
  look(deck: 'pursuit' | 'resistance', byCard: boolean): string;
  readonly immobilised: string;
  readonly moved: string;
  readonly toLoad: string;
  readonly toUnload: string;
  readonly lastRound: string;
  readonly freeTrucks: string;
  pool(count: number): string;
  readonly medalsLeft: string;
  readonly decks: Readonly<Record<'pursuit' | 'resistance', string>>;
  /** What is still face down, and what was discarded. */
  readonly inDecks: string;
  readonly discarded: string;
  readonly noCards: string;
  readonly weather: string;
  knows(deck: 'pursuit' | 'resistance', card: string): string;
  level(level: number): string;
  levelValues(level: Level): string;
  toRhine(roads: number): string;
  lastMove(corps: string, from: string, to: string): string;
  /** Of a corps that will have nothing to eat. */
  readonly noFood: string;
  /** Of a corps without a line to its main base. */
  readonly cutOff: string;
  readonly abilityReady: string;
  readonly abilityUsed: string;
  /** A way of several steps. */
  readonly plan: {
    towards(corps: string): string;
    far(steps: number, via: readonly string[]): string;
    fuel(count: number): string;
    /** `ammo`: what the corps has. */
    pursuit(cards: number, ammo: number): string;
    resistance(cards: number): string;
    forts(count: number): string;
    go(steps: number): string;
    goUpTo(steps: number): string;
    readonly mayStop: string;
    /** Something to load lies on the way. */
    waits(town: string): string;
  };
  /** A chain of trucks: “3 fuel, 2 ammo to”, the town, “from Chartres, via Paris”. */
  readonly chain: {
    towards(load: string): string;
    from(town: string, via: readonly string[]): string;
    /** `left`: trucks that the commander still has then. */
    trucks(count: number, left: number): string;
    stays(town: string, supplies: string): string;
    send(tokens: number): string;
    /** Other towns that could send something to the same end. */
    orFrom(towns: readonly string[]): string;
    /** Beside the question what to take at a base. */
    readonly orSend: string;
  };
  /** Montgomery's tokens: “To”, the base, “add”, the tokens. */
  readonly bonus: { readonly to: string; readonly add: string; act(count: number): string };
  /** On the − and + of a kind. */
  readonly fewer: (kind: string) => string;
  readonly more: (kind: string) => string;
  /** As much of it as there is room for. */
  readonly loadFits: string;
  /** Where somebody's air support lies. */
  airOn(deck: 'pursuit' | 'resistance'): string;
  captured(count: number): string;
  /** A further step after a fight. */
  readonly goingOn: string;
  entering(deck: string, fuel: boolean, fort: boolean): string;
  /** `printed`: a symbol is there already. */
  marksAfter(left: number, printed: boolean): string;
  /** `cut`: the corps whose line it would break. */
  counterattack(against: string, lost: string | null, medal: boolean, cut: readonly string[]): string;
  /** `hungry`: the corps that will have nothing to eat. */
  logisticsFollows(hungry: readonly string[]): string;
  actionsLeft(count: number): string;
  /** A look at what is known already; `marker`: the air-support marker still helps. */
  knownAlready(card: string, marker: boolean): string;
  readonly charts: { readonly roads: string; readonly medals: string };
}
