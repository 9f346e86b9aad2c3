/** One thing shown large: a town, a corps, a card. */
import { type GameBoard, ThingLines } from '@sztab/pieces';
import type { ComponentProps } from 'react';
import { PURSUIT, type PursuitId, pursuitOf } from '../content/cards.ts';
import { fieldOf, type Mark, marksOf, VICTORY } from '../content/fields.ts';
import type { Shape } from '../rules/moves.ts';
import { corpsOf } from '../rules/state.ts';

import { boardWords } from '../text/board.ts';
import {
  cardText,
  commanderName,
  costText,
  divisionKind,
  markText,
  suppliesText,
  townName,
  worthText,
} from '../text/cards.ts';
import { isCard, isCorps, isTown, nameOf, stateOf, symbolOf } from './names.ts';

type Props = ComponentProps<GameBoard<Shape>['Zoom']>;

export const Zoom = (props: Props) => (
  <ThingLines
    symbol={symbolOf(props.thing)}
    name={nameOf(props.thing, props.view, props.language)}
    lines={linesOf(props)}
  />
);

/** What the state of a town says already. */
const TOLD: ReadonlySet<Mark> = new Set<Mark>(['permanent', 'resistance', 'medal']);

function linesOf({ thing, view, language }: Props): readonly (string | false)[] | null {
  if (isTown(thing)) {
    const { colours } = fieldOf(thing);
    const say = boardWords[language];
    return [
      stateOf(thing, view, language),
      VICTORY.has(thing) && say.crossing,
      colours.length > 0 && say.openTo(colours.map((colour) => commanderName(colour, language))),
      ...marksOf(thing, view.edition)
        .filter((mark) => !TOLD.has(mark))
        .map((mark) => markText(mark, language)),
    ];
  }
  if (isCorps(thing) && view.corps.some(({ id }) => id === thing)) {
    const { at, cargo, immobilised } = corpsOf(view, thing);
    return [townName(at, language), suppliesText(cargo, language), immobilised && boardWords[language].immobilised];
  }
  if (isCard(thing)) {
    const kind = divisionKind(thing);
    if (kind) return [costText(kind, language), worthText(kind, language)];
    return thing in PURSUIT ? [cardText(pursuitOf(thing as PursuitId).type, language)] : null;
  }
  return null;
}
