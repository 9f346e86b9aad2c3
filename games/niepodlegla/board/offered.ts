/** What a bot asks about is outlined in its colour, dashed; amber stays with what the player may do. */
import type { CSSProperties } from 'react';
import { colourOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { PENCIL } from './marks.ts';
import type { BoardProps } from './props.ts';

interface Outline {
  readonly marks: { readonly 'data-offered'?: ''; readonly style?: CSSProperties };
  /** For those who listen. */
  readonly spoken: string | false;
}

const NONE: Outline = { marks: {}, spoken: false };

export function outline({ offered, view, language }: BoardProps, thing: string): Outline {
  if (!offered?.things.has(thing)) return NONE;
  const colour = colourOf(view, offered.by);
  const say = boardWords[language];
  return {
    marks: { 'data-offered': '', style: { '--by': `var(--p-${PENCIL[colour]})` } as CSSProperties },
    spoken: say.offeredBy(say.colours[colour]),
  };
}
