/** An action space: a disc that is free, held by a commander, or not for this side. */

import { typeset } from '@sztab/kernel/words';
import { symbolHref, touching } from '@sztab/pieces';
import type { Side } from '../content/sides.ts';
import { SIDES } from '../content/sides.ts';
import { SPACE, type SpaceId } from '../content/spaces.ts';
import { noDeployment, strengthOf } from '../rules/legal.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { Commander, inkOf, ShapePath } from './marks.tsx';
import type { BoardProps } from './props.ts';
import { ACTION_SYMBOL } from './symbols.ts';

export const commanderOn = (view: View, space: SpaceId): Side | null =>
  SIDES.find((side) => view.deployed[side].includes(space)) ?? null;

/** Whose eyes decide what is dim: the viewer's, or those of the side to move. */
export function eyesOf(view: View): Side {
  if (view.you) return view.you;
  const turn = view.flow.findLast((f) => 'side' in f);
  return turn && 'side' in turn ? turn.side : view.initiative;
}

/** While its area is what is asked for, a touch of the space on it is a touch of the area. */
function meaningOf(id: SpaceId, things: ReadonlySet<string>): string {
  const space = SPACE[id];
  const place = 'area' in space ? space.area : 'zone' in space ? space.zone : null;
  return !things.has(id) && place !== null && things.has(place) ? place : id;
}

/** `best`: the few things that glow where very much is legal. */
export function Pad({ id, best, ...props }: { id: SpaceId; best?: ReadonlySet<string> | null } & BoardProps) {
  const { view, choice, language, highlighted } = props;
  const c = catalogues[language];
  const say = boardWords[language];
  const space = SPACE[id];
  const owner = commanderOn(view, id);
  const legal = choice.legal.has(id);
  const picked = choice.picked.includes(id);
  const means = meaningOf(id, choice.legal);
  const no = noDeployment(view, eyesOf(view), id);
  const strengths = 'support' in space ? SIDES.map((side) => strengthOf(view, side, space.support)) : null;
  const spoken = [
    c.space(id).name,
    strengths && say.strengthOf(strengths[0] as number, strengths[1] as number),
    owner ? say.takenBy(c.sides[owner]) : no === null ? say.free : c.whyNot[no],
    picked && say.chosen,
    legal && say.can[view.flow.at(-1)?.step === 'signal.loss' ? 'takeBack' : 'deploy'],
  ];
  return (
    <button
      {...touching(props, id)}
      onClick={() => props.onTouch(means)}
      className="gow-pad"
      data-picked={picked || undefined}
      data-highlighted={highlighted.has(id) || undefined}
      data-dim={(!owner && no !== null && no !== 'no-commander' && !legal) || undefined}
      data-taken={owner ?? undefined}
      data-lit={legal || means !== id || undefined}
      data-plain={(best && !best.has(means)) || undefined}
      aria-label={typeset(spoken.filter(Boolean).join(', '), c.language)}
      aria-pressed={picked}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        {/* The light stands around a thing, never in it: what is inside says whose it is. */}
        <circle className="gow-pad-halo" r="17.6" />
        <circle className="gow-pad-disc" r="13.6" style={'side' in space ? { stroke: inkOf(space.side) } : undefined} />
        {owner ? (
          <Commander side={owner} />
        ) : strengths ? (
          <Strengths values={strengths} />
        ) : (
          <use href={symbolHref(ACTION_SYMBOL[space.action])} x="-8.5" y="-8.5" width="17" height="17" />
        )}
        {'side' in space && !owner && (
          <g transform="translate(9.5 9.5)" stroke="var(--casing)" strokeWidth="1.2">
            <ShapePath side={space.side} fill={inkOf(space.side)} />
          </g>
        )}
      </svg>
    </button>
  );
}

/** One number for both, or one a side with its shape. */
function Strengths({ values: [blue, yellow] }: { values: readonly number[] }) {
  if (blue === yellow) {
    return (
      <text className="gow-strength" y="6">
        {blue}
      </text>
    );
  }
  return (
    <>
      {SIDES.map((side, i) => (
        <g key={side} transform={`translate(${i === 0 ? -5.4 : 5.4} 0)`}>
          <text className="gow-strength gow-strength-two" y="1.5">
            {i === 0 ? blue : yellow}
          </text>
          <g transform="translate(0 7) scale(.62)" stroke="var(--casing)" strokeWidth="1.6">
            <ShapePath side={side} fill={inkOf(side)} />
          </g>
        </g>
      ))}
    </>
  );
}
