/**
 * The way out to one page. What is said to it in one breath (how it went, and that it is done) goes out in one piece, and who is told the same is
 * sent the same bytes. Frames are made here and not by `ws`, which would make them anew for every page and hand them over in two parts; it
 * writes nothing between them, because messages are not compressed.
 */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Unread } from '../unread.ts';

/** A page that does not read is let go: it comes back and asks for what it missed. */
const MOST_WAITING = 4_000_000;
/** Who has so much to read, or more, is behind: that counts together with whatever else its address does not read. */
const BEHIND = 64_000;
/** Bytes: what is shorter goes out sooner as one copy than as pieces. */
const WORTH_COPYING = 16_000;
/** More than is said at any table while somebody's course is read. */
const MOST_HELD = 1000;

/** A whole text from a server: RFC 6455, 5.2. */
const TEXT = 0x81;
const [SHORT, LONG] = [126, 127];

/** What stands before a text of so many bytes, and room for the text itself, if any. */
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

/** The last text that was sent by anybody: its next hearer is sent the same frame. */
const last = { text: '', frame: frameOf('') };

/** A long text in UTF-8, in pieces: what many are told is the same memory for all, and goes out uncopied. */
export type Pieces = readonly Buffer[];

export class Connection {
  readonly #page: WebSocket;
  readonly #wire: Socket;
  #breath: Buffer[] = [];
  /** What waits behind something that is not ready yet, which has no text. */
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

  /** Keeps a place in what is said for a text that comes later, or not at all. */
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
    // After the word that closes it nothing may follow.
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
