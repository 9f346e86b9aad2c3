import { type Ask, type Brain, fastStream, type Match, type Mind, type Seat, type Shape } from '@sztab/kernel';

/** Of several who are asked at once, the one whose answer comes first; undefined when nobody is asked. */
export function speakerOf<S extends Shape>(
  brain: Brain<S>,
  s: S['state'],
  asked: readonly Ask<S['move']>[],
): Ask<S['move']> | undefined {
  if (asked.length < 2 || !brain.speaker) return asked[0];
  const seat = brain.speaker(s, asked);
  return asked.find((ask) => ask.seat === seat) ?? asked[0];
}

/** The same in a real match, told from what everybody knows; null: any order will do. */
export function turnAmong<S extends Shape>(
  { game, brain }: Mind<S>,
  publicView: S['view'],
  asked: readonly Ask<S['move']>[],
): Seat | null {
  if (asked.length < 2 || !brain.speaker) return null;
  return brain.speaker(game.imagine(publicView, fastStream(1)), asked);
}

/** The bot whose answer a table waits for. What is left to anybody is left to the people, where there are any. */
export function nextBot<S extends Shape>(
  box: Mind<S>,
  match: Match<S>,
  isBot: (seat: Seat) => boolean,
): Ask<S['move']> | undefined {
  const someone = match.header.seats.some((_, seat) => !isBot(seat));
  const asked = match.asks().filter(({ optional }) => !(optional && someone));
  if (!asked.some(({ seat }) => isBot(seat))) return undefined;
  const turn = turnAmong(box, match.look('public').view, asked);
  // Where it is somebody's turn in particular, the others wait; else the bots need not.
  return asked.find(({ seat }) => isBot(seat) && (turn === null || turn === seat));
}
