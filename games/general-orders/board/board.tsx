/** The sheet: the map with its areas, air zones and spaces, what is under way on it, and what it may come to. */
import { type Beat, Glyph as Sign, type SymbolName, useSize } from '@sztab/pieces';
import { type CSSProperties, useMemo, useState } from 'react';
import { AREAS, isArea, isZone, ZONES_OF } from '../content/map.ts';
import { enemyOf } from '../content/sides.ts';
import { isSpace, SPACE } from '../content/spaces.ts';
import { barrageTargets } from '../rules/legal.ts';
import { piecesIn } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { aimOf } from './aim.ts';
import { bestOf } from './answers.ts';
import { AreaFace, AreaGround, AreaName, type AreaProps } from './area.tsx';
import { Deeds, Underway } from './arrows.tsx';
import { Bombers } from './bombers.tsx';
import { Ground } from './drawing/ground.tsx';
import { rowsOf } from './fallen.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { TargetLabel } from './label.tsx';
import { type Aftermath, latelyOf } from './lately.ts';
import { layOut } from './layout.ts';
import { type Layers, Overlay } from './overlay.tsx';
import { AftermathPanel, ForecastPanel } from './panel.tsx';
import type { BoardProps } from './props.ts';
import { Sector } from './sector.tsx';
import { cutOff } from './supply-lines.ts';
import { SupportBoard } from './support.tsx';
import { useRailed } from './use-folded.ts';
import './board.css';
import './area.css';
import './pad.css';
import './panel.css';
import './sector.css';

export function Board(props: BoardProps) {
  const { view, choice, language, lately } = props;
  const { mode } = view.options;
  const [ref, sheet] = useSize({ width: 850, height: 600 });
  const [pointed, setPointed] = useState<string | null>(null);
  const [layers, setLayers] = useState<Layers>({ supply: false, zones: false });
  const railed = useRailed();
  const layout = useMemo(() => layOut(mode, sheet, railed), [mode, sheet, railed]);
  const cut = useMemo(() => cutOff(view), [view]);
  const heard = useMemo(
    () =>
      latelyOf(
        lately.map(({ event }) => event),
        view.you,
      ),
    [lately, view.you],
  );
  const thing = aimOf(view, pointed, choice.picked);
  const forecast = useMemo(() => forecastOf(view, thing), [view, thing]);
  const threatened = useMemo(() => new Set<string>(forecast?.cutOff ?? []), [forecast]);
  const range = useMemo(() => rangeOf(view, thing), [view, thing]);
  // What somebody rests on is read large, and the sheet shows what would follow.
  const onZoom = (on: string | null): void => {
    props.onZoom(on);
    setPointed(on);
  };
  const fight = useMemo(
    () => fightTold(view, props.telling ?? null, heard.aftermath),
    [view, props.telling, heard.aftermath],
  );
  const best = useMemo(() => bestOf(choice, view, language), [choice, view, language]);
  const shared = { ...props, onZoom, layout, cut, threatened, range, fight, best };
  const calm = choice.picked.length === 0;
  const at = props.telling?.at;
  const deeds = useMemo(() => {
    const last = heard.deeds.findLast(({ own, to }) => own && to === at);
    return heard.deeds.filter((deed) => !deed.own || deed === last);
  }, [heard, at]);

  return (
    <div
      ref={ref}
      className="gow-sheet"
      data-mode={mode}
      data-size={layout.size}
      data-narrow={layout.narrow || undefined}
      data-low={sheet.height < 320 || undefined}
      data-recalls={recalls(props.telling ?? null) || undefined}
      style={{ '--s': `${layout.side}px` } as CSSProperties}
    >
      <Ground mode={mode} layout={layout} sheet={sheet} />
      {AREAS[mode].map((area) => (
        <AreaGround key={area} area={area} {...shared} />
      ))}
      <Overlay view={view} layout={layout} sheet={sheet} layers={layers} pointed={pointed} range={range} />
      {AREAS[mode].map((area) => (
        <AreaFace key={area} area={area} {...shared} />
      ))}
      {ZONES_OF[mode].map((zone) => (
        <Sector key={zone} zone={zone} {...shared} />
      ))}
      {calm && <Deeds deeds={deeds} layout={layout} sheet={sheet} />}
      <Underway
        view={view}
        drawn={calm ? deeds : []}
        layout={layout}
        sheet={sheet}
        stepped={props.sharing !== null && props.sharing !== undefined}
      />
      {AREAS[mode].map((area) => (
        <AreaName key={area} area={area} layout={layout} language={language} />
      ))}
      <Bombers {...shared} sheet={sheet} />
      {forecast && choice.moves.length > 0 && (
        <TargetLabel {...{ forecast, layout, mode, language }} from={sourcesOf(props)} />
      )}
      {layout.support && (
        <div
          className="gow-support-place on-paper"
          data-kind={layout.support.kind}
          style={{ left: layout.support.x, top: layout.support.y, width: layout.support.width }}
        >
          <SupportBoard {...shared} />
        </div>
      )}
      {forecast && props.briefing !== 'whole' && !(layout.narrow && isQuiet(forecast)) ? (
        <ForecastPanel forecast={forecast} language={language} box={layout.forecast} />
      ) : (
        calm &&
        !forecast &&
        !props.briefing &&
        view.flow.length > 0 && <AftermathPanel lately={heard} language={language} box={layout.forecast} />
      )}
      <LayerTools view={view} language={language} layers={layers} set={setLayers} />
    </div>
  );
}

/** Everybody goes home at once: the one journey without a place of its own. */
const recalls = (telling: Beat | null): boolean => telling?.kind === 'move' && telling.at === undefined;

/** The places whose pieces are just being given. */
const sourcesOf = ({ sharing }: BoardProps) =>
  sharing?.share.parts.map(({ thing }) => thing).filter((thing) => isArea(thing) || isZone(thing)) ?? [];

/** How a fight ended, as long as its place is spoken of. */
function fightTold(view: View, telling: Beat | null, aftermath: Aftermath | null): AreaProps['fight'] {
  if (aftermath?.is === 'combat-ended' && telling?.at === aftermath.place)
    return { place: aftermath.place, rows: rowsOf(aftermath) };
  if (aftermath?.is !== 'fire-ended' || telling?.at !== aftermath.area || telling.kind === 'roll') return null;
  const side = enemyOf(aftermath.side);
  const left = piecesIn(view, side, aftermath.area);
  return { place: aftermath.area, rows: [{ side, left, fallen: aftermath.lost }] };
}

/** Nothing to be told that would be worth covering a part of a small map. */
const isQuiet = ({ defenders }: Forecast): boolean => defenders === 0;

/** While guns are laid, or somebody points at them: what they reach. */
function rangeOf(view: View, thing: string | null): ReadonlySet<string> | null {
  const f = view.flow.at(-1);
  if (f?.step === 'barrage.target') return new Set(barrageTargets(view, f.from));
  if (f?.step !== 'turn' || thing === null || !isSpace(thing)) return null;
  const space = SPACE[thing];
  return space.action === 'barrage' ? new Set(barrageTargets(view, space.area)) : null;
}

function LayerTools({
  view,
  language,
  layers,
  set,
}: Pick<BoardProps, 'view' | 'language'> & { layers: Layers; set(layers: Layers): void }) {
  const say = boardWords[language];
  const tool = (layer: keyof Layers, symbol: SymbolName, name: string) => (
    <button
      type="button"
      aria-pressed={layers[layer]}
      title={name}
      onClick={() => set({ ...layers, [layer]: !layers[layer] })}
    >
      <Sign name={symbol} size={16} />
      <span className="gow-layer-name">{name}</span>
    </button>
  );
  return (
    <div className="gow-layers">
      {tool('supply', 'truck', say.supplyLines)}
      {view.options.mode === 'island' && tool('zones', 'layers', say.airZones)}
    </div>
  );
}
