/**
 * The sending side of one page's socket. Messages of one tick (`went` and `done`, say) go out in one write, and a text that goes to many pages is
 * framed once. Frames are made here because `ws` would frame every message for every page anew and write header and payload separately. Both can
 * write to the same socket: messages are not compressed, so `ws` keeps no state between frames.
 */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Unread } from '../unread.ts';

/** Bytes: a page that leaves more than this unread is disconnected, and asks for what it missed when it comes back. */
const MOST_WAITING = 4_000_000;
/** Bytes: from here on what a page has not read counts towards the limit of its address (`unread.ts`). */
const BEHIND = 64_000;
/** Bytes: below this one copied buffer is cheaper to write than several. */
const WORTH_COPYING = 16_000;
/** Messages that may wait behind a text that is still being read: far more than a table sends in that time. */
const MOST_HELD = 1000;

/** The first byte of an unfragmented text frame (RFC 6455, 5.2); the lengths that announce a longer length field. */
const TEXT = 0x81;
const [SHORT, LONG] = [126, 127];

/** A frame's header for a payload of `length` bytes, with `room` bytes behind it. */
function begun(length: number, room: number): { frame: Buffer; head: number } {
  const head = length < SHORT ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + room);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? SHORT : LONG;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  return { frame, head };
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const { frame, head } = begun(length, length);
  frame.write(text, head);
  return frame;
}

const sum = (pieces: Pieces): number => pieces.reduce((bytes, { length }) => bytes + length, 0);

/** The last text that any connection sent, framed: mostly the next connection sends the same. */
const last = { text: '', frame: frameOf('') };

/** A long text as UTF-8 in pieces. Many pages share the same memory; it is written without being copied. */
export type Pieces = readonly Buffer[];

export class Connection {
  readonly #page: WebSocket;
  readonly #wire: Socket;
  #breath: Buffer[] = [];
  /** What waits behind a text that is not ready yet (`said` undefined). */
  readonly #held: { said: string | Pieces | null | undefined }[] = [];

  readonly #behind: () => void;

  constructor(page: WebSocket, wire: Socket, unread: Unread, address: string) {
    this.#page = page;
    this.#wire = wire;
    const pile = {
      get bytes() {
        return wire.writableLength;
      },
      drop: () => page.terminate(),
    };
    this.#behind = () => unread.add(address, pile);
    page.on('close', () => unread.remove(address, pile));
  }

  say(text: string): void {
    if (this.#held.length === 0) this.#say(text);
    else if (this.#held.push({ said: text }) > MOST_HELD) this.#page.terminate();
  }

  /** Reserves the next place for a text that comes later, or (null) not at all. */
  later(): (said: Pieces | null) => void {
    const place: { said: Pieces | null | undefined } = { said: undefined };
    this.#held.push(place);
    return (said) => {
      place.said = said;
      while (this.#held.length > 0 && this.#held[0]?.said !== undefined) {
        const next = this.#held.shift()?.said;
        if (next != null) this.#say(next);
      }
    };
  }

  #say(said: string | Pieces): void {
    if (this.#page.readyState !== this.#page.OPEN) return;
    if (this.#page.bufferedAmount > MOST_WAITING) {
      this.#page.terminate();
      return;
    }
    if (this.#breath.length === 0) process.nextTick(this.#out);
    if (typeof said === 'string') {
      if (said !== last.text) Object.assign(last, { text: said, frame: frameOf(said) });
      this.#breath.push(last.frame);
    } else this.#breath.push(begun(sum(said), 0).frame, ...said);
  }

  #out = (): void => {
    const pieces = this.#breath;
    this.#breath = [];
    // After the close frame nothing may follow.
    if (this.#page.readyState !== this.#page.OPEN) return;
    if (pieces.length === 1) this.#wire.write(pieces[0] as Buffer);
    else if (sum(pieces) < WORTH_COPYING) this.#wire.write(Buffer.concat(pieces));
    else {
      this.#wire.cork();
      for (const piece of pieces) this.#wire.write(piece);
      this.#wire.uncork();
    }
    if (this.#wire.writableLength >= BEHIND) this.#behind();
  };
}
