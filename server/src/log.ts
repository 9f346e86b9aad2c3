/** Structured logs: one JSON object a line. Whatever could let a reader in is blotted out, wherever it turns up. */
import type { FastifyLoggerOptions } from 'fastify';

const SECRETS = [
  'password',
  'current',
  'code',
  'codes',
  'token',
  'invite',
  'seed',
  'entropy',
  'cookie',
  'authorization',
];

export const logTo = (stream: { write(line: string): void }, level: string) =>
  ({
    level,
    stream,
    base: {},
    redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  }) satisfies FastifyLoggerOptions & { base: object; redact: string[] };
