/** Who is to sit where at a table that is about to be opened online, and how fast it is played. */
import { type Company, type Game, hasSideAssignment, levelNamed, type Options, seatsAreDrawn } from '@sztab/kernel';
import type { Access, Pace, WantedSitter } from '@sztab/protocol';

/** You, and open chairs for whoever comes. */
export const usualWanted = (players: number): WantedSitter[] =>
  Array.from({ length: players }, (_, i) => (i === 0 ? { is: 'me' } : { is: 'open' }));

/** The same chairs as at a table of this browser; whoever sat beside you comes by link. */
export const wantedLike = (sitters: readonly { readonly is: string; readonly level?: string }[]): WantedSitter[] => {
  const you = Math.max(
    0,
    sitters.findIndex(({ is }) => is === 'you'),
  );
  return sitters.map(({ is, level }, i): WantedSitter => {
    if (i === you) return { is: 'me' };
    return is === 'bot' ? { is, level: levelNamed(level) } : { is: 'open' };
  });
};

export const companyOf = (chairs: readonly { readonly is: string }[]): Company =>
  chairs.filter(({ is }) => is !== 'bot').length > 1 ? 'apart' : 'here';

/** There is one of you: the chair you leave is open again. */
export const wantedAt = (chairs: readonly WantedSitter[], at: number, sitter: WantedSitter): WantedSitter[] =>
  chairs.map((chair, i): WantedSitter => {
    if (i === at) return sitter;
    return sitter.is === 'me' && chair.is === 'me' ? { is: 'open' } : chair;
  });

/** Whether seats are drawn: an option of the game where it has sides, a box that the host ticks elsewhere. */
export const isDrawn = (game: Pick<Game, 'options'>, options: Options, lots: boolean): boolean =>
  hasSideAssignment(game) ? seatsAreDrawn(options) : lots;

export const CLOCKS: readonly Extract<Pace, { is: 'live' }>[] = [
  { is: 'live', seconds: 600, more: 15 },
  { is: 'live', seconds: 1200, more: 20 },
  { is: 'live', seconds: 2700, more: 30 },
  { is: 'live', seconds: 5400, more: 60 },
];
export const DAYS: readonly Extract<Pace, { is: 'days' }>[] = [1, 2, 3, 7].map((days) => ({ is: 'days', days }));

/** Somebody opens the table for others and watches. */
export const onlyHosts = (chairs: readonly WantedSitter[]): boolean =>
  chairs.some(({ is }) => is === 'open') && !chairs.some(({ is }) => is === 'me');

/** What has to be corrected before the table can be opened: the trouble's word. `brought`: the person who brings a match plays on. */
export function wantedTrouble(
  chairs: readonly WantedSitter[],
  access: Access,
  password: string,
  brought = false,
): string | null {
  if (brought ? !chairs.some(({ is }) => is === 'me') : chairs.every(({ is }) => is === 'bot')) return 'must-sit';
  return access === 'password' && password.length < 8 ? 'bad-table-password' : null;
}
