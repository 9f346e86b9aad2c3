/**
 * Ways, reactions and chances in numbers. Source: set by hand; those of `evaluate` by a
 * fit to results of the policy against itself, smoothed where the fit made no sense (a hungry corps is no advantage).
 */
import type { TermName } from './terms.ts';

/** A step on the way to the Rhine. */
export const WAY = { own: 0.65, held: 0.03, fresh: 1, resistance: 1.7, fort: 0.5 } as const;

export const REACTION = {
  /** A weighted step that a rival's way gets longer. */
  delay: 1,
  /** The further ahead of the spearhead, the less it hurts now. */
  ahead: 0.06,
  /** A field from which the next marker reaches that way. */
  stone: 0.9,
  medalTown: 0.4,
  medal: 2.6,
  cut: 2,
  token: 0.3,
  field: 0.25,
  /** More to the rival who stands best. */
  leader: 1.5,
} as const;

/** What one of each term adds to the logarithm of a commander's chances: at the end, and more of it the more markers are left. */
export const CHANCES: Readonly<Record<TermName, readonly [end: number, start: number]>> = {
  medals: [1, -0.6],
  lastMedals: [0.6, 0],
  icons: [0.2, 0],
  divisions: [0.15, 0],
  far: [-0.08, -0.02],
  work: [-0.03, -0.03],
  near: [0.1, 0.12],
  cross: [1.2, 0.4],
  fuel: [0.13, 0],
  ammo: [0.08, 0.02],
  food: [0.03, 0.1],
  stock: [0.07, 0.02],
  hungry: [-0.1, 0],
  stuck: [-0.12, -0.05],
  cutOff: [-0.08, -0.05],
  gaps: [0, -0.1],
  trucks: [0.01, 0],
  fields: [0.02, 0.015],
  bases: [0.15, 0.15],
  cards: [0, 0.12],
  ability: [0, 0.05],
  lure: [0.08, -0.03],
  reserves: [0.05, 0.03],
  tempo: [0.2, -0.1],
  tail: [-0.02, -0.01],
};

/**
 * Alone: what each of them adds to the logarithm of the odds. Fitted at the start of turns in games of the policy, to a crossing's worth:
 * less with every turn that it takes.
 */
export const SOLO_ODDS: Readonly<Partial<Record<TermName, number>>> = {
  far: -0.08,
  work: -0.16,
  cross: 1.4,
  fuel: 0.12,
  ammo: 0.12,
  food: 0.55,
  stock: 0.085,
  stuck: -0.1,
  cutOff: -0.43,
  gaps: -0.36,
  reserves: 0.15,
  tail: -0.055,
};
export const SOLO = { start: 1.06, turn: -0.13, turns: 60 } as const;
