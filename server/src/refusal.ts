/** A request that is not granted. Whoever asked is told one word and never anything of our insides. */
import type { RefusalWord } from '@sztab/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './proxies.ts';
import { isAway } from './store/trouble.ts';

export class HttpRefusal extends Error {
  readonly status: number;
  readonly word: RefusalWord;

  constructor(status: number, word: RefusalWord) {
    super(word);
    this.status = status;
    this.word = word;
  }
}

function refusalOf(error: FastifyError | HttpRefusal): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  // Whoever asks again in a moment may have better luck.
  if (isAway(error)) return new HttpRefusal(503, 'busy');
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new HttpRefusal(413, 'too-large');
  if (statusCode === 503) return new HttpRefusal(503, 'closing');
  return statusCode >= 400 && statusCode < 500
    ? new HttpRefusal(statusCode, 'bad-request')
    : new HttpRefusal(500, 'broken');
}

export async function answerError(error: FastifyError | HttpRefusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, word } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error, ip: addressOf(request) }, 'a request failed');
  return reply.code(status).send({ error: word });
}
