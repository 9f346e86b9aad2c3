/** The corps as blocks: each above its town, or beside it where it would cover something. */
import { phrase, standing, touching } from '@sztab/pieces';
import { corpsData } from '../content/corps.ts';
import { boardWords } from '../text/board.ts';
import { NUMERAL } from '../text/names.ts';
import { TOWN_AT, VIEW } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';
import type { BlockPlace, Places } from './places.ts';
import type { BoardProps } from './props.ts';
import { percent } from './scale.ts';

export function Blocks({ places, ...props }: BoardProps & { readonly places: Places; readonly zoom: number }) {
  return places.blocks.map((place) => <Block key={place.id} place={place} {...props} />);
}

function Block({ place, zoom, ...props }: BoardProps & { readonly place: BlockPlace; readonly zoom: number }) {
  const { view, choice } = props;
  const { id } = place;
  const corps = view.corps.find((one) => one.id === id);
  if (!corps) return null;
  const [x, y] = TOWN_AT[corps.at];
  const begins = choice.moves.includes(`move(${id})`) ? 'move' : 'cmdMove';
  const touch = choice.picked.length === 0 && choice.moves.includes(`${begins}(${id})`) ? phrase(id, begins) : id;
  const { marks, legal } = standing(props, id, touch);
  // Loading and unloading is done with the tokens on its card: for that alone a block does not shine.
  const aside = choice.open.every((move) => /^(load|unload)\(/.test(move) || !move.includes(`(${id}`));
  return (
    <button
      {...touching(props, id, touch)}
      {...marks}
      className="rtr-block"
      data-aside={aside || undefined}
      data-concerns={view.flow.some((frame) => frame.step === 'move' && frame.corps === id) || undefined}
      data-colour={PENCIL[corpsData(id).colour]}
      data-immobilised={corps.immobilised || undefined}
      style={{
        left: percent(x, VIEW.width),
        top: percent(y, VIEW.height),
        marginLeft: place.x / zoom,
        marginTop: place.y / zoom,
      }}
      aria-label={boardWords[props.language].corpsSpoken(corps, props.language, legal)}
    >
      {NUMERAL[id]}
    </button>
  );
}
