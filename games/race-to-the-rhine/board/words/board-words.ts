/** What the board says of its own; cards, events and rules have their words in text/. */
import type { Language } from '@sztab/kernel';
import type { Level } from '../../content/logistics.ts';
import type { Corps } from '../../rules/table.ts';
import type { Place } from '../drawing/lands.ts';

export interface BoardWords {
  readonly map: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly rivers: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<'fort' | 'medal' | 'main' | 'forward' | 'paratroops' | 'resistance', string>>;
  readonly slots: Readonly<Record<'act' | 'road' | 'whither' | 'town' | 'load' | 'kind' | 'choice', string>>;
  readonly verbs: Readonly<Record<string, string>>;
  readonly figure: Readonly<Record<'trucks' | 'medals' | 'divisions' | 'ability', string>>;
  readonly deckShort: Readonly<Record<'pursuit' | 'resistance', string>>;
  readonly weathers: Readonly<Record<'sun' | 'rain', string>>;
  round(round: number): string;
  action(n: number): string;
  readonly reaction: string;
  readonly nobody: string;
  readonly can: string;
  corpsSpoken(corps: Corps, language: Language, lit: boolean): string;
  convoy(from: string, to: string): string;
  readonly supplies: string;
  readonly trucks: string;
  readonly air: string;
  readonly load: string;
  readonly loadAll: string;
  readonly discard: string;
  readonly kept: string;
  readonly revealed: string;
  /** Who may enter a field. */
  openTo(commanders: readonly string[]): string;
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
  readonly markersLeft: string;
  readonly lastRound: string;
  readonly freeTrucks: string;
  pool(count: number): string;
  readonly medalsLeft: string;
  readonly decks: Readonly<Record<'pursuit' | 'resistance', string>>;
  readonly weather: string;
  knows(deck: 'pursuit' | 'resistance', card: string): string;
  level(level: number): string;
  levelValues(level: Level): string;
  captured(count: number): string;
  entering(deck: string, fuel: boolean, fort: boolean): string;
  marksAfter(left: number): string;
  counterattack(against: string, lost: string | null, medal: boolean): string;
  readonly logisticsFollows: string;
  actionsLeft(count: number): string;
  readonly chart: string;
}
