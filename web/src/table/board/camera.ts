/**
 * The one owner of how a sheet lies. The story and the open question only say what they would like to see; whoever moves the sheet by hand has
 * it where they put it. When what was told or asked is over, it lies again as before.
 */
import {
  type Box,
  brought,
  centred,
  framed,
  home,
  isCovered,
  isLegible,
  isNarrow,
  kept,
  type Lie,
  type Pane,
  type Point,
  pinned,
  same,
  sees,
  visited,
} from './lens.ts';

/** What one moment of the table would like to see. */
export interface Sought {
  /** What is under way is still looked at from near: its next question will be, too. */
  readonly near: boolean;
  /** Something is told, and nobody can answer yet; `elsewhere`: not on the sheet. */
  readonly telling: 'here' | 'elsewhere' | null;
  /** Where it happens; `fate`: everything turns on it. */
  readonly told: { readonly place: Box; readonly fate: boolean } | null;
  /** Somebody has to choose; null while nobody is asked. */
  readonly asked: Asked | null;
}

interface Asked {
  /** Another question has another name. */
  readonly question: string;
  /** What can be touched, and what that concerns, where the sheet is to come closer to it; null where not. */
  readonly targets: readonly Box[] | null;
  /** What it is about, where the sheet does not come closer; null: no place of the sheet. */
  readonly place: Box | null;
  /** All that can be touched, where the sheet does not come closer: it is moved to where nobody has to look for it. */
  readonly reach?: Box | null;
  /** What the player touched on the sheet to get here: it does not move under the finger. Null: nothing of the sheet was touched. */
  readonly pin: Point | null;
}

/** So long after somebody has moved the sheet it stays where they put it. */
export const HELD_MS = 4000;
/** What is told has a ring, and pieces beside it: so much of what is around it is seen, too. */
const AROUND_TOLD = 20;
/** A view that is not much worse than the best one stays. */
const GOOD_ENOUGH = 0.75;
/** So much nearer it has to come for a journey. */
const CLOSER = 1.15;

export class Camera {
  /** How a place comes near where fate is decided: as large as it may be, or only legible. */
  readonly #close: boolean;
  #handAt = Number.NEGATIVE_INFINITY;
  /** Where the player left the sheet; null: at home. */
  #own: Lie | null = null;
  /** The near view of the questions of one act, and whether the player has moved it. */
  #near: { question: string; size: string; at: Lie; held: boolean } | null = null;
  #visiting = false;
  /** What is asked about: if something lies over the pane, it is to be seen beside it. */
  #about: Box | null = null;
  #reach: Box | null = null;

  constructor(close = false) {
    this.#close = close;
  }

  /** Away, because something is told there. */
  get visiting(): boolean {
    return this.#visiting;
  }

  /** The player has moved the sheet. */
  taken(at: Lie, now: number): void {
    this.#handAt = now;
    this.#visiting = false;
    if (this.#near) this.#near = { ...this.#near, at, held: true };
    else this.#own = at;
  }

  /** The player wants to see all of it. */
  released(pane: Pane): Lie {
    this.#own = null;
    this.#visiting = false;
    const at = home(pane);
    if (this.#near) this.#near = { ...this.#near, at, held: true };
    return at;
  }

  /** Where the sheet should lie now; null: where it is. */
  next({ near, telling, told, asked }: Sought, pane: Pane, at: Lie, now: number): Lie | null {
    this.#about = telling ? null : (asked?.place ?? null);
    this.#reach = telling ? null : (asked?.reach ?? null);
    // Once it is told and others act, they are looked at from where all of them are seen.
    if (!near && !asked && telling !== 'here') this.#near = null;
    if (now - this.#handAt < HELD_MS) return null;
    if (told) return this.#visit(told, pane, at);
    if (telling === 'elsewhere') return this.#back(pane, at);
    // What lay over the pane may be gone, and nothing beside the ground is to be seen there.
    if (telling || !asked) return changed(at, kept(pane, at));
    this.#question(asked, pane, at);
    return this.#back(pane, at);
  }

  /** The pane has another size, or something lies over it now. */
  laidOut(pane: Pane, at: Lie): Lie {
    const untouched = !this.#visiting && !this.#near && !this.#own;
    return untouched ? this.#rest(pane) : kept(pane, at);
  }

  #visit({ place, fate }: { readonly place: Box; readonly fate: boolean }, pane: Pane, at: Lie): Lie | null {
    const rest = this.#rest(pane);
    const shows = (lie: Lie): boolean => sees(pane, lie, place, AROUND_TOLD) && isLegible(lie, place);
    // What is only done is looked at from where the player is.
    if (!fate && shows(rest)) return this.#back(pane, at);
    if (shows(at) && (this.#visiting || !fate)) return null;
    const there = visited(pane, place, rest, fate && this.#close);
    // What is seen well enough is not worth a journey.
    if (shows(at) && there.k < at.k * CLOSER) return null;
    this.#visiting = true;
    return changed(at, there);
  }

  #back(pane: Pane, at: Lie): Lie | null {
    this.#visiting = false;
    return changed(at, this.#rest(pane));
  }

  #rest(pane: Pane): Lie {
    const rest = kept(pane, this.#near?.at ?? this.#own ?? home(pane));
    const hidden = this.#about !== null && isCovered(pane) && !sees(pane, rest, this.#about);
    if (hidden) return centred(pane, this.#about as Box, rest.k);
    // A pane that is wider than its map cuts off some of it at home.
    const cut = this.#reach !== null && !this.#near && !this.#own && !sees(pane, rest, this.#reach);
    return cut ? brought(pane, rest, this.#reach as Box) : rest;
  }

  /** Once for every question: while it is answered, the sheet lies still. */
  #question({ question, targets, pin }: Asked, pane: Pane, at: Lie): void {
    if (!targets) this.#near = null;
    const size = `${pane.width} ${pane.free}`;
    if (!targets || targets.length === 0) return;
    if (this.#near?.question === question && (this.#near.size === size || this.#near.held)) return;
    const best = framed(pane, targets);
    // On a pane of another size the sheet is drawn anew: what was touched lies elsewhere on it.
    const redrawn = this.#near?.question === question;
    const holds = this.#visiting || redrawn ? null : pin;
    const [was, held] = [holds ? at : (this.#near?.at ?? at), this.#near?.held ?? false];
    const stays = targets.every((box) => sees(pane, was, box)) && (held || was.k >= best.k * GOOD_ENOUGH);
    const around = holds ? pinned(pane, targets, at, holds) : best;
    // On a phone a corps at the edge would leave the sheet so small that nothing could be read: a finger does not stay where it was.
    const there = isNarrow(pane) && around.k < best.k * GOOD_ENOUGH ? best : around;
    this.#near = { question, size, at: stays ? was : there, held: stays && held };
  }
}

const changed = (at: Lie, to: Lie): Lie | null => (same(at, to) ? null : to);
