/** What the last page says of the game. Both languages have the same keys. */
import type { AreaId } from '../content/areas.ts';
import type { Mode, Side } from '../content/sides.ts';
import type { Who } from './story-words.ts';

/** Hits that dice brought, and how many dice were rolled: a die brings one on average. */
export interface Rolled {
  readonly hits: number;
  readonly dice: number;
}

export interface EndingWords {
  readonly headline: {
    /** Somebody lost this headquarters. */
    hq(area: AreaId): string;
    /** The crossroads of Castel d’Aiano decided it, one way or the other. */
    readonly crossroads: Readonly<Record<Side, string>>;
    readonly won: Readonly<Record<Mode, Readonly<Record<Side, string>>>>;
    /** Who gave up: Blue attacks on both boards. */
    readonly resigned: Readonly<Record<Side, string>>;
  };
  /** `stars`: those of the one who reads first. */
  readonly how: {
    /** The winner's soldiers hold the headquarters. */
    hq(winner: Who, area: AreaId, round: number, stars: readonly [number, number]): string;
    /** Nobody holds it: guns, bombs or mutual losses emptied it. */
    hqEmptied(loser: Who, area: AreaId, round: number, stars: readonly [number, number]): string;
    stars(stars: readonly [number, number]): string;
    tie(winner: Who, stars: number): string;
    resign(round: number, stars: readonly [number, number]): string;
  };
  holds(who: Who, area: AreaId, soldiers: number): string;
  readonly spent: {
    readonly title: string;
    readonly soldiers: string;
    readonly aircraft: string;
    readonly cards: string;
    /** What nobody made use of. */
    readonly hand: string;
    readonly reserve: string;
  };
  luck(first: Who, rolled: Rolled, second: Who, other: Rolled): string;
}
