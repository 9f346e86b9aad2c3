/** The question that comes with an act: which of its answers goes along. */
import type { Rider } from '@sztab/pieces';
import { useMemo, useState } from 'react';
import type { Sitting } from './sitting.ts';

export interface Riding {
  readonly rider: Rider;
  /** Null where none of its answers is wanted. */
  readonly given: Rider['answers'][number] | null;
  /** The move that answers it. */
  readonly answer: string;
  /** Gives the answer at this place instead, or takes it back. */
  turn(place: number): void;
}

interface Rides {
  /** The question of the act that is ready; null where none comes with it. */
  readonly now: Riding | null;
  comesWith(move: string): boolean;
}

const FIRST = 0;

/** `move`: the act that is ready. */
export function useRiding({ board, view, language, at }: Sitting, move: string | null, oneByOne: boolean): Rides {
  const act = `${at} ${move}`;
  const [turned, set] = useState<{ readonly act: string; readonly place: number | null } | null>(null);
  const place = turned?.act === act ? turned.place : FIRST;
  const rider = useMemo(
    () => (move === null ? null : (board.rider?.(move, view, language) ?? null)),
    [board, move, view, language],
  );
  const given = place === null ? null : (rider?.answers[place] ?? null);
  return {
    now: rider && {
      rider,
      given,
      answer: given?.move ?? rider.none,
      turn: (to) => set({ act, place: to === place ? null : to }),
    },
    comesWith: (other) => !oneByOne && Boolean(board.rider?.(other, view, language)),
  };
}
