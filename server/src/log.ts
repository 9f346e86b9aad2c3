/**
 * Structured logs: one JSON object a line. Whatever could let a reader in is blotted out, wherever it turns up. Repeated
 * trouble becomes one line with a count, so that it cannot fill the disk.
 */
import type { FastifyServerOptions } from 'fastify';

const SECRETS = ['password', 'current', 'codes', 'token', 'invite', 'seed', 'entropy', 'cookie', 'set-cookie', 'smtp'];

/** Of lines that say the same within this time the first ones are written; the others become one line with their count. */
const COUNTED_FOR_MS = 60_000;
const MOST_ALIKE = 20;
/** Kinds of lines that are counted apart; beyond this number lines are counted by their message alone. */
const MOST_KINDS = 1000;

const WARN = 40;

type Write = (...args: unknown[]) => void;

/** The fields by which lines are compared. */
interface Line {
  readonly ip?: unknown;
  readonly table?: unknown;
  readonly status?: unknown;
  readonly err?: { readonly message?: unknown };
}

class RepeatedLines {
  readonly #lines = new Map<string, { count: number; writeCount: (repeated: number) => void }>();

  /** Writes the line, or counts it for `writeCount`. */
  add(line: Line, message: string, write: () => void, writeCount: (repeated: number) => void): void {
    const whole = JSON.stringify([message, line.ip, line.table, line.status, String(line.err?.message).slice(0, 80)]);
    const key = this.#lines.has(whole) || this.#lines.size < MOST_KINDS ? whole : message;
    let known = this.#lines.get(key);
    if (!known) {
      known = { count: 0, writeCount };
      this.#lines.set(key, known);
      setTimeout(() => this.#end(key), COUNTED_FOR_MS).unref();
    }
    known.count++;
    known.writeCount = writeCount;
    if (known.count <= MOST_ALIKE) write();
  }

  #end(key: string): void {
    const { count = 0, writeCount } = this.#lines.get(key) ?? {};
    this.#lines.delete(key);
    if (count > MOST_ALIKE) writeCount?.(count - MOST_ALIKE);
  }
}

/** Warnings, errors, and requests beyond a limit. Each other request has a line of its own at level info. */
const isCounted = (level: number, { status }: Line): boolean => level >= WARN || status === 429;

export function logTo(stream: { write(line: string): void }, level: string): FastifyServerOptions['logger'] {
  const repeated = new RepeatedLines();
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
        repeated.add(
          line,
          message,
          () => method.apply(this, args),
          // Without the error, which the first lines have.
          (count) =>
            method.apply(this, [{ ip: line.ip, table: line.table, status: line.status, repeated: count }, message]),
        );
      },
    },
  } as FastifyServerOptions['logger'];
}
