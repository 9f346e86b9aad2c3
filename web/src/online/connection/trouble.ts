/** What can go wrong between the page and the server, as one word that the page has a sentence for. */
import { isMissingPart } from '../../look/build.ts';

/** The server said no; `word` is its word for why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly word: string;
  readonly status: number;
  constructor(word: string, status: number) {
    super(`the server refused: ${word}`);
    this.word = word;
    this.status = status;
  }
}

/** Nobody answered, or not our server. Local play goes on without it. */
export class Offline extends Error {
  override readonly name = 'Offline';
}

export const troubleWord = (error: unknown): string => {
  if (isMissingPart(error)) return 'client-too-old';
  if (error instanceof Refused) return error.word;
  return error instanceof Offline ? 'offline' : 'failed';
};
