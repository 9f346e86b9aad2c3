/** Who would go hungry if a logistics phase came now. */
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import { tokensOn } from '../rules/control.ts';
import type { View } from '../rules/view.ts';

/** Corps with nothing to eat on their card nor on their field, of one commander or of all. */
export const hungryOf = (view: Pick<View, 'corps' | 'fields'>, colour: Colour | null = null): CorpsId[] =>
  view.corps.flatMap(({ id, at, cargo, immobilised }) =>
    immobilised || cargo.food > 0 || tokensOn(view, at).food > 0 || (colour && corpsData(id).colour !== colour)
      ? []
      : [id],
  );

/** Few trucks are left on the track: the phase may come before the reader's next turn, and these of theirs have no food. */
export const soonHungry = (
  view: Pick<View, 'corps' | 'fields' | 'commanders'>,
  left: number,
  colour: Colour | null,
): CorpsId[] => (colour && left > 0 && left <= view.commanders.length + 1 ? hungryOf(view, colour) : []);
