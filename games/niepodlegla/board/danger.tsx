/** On a small screen what belongs to all never leaves it while dice roll: morale with its bands, and the dice of the others. */
import { PencilBadge } from '@sztab/pieces';
import { SymbolDie } from './die.tsx';
import { usedDice } from './filling.ts';
import { PENCIL } from './marks.ts';
import { nameOf } from './names.ts';
import { outline } from './offered.ts';
import type { BoardProps } from './props.ts';
import { Morale } from './tracks.tsx';

export function Danger(props: BoardProps) {
  const { view, seat, language } = props;
  if (view.phase !== 'roll') return null;
  return (
    <div className="npg-danger">
      <Morale {...props} />
      {view.players.map(({ colour, held }, owner) => {
        if (owner === seat) return null;
        const used = usedDice(view, owner);
        return (
          <p key={colour}>
            <PencilBadge pencil={PENCIL[colour]} size={20} />
            {held.map(({ die, up }) => (
              <span
                key={die}
                role="img"
                aria-label={nameOf(die, view, language)}
                data-used={used.has(die) || undefined}
                {...outline(props, die).marks}
              >
                <SymbolDie die={die} up={up} />
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}
