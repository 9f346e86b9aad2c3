/** Structured logs: one JSON object a line. Whatever could let a reader in is blotted out, wherever it turns up. */
import type { FastifyServerOptions } from 'fastify';

const SECRETS = ['password', 'current', 'codes', 'token', 'invite', 'seed', 'entropy', 'cookie', 'set-cookie', 'smtp'];

export const logTo = (stream: { write(line: string): void }, level: string): FastifyServerOptions['logger'] => ({
  level,
  stream,
  redact: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
});
