/** What help shows: figures of one rulebook, so that one board is fetched; which, and which of its frames. */
export const HELP_GAME = 'general-orders';
export const PICTURES = [
  { figure: 'range', at: 0 },
  { figure: 'combat', at: 0 },
  { figure: 'closed-space', at: 1 },
] as const;
