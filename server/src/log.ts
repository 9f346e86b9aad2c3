/**
 * Structured logs: one JSON object a line. Whatever could let a reader in is blotted out, wherever it turns up. The same trouble again and again
 * becomes one line with a count, so that nobody fills the disk with it.
 */
import type { FastifyServerOptions } from 'fastify';

const SECRETS = ['password', 'current', 'codes', 'token', 'invite', 'seed', 'entropy', 'cookie', 'set-cookie', 'smtp'];

/** Lines that say the same in this time are written one by one up to this number; the rest is one line with their count. */
const COUNTED_FOR_MS = 60_000;
const MOST_ALIKE = 20;
/** Kinds of lines that are told apart; of more, only their message. */
const MOST_KINDS = 1000;

const WARN = 40;

type Write = (...args: unknown[]) => void;

/** The parts of a line that say whether another one tells the same. */
interface Line {
  readonly ip?: unknown;
  readonly table?: unknown;
  readonly status?: unknown;
  readonly err?: { readonly message?: unknown };
}

class Alike {
  readonly #lines = new Map<string, { count: number; last: (repeated: number) => void }>();

  /** Writes it now, or counts it. */
  write(line: Line, message: string, now: () => void, later: (repeated: number) => void): void {
    const whole = JSON.stringify([message, line.ip, line.table, line.status, String(line.err?.message).slice(0, 80)]);
    const key = this.#lines.has(whole) || this.#lines.size < MOST_KINDS ? whole : message;
    let alike = this.#lines.get(key);
    if (!alike) {
      alike = { count: 0, last: later };
      this.#lines.set(key, alike);
      setTimeout(() => this.#sum(key), COUNTED_FOR_MS).unref();
    }
    alike.count++;
    alike.last = later;
    if (alike.count <= MOST_ALIKE) now();
  }

  #sum(key: string): void {
    const { count = 0, last } = this.#lines.get(key) ?? {};
    this.#lines.delete(key);
    if (count > MOST_ALIKE) last?.(count - MOST_ALIKE);
  }
}

/** Trouble, and requests that were one too many; other requests have a line each where the operator asks for it. */
const isCounted = (level: number, { status }: Line): boolean => level >= WARN || status === 429;

export function logTo(stream: { write(line: string): void }, level: string): FastifyServerOptions['logger'] {
  const alike = new Alike();
  return {
    level,
    stream,
    redact: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    hooks: {
      logMethod(args: unknown[], method: Write, level: number) {
        const [first, second] = args;
        const line: Line =
          first instanceof Error ? { err: first } : first !== null && typeof first === 'object' ? first : {};
        const message = typeof first === 'string' ? first : typeof second === 'string' ? second : '';
        if (!isCounted(level, line)) return method.apply(this, args);
        alike.write(
          line,
          message,
          () => method.apply(this, args),
          // Without the whole error: it was written with the first of them.
          (repeated) =>
            method.apply(this, [{ ip: line.ip, table: line.table, status: line.status, repeated }, message]),
        );
      },
    },
  } as FastifyServerOptions['logger'];
}
