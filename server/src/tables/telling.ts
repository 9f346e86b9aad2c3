/** The text of a `Went` for one entry. Whatever is the same for all viewers is serialized once; `telling.test.ts` holds it to the typed protocol. */
import { heardBy, type Seat, type Told, takenBack, type Viewer } from '@sztab/kernel';
import type { Clock, JsonObject, Seen } from '@sztab/protocol';
import type { Playing } from './playing.ts';

export class Telling {
  readonly #playing: Playing;
  readonly #told: readonly Told<unknown>[];
  /** Null where viewers hear different things. */
  readonly #heard: string | null;
  readonly #back: boolean;
  readonly #begin: string;
  readonly #end: string;
  #asked: string | null = null;

  constructor(playing: Playing, seat: Seat, move: string, told: readonly Told<unknown>[], clock: Clock | null) {
    const { seq, moves, outcome } = playing.match;
    this.#playing = playing;
    this.#told = told;
    this.#heard = told.some(({ only }) => only !== null) ? null : JSON.stringify(heardBy(told, 'public'));
    this.#back = takenBack(move) > 0;
    const keep = this.#back ? moves.length + 1 : moves.length;
    this.#begin = `{"is":"went","seq":${seq},"keep":${keep},"steps":[${this.#back ? '' : `{"seat":${seat},"heard":`}`;
    this.#end = `,"outcome":${JSON.stringify(outcome)}${clock ? `,"clock":${JSON.stringify(clock)}` : ''}}`;
  }

  /** For this viewer, whose watchers have `seen`. */
  to(viewer: Viewer, seen: Seen): string {
    const { view, asked, moves } = this.#playing.look(viewer);
    const delta = seen.follow(view as JsonObject);
    const own = `"moves":${JSON.stringify(moves)},"undo":${this.#playing.mayTakeBack(viewer)},"hash":"${seen.fingerprint}"`;
    if (this.#back) return `${this.#begin}],${own}${this.#end}`;
    const heard = this.#heard ?? JSON.stringify(heardBy(this.#told, viewer));
    const change = delta === undefined ? '' : `"view":${JSON.stringify(delta)},`;
    // Who is asked is public.
    this.#asked ??= JSON.stringify(asked);
    return `${this.#begin}${heard},${change}"asked":${this.#asked}}],${own}${this.#end}`;
  }
}
