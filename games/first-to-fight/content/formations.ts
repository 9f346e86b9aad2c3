/** Formations, and the values of soldiers. Source: printed. */
export const FORMATIONS = ['INF', 'SAI', 'ARM', 'PIL', 'PAR', 'SAB'] as const;
/** Infantry, sailors, armoured, pilots, paratroopers, saboteurs. */
export type Formation = (typeof FORMATIONS)[number];

/** Printed: no value of a soldier is ever above five. */
export const MOST = 5;

/** Strength or Underground. */
export type Attribute = 'S' | 'U';
export const ATTRIBUTES = ['S', 'U'] as const satisfies readonly Attribute[];
