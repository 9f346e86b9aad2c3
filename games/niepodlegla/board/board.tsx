/** The sheet: the calendar, the map with the road of politics under it, and the missions. A narrow sheet shows one side at a time. */
import { useSize } from '@sztab/pieces';
import { useEffect, useState } from 'react';
import { TOWN } from '../content/towns.ts';
import { boardWords } from '../text/board.ts';
import { Danger, DiceRows } from './danger.tsx';
import { LandsMap } from './map.tsx';
import { Missions } from './missions.tsx';
import type { BoardProps } from './props.ts';
import { Scene } from './scene.tsx';
import { Politics, TimeTrack } from './tracks.tsx';
import './board.css';
import './narrow.css';

const NARROW = 640;

export function Board(props: BoardProps) {
  const [ref, { width }] = useSize({ width: 1000, height: 620 });
  const narrow = width < NARROW;
  const say = boardWords[props.language];
  const onMap = [...props.choice.legal].some((thing) => thing in TOWN);
  // The page of the end leaves little room: the map alone says most there, and the chart below tells of the tracks.
  const over = narrow && props.view.result !== null;
  // What happens to a town is told on the map.
  const told = props.telling?.things?.some((thing) => thing in TOWN) === true;
  const first = onMap || over || told ? 'map' : 'missions';
  const [face, turn] = useState<'map' | 'missions'>(first);
  // The side where something can be touched comes up by itself; after that it is the player's.
  useEffect(() => turn(first), [first]);
  return (
    <div ref={ref} className="npg-sheet" data-face={narrow ? face : undefined}>
      {narrow && !over && props.view.phase !== 'roll' && <TimeTrack {...props} />}
      {narrow && <Danger {...props} />}
      {narrow && !over && (
        <div className="npg-turn">
          {(['missions', 'map'] as const).map((side) => (
            <button key={side} type="button" aria-pressed={face === side} onClick={() => turn(side)}>
              {side === 'map' ? say.mapShort : say.missions}
            </button>
          ))}
        </div>
      )}
      {(!narrow || face === 'map') && (
        <div className="npg-lands">
          <LandsMap {...props} />
          {!over && <Politics {...props} />}
        </div>
      )}
      {(!narrow || face === 'missions') && <Missions {...props} narrow={narrow} />}
      {narrow && <DiceRows {...props} />}
      <Scene {...props} />
    </div>
  );
}
