/** The time track: 69 months from September 1939 to May 1945. Source: printed. */

/** 0 is September 1939, 68 is May 1945. */
export type Month = number;
export const LAST_MONTH: Month = 68;

export const monthOf = (at: Month): { readonly month: number; readonly year: number } => ({
  month: ((8 + at) % 12) + 1,
  year: 1939 + Math.floor((8 + at) / 12),
});

export const monthAt = (month: number, year: number): Month => (year - 1939) * 12 + month - 9;
