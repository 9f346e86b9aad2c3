/** What was chosen and what the button does, in as few words as the order line has room for: people as they are called, regions by their short names. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Chip, Choice } from '@sztab/pieces';
import type { Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { isMission, isRegion, isSoldier, nameOf } from './names.ts';

function shortOf(token: string, view: View, language: Language): string {
  const c = catalogues[language];
  if (isSoldier(token)) return c.called(token);
  if (isRegion(token)) return c.regions[token].short;
  return isMission(token) ? boardWords[language].briefs[token] : nameOf(token, view, language);
}

export function chipOf({ picked }: Choice<Move>, place: number, view: View, language: Language): Chip {
  const token = picked[place] as string;
  // From the first chip, the verb between them, on to the region.
  const goes = place > 1 && isRegion(token) && isSoldier(picked[0] as string);
  return { name: shortOf(token, view, language), ...(goes && { joint: '→' }) };
}

/** “Recruit: “Zo””; null where the words of the move say what is done. */
export function actOf(move: Move, language: Language, view: View): string | null {
  const { verbs } = boardWords[language];
  const { verb, args } = moveParts(move);
  const things = (args as string[]).map((thing) => shortOf(thing, view, language));
  const [first = ''] = args as string[];
  switch (verb) {
    case 'order': {
      const { vp } = view.tiles[first as Order];
      return `${verbs.order}: ${things[0]}${vp > 0 ? `, +${vp}` : ''}`;
    }
    case 'move':
      return `${verbs.move}: ${things.join(' → ')}`;
    case 'ability':
      return isRegion(first) ? goingOn(first, language, view) : null;
    case 'drop':
    case 'pick':
    case 'treat':
    case 'wound':
    case 'name':
    case 'token':
    case 'top':
    case 'losses':
      return `${verbs[verb]}: ${things.join(', ')}`;
    case 'rule':
      return `${verbs.rule}: ${catalogues[language].rules[first as Region].name}`;
    default:
      return null;
  }
}

function goingOn(to: Region, language: Language, view: View): string {
  const f = view.flow.find((frame) => frame.step === 'recruit.ability');
  const who: SoldierId | null = f?.step === 'recruit.ability' ? f.soldier : null;
  const things = [who, to].flatMap((thing) => thing ?? []);
  return `${boardWords[language].verbs.move}: ${things.map((thing) => shortOf(thing, view, language)).join(' → ')}`;
}
