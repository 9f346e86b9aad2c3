/** The board: three zones in a row. Source: printed; coordinates and places are ours, for the layout. */

export type Side = 'PL' | 'DE';
export const SIDES = ['PL', 'DE'] as const satisfies readonly Side[];
export const enemyOf = (side: Side): Side => (side === 'PL' ? 'DE' : 'PL');

export type Zone = 'base' | 'surroundings' | 'forest';
export const ZONES = ['base', 'surroundings', 'forest'] as const satisfies readonly Zone[];

export interface ZoneCard {
  readonly home: Side | null;
  readonly searchable: boolean;
  readonly adjacent: readonly Zone[];
  /** Axial coordinates of the layout, seen from the Polish side. */
  readonly at: readonly [q: number, r: number];
  /** A real place for the decoration, rounded to a tenth of a degree. */
  readonly place: { readonly lat: number; readonly lon: number } | null;
}

export const ZONE: Readonly<Record<Zone, ZoneCard>> = {
  base: { home: 'DE', searchable: false, adjacent: ['surroundings'], at: [0, -1], place: { lat: 50.2, lon: 21.6 } },
  surroundings: {
    home: null,
    searchable: true,
    adjacent: ['base', 'forest'],
    at: [0, 0],
    place: { lat: 52.3, lon: 22.9 },
  },
  forest: { home: 'PL', searchable: false, adjacent: ['surroundings'], at: [0, 1], place: { lat: 50.1, lon: 20.8 } },
};

export const HOME: Readonly<Record<Side, Zone>> = { PL: 'forest', DE: 'base' };
