/** The map: towns with their control and marks, trucks on roads, supplies, corps, and what can be touched. */
import { moveParts } from '@sztab/kernel';
import { Glyph, phrase, useSize } from '@sztab/pieces';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { corpsData } from '../content/corps.ts';
import {
  type Colour,
  FORTS,
  FORWARD_BASES,
  fieldOf,
  MEDAL_TOWNS,
  PERMANENT,
  SYMBOLS,
  TOWNS,
  type Town,
  VICTORY,
} from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import { controllerOf, isFree, isMainBase, supplyLine, tokensOn } from '../rules/control.ts';
import { deckFor } from '../rules/march.ts';
import { deckName } from '../text/cards.ts';
import { OUTLINE } from './badge.tsx';
import { Blocks } from './blocks.tsx';
import { Convoys } from './convoys.tsx';
import { ROADS, TOWN_AT, TRUE_AT, VIEW } from './drawing/lands.ts';
import { KIND_SIGN, PENCIL } from './marks.ts';
import { spokenTown } from './names.ts';
import { Printed, Roads } from './printed.tsx';
import { percent, shrink, TOWN_R, TOWN_SIDE } from './scale.ts';
import { type RrBoardProps, standing, touching } from './touching.ts';
import { TownNames } from './town-names.tsx';
import { TurnedUp } from './turned-up.tsx';
import { boardWords } from './words/index.ts';
import './map.css';

export function RhineMap(props: RrBoardProps) {
  const { view, language, seat, lately, zoom = 1 } = props;
  const [ref, { width }] = useSize({ width: 900, height: 680 });
  const own = seat === null ? null : (view.commanders[seat]?.colour ?? null);
  const line = useMemo(() => (own ? supplyLine(view, own) : new Set<Town>()), [view, own]);
  return (
    <div
      ref={ref}
      className="rr-map"
      style={{ '--shrink': shrink(width * zoom), '--side': `${TOWN_SIDE * width}px` } as CSSProperties}
    >
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={boardWords[language].map}>
        <Printed language={language} />
        <Roads own={own} />
        {Object.entries(TRUE_AT).map(([town, [x, y]]) => {
          const [u, v] = TOWN_AT[town as Town];
          return <path key={town} d={`M${x} ${y}L${u} ${v}`} className="rr-leader" />;
        })}
        <LastMoves lately={lately} />
        {TOWNS.map((town) => (
          <TownDisc
            key={town}
            town={town}
            controller={controllerOf(view, town)}
            linked={line.has(town)}
            own={own}
            absent={!view.commanders.some(({ colour }) => colour === controllerOf(view, town))}
            marker={view.markers.includes(town)}
          />
        ))}
        <TownNames width={width} {...props} zoom={zoom} />
      </svg>
      <div className="rr-things pencil">
        {TOWNS.map((town) => (
          <TownButton key={town} town={town} {...props} />
        ))}
        {view.trucks.map((road) => (
          <TruckOnRoad key={road} road={road} />
        ))}
        <Convoys {...props} />
        <Blocks {...props} width={width} zoom={zoom} />
      </div>
      {view.revealed && <TurnedUp card={view.revealed} language={language} />}
    </div>
  );
}

interface Disc {
  readonly town: Town;
  readonly controller: Colour | null;
  /** Joined with the viewer's main base. */
  readonly linked: boolean;
  readonly own: Colour | null;
  /** Of a commander who does not take part, or nobody's. */
  readonly absent: boolean;
  readonly marker: boolean;
}

const TownDisc = memo(function TownDisc({ town, controller, linked, own, absent, marker }: Disc) {
  const [x, y] = TOWN_AT[town];
  const { colours } = fieldOf(town);
  const resists = controller === null && (marker || SYMBOLS.has(town));
  // The own fields that no unbroken line joins with the base are marked: there the line is broken.
  const cut = own !== null && controller === own && !linked;
  if (resists) {
    return (
      <g transform={`translate(${x} ${y})`} className="rr-resistance" data-printed={!marker || undefined}>
        <rect x={-TOWN_R} y={-TOWN_R} width={2 * TOWN_R} height={2 * TOWN_R} rx="3" />
        <use href="#i-opor" x="-10" y="-10" width="20" height="20" />
      </g>
    );
  }
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="rr-disc"
      data-cut={cut || undefined}
      data-closed={(controller && absent) || undefined}
    >
      <circle
        r={TOWN_R}
        fill={controller ? `var(--p-${PENCIL[controller]})` : VICTORY.has(town) ? 'var(--p-black)' : 'var(--land)'}
      />
      {controller && (
        <path
          d={OUTLINE[controller]}
          fill={`var(--on-${PENCIL[controller]})`}
          transform={`scale(${PERMANENT.has(town) ? 0.62 : 0.8}) translate(-17 -17)`}
        />
      )}
      {!controller &&
        colours.map((colour, i) => (
          <path
            key={colour}
            d={colours.length === 1 ? 'M0-10.5a10.5 10.5 0 1 0 .01 0z' : `M0-10.5A10.5 10.5 0 0 ${i} 0 10.5`}
            className="rr-ring"
            stroke={`var(--p-${PENCIL[colour]})`}
          />
        ))}
      {VICTORY.has(town) && !controller && (
        <use href="#i-bridge" x="-10" y="-10" width="20" height="20" color="var(--on-black)" />
      )}
    </g>
  );
});

/** What a touch of a town means now. */
function touchOf(town: Town, { choice, view }: RrBoardProps): string {
  const [first] = choice.picked;
  if (first !== undefined) return town;
  // Only one number is asked for at a time, so a touch of its new field says it all.
  const spread = choice.moves.find((move) => move.startsWith('spread(') && moveParts(move).args[1] === town);
  if (spread) return phrase(moveParts(spread).args[0] as string, 'spread', town);
  const verbs = new Set(
    choice.moves.flatMap((move) => {
      const { verb, args } = moveParts(move);
      return args[0] === town ? [verb] : [];
    }),
  );
  if (verbs.size !== 1) return town;
  const [verb] = [...verbs] as [string];
  const to = choice.moves.filter((move) => moveParts(move).args[0] === town);
  // One road out with something to carry: the touch says it all. Else the other end is asked for.
  if (verb === 'truck')
    return to.length === 1 ? phrase(town, 'truck', moveParts(to[0] as string).args[1] as string) : town;
  return verb === 'step' || verb === 'drop' || view.result ? phrase(town, verb) : town;
}

/** What choosing this town would mean, where it is not plain: which card it turns up, or that it is a counterattack. */
function wouldBe(town: Town, { choice, view, language }: RrBoardProps): { sign: string; title: string } | null {
  const say = boardWords[language];
  if (choice.moves.includes(`counter(${town})`)) return { sign: 'counter', title: say.verbs.counter ?? '' };
  if (!choice.moves.includes(`step(${town})`) || !isFree(view, town)) return null;
  const deck = deckFor(view, town);
  return { sign: deck === 'resistance' ? 'opor' : 'deck', title: deckName(deck, language) };
}

function TownButton({ town, ...props }: RrBoardProps & { town: Town }) {
  const { view, language } = props;
  const [x, y] = TOWN_AT[town];
  const touch = touchOf(town, props);
  const { marks, lit } = standing(props, town, touch);
  const would = lit ? wouldBe(town, props) : null;
  return (
    <button
      {...touching(props, town, touch)}
      {...marks}
      className="rr-town"
      data-would={would?.sign}
      style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}
      aria-label={spokenTown(town, view, language, lit)}
    >
      <span className="rr-marks">{marksOf(town, props)}</span>
      {would && (
        <span className="rr-would">
          <Glyph name={would.sign} size={13} title={would.title} />
        </span>
      )}
      <Pill town={town} {...props} />
    </button>
  );
}

function marksOf(town: Town, { view, language }: RrBoardProps): ReactNode {
  const say = boardWords[language].marks;
  const free = controllerOf(view, town) === null;
  const drops = view.paratroops.filter((one) => one.town === town);
  const numbers = view.numbers.filter((one) => one.town === town);
  return (
    <>
      {FORTS.has(town) && free && <Glyph name="fort" size={14} title={say.fort} />}
      {MEDAL_TOWNS.has(town) && free && <Glyph name="medal" size={14} title={say.medal} />}
      {isMainBase(view, town) && <Glyph name="base" size={14} title={say.main} />}
      {(FORWARD_BASES.has(town) || (town === 'oostende' && view.ostend)) && (
        <Glyph name="anchor" size={14} title={say.forward} />
      )}
      {drops.map(({ dark }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal markers
        <Glyph key={i} name={dark ? 'nopara' : 'para'} size={14} title={say.paratroops} />
      ))}
      {numbers.map(({ number }) => (
        <b key={number} className="rr-number">
          {number}
        </b>
      ))}
    </>
  );
}

/** So near to the lower edge there is no room for supplies below a town. */
const LOW = 45;

/** Supplies on a field: a sign and a number each, in one pill. */
function Pill({ town, view }: RrBoardProps & { town: Town }) {
  const here = tokensOn(view, town);
  if (!view.fields[town]) return null;
  return (
    <span className="rr-pill" data-low={TOWN_AT[town][1] > VIEW.height - LOW || undefined}>
      {KINDS.filter((kind) => here[kind] > 0).map((kind) => (
        <span key={kind} data-kind={kind}>
          <Glyph name={KIND_SIGN[kind]} size={12} />
          {here[kind]}
        </span>
      ))}
    </span>
  );
}

function TruckOnRoad({ road }: { road: string }) {
  const [x, y] = ROADS[road as keyof typeof ROADS].mid;
  return (
    <span className="rr-truck" style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}>
      <Glyph name="truck" size={13} />
    </span>
  );
}

/** The way of everybody's last corps: dotted, in the order of its steps. */
function LastMoves({ lately }: Pick<RrBoardProps, 'lately'>) {
  const steps = lately.flatMap(({ event }) => (event.is === 'stepped' ? [event] : []));
  return steps.map(({ corps, from, to }, i) => {
    const road = ROADS[`${from}/${to}` as keyof typeof ROADS] ?? ROADS[`${to}/${from}` as keyof typeof ROADS];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps lie in order
      <path key={i} d={road.d} className="rr-way" data-look={PENCIL[corpsData(corps).colour]} />
    );
  });
}
