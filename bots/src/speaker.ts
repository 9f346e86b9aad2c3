import { type Ask, type Brain, fastStream, type GameBox, type Seat, type Shape } from '@sztab/kernel';

/** Of several who are asked at once, the one whose answer comes first; undefined when nobody is asked. */
export function speakerOf<S extends Shape>(
  brain: Brain<S>,
  t: S['table'],
  asked: readonly Ask<S['move']>[],
): Ask<S['move']> | undefined {
  if (asked.length < 2 || !brain.speaker) return asked[0];
  const seat = brain.speaker(t, asked);
  return asked.find((ask) => ask.seat === seat) ?? asked[0];
}

/** The same at a real table, told from what everybody knows; null: any order will do. */
export function turnAmong<S extends Shape>(
  { game, brain }: Pick<GameBox<S>, 'game' | 'brain'>,
  publicView: S['view'],
  asked: readonly Ask<S['move']>[],
): Seat | null {
  if (asked.length < 2 || !brain.speaker) return null;
  return brain.speaker(game.imagine(publicView, fastStream(1)), asked);
}
