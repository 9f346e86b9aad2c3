/** One frame of a figure, drawn by the game's own board: a picture, nothing on it can be touched. What the caption speaks of is marked on it. */
import type { Language } from '@sztab/kernel';
import {
  type BoardProps,
  type Choice,
  choose,
  type GameOnTable,
  Glyph,
  STILL,
  stillProps,
  touch,
  useSize,
} from '@sztab/pieces';
import { type CSSProperties, useMemo, useRef } from 'react';
import { FigureMarks } from './figure-marks.tsx';
import { figureViews } from './figure-views.ts';
import type { Figure, FigureSize, FigureStart } from './read-figure.ts';
import { type ThingPlace, useThings } from './use-things.ts';

/** The style sheet decides which of its two boxes a figure has. */
const isLike = (room: FigureSize, box: FigureSize): number =>
  Math.abs(room.height / room.width - box.height / box.width);

export interface FigureBoardProps {
  readonly sheet: GameOnTable;
  readonly figure: Figure;
  readonly starts: Readonly<Record<string, FigureStart>>;
  readonly language: Language;
  readonly at: number;
}

export function FigureBoard({ sheet, figure, starts, language, at }: FigureBoardProps) {
  const { seat, frames } = useMemo(() => figureViews(sheet.box, figure, starts), [sheet, figure, starts]);
  const [ref, room] = useSize(figure.wide);
  const stage = useRef<HTMLDivElement>(null);
  const narrow = isLike(room, figure.narrow) < isLike(room, figure.wide);
  const box = narrow ? figure.narrow : figure.wide;
  // A piece of a map is as large on a phone as on a desk; a whole sheet is laid out as a phone has it.
  const laid = narrow && figure.crop.length === 0 ? box : (figure.sheet ?? box);
  const frame = figure.frames[at] as Figure['frames'][number];
  const { view, moves, heard } = frames[at] as (typeof frames)[number];
  const props: BoardProps = {
    ...stillProps(sheet, view, seat, language),
    choice: touched(moves, frame.touch),
    lately: heard.map((event) => ({ at, event })),
    ...(narrow && figure.crop.length === 0 && { tab: 'board' as const }),
  };
  const places = useThings(stage, figure, at, laid.width);
  // The map stays where it was when somebody steps on: what the first frame had to show is the picture of all.
  const first = useRef<readonly ThingPlace[]>([]);
  const cropped = places ? figure.crop.flatMap((thing) => places.get(thing) ?? []) : [];
  if (at === 0 || first.current.length < cropped.length) first.current = cropped;
  const { scale, x, y } = framed(first.current, laid, box, room);
  return (
    <div className="figure-window" ref={ref} inert aria-hidden="true">
      <div
        className="figure-stage"
        ref={stage}
        data-part={figure.part}
        style={
          {
            width: laid.width,
            height: laid.height,
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
          } as CSSProperties
        }
      >
        <Part sheet={sheet} figure={figure} props={props} />
        {places && <FigureMarks frame={frame} places={places} laid={laid} scale={scale} />}
      </div>
    </div>
  );
}

export function Part({ sheet, figure, props }: { sheet: GameOnTable; figure: Figure; props: BoardProps }) {
  const { Board, Hand, Instruments, Strip, Zoom, phases, figures } = sheet.board;
  const { part, thing } = figure;
  if (part === 'zoom') return <Zoom thing={thing ?? ''} view={props.view} language={props.language} />;
  if (part === 'phases')
    return (
      <ol className="figure-phases">
        {phases(props.view, props.language).map(({ name, state }) => (
          <li key={name} data-state={state}>
            {name}
          </li>
        ))}
      </ol>
    );
  if (part === 'seat')
    return (
      <ul className="figure-seat">
        {figures(props.view, props.seat ?? 0, props.language).map(({ symbol, name, value }) => (
          <li key={name}>
            <Glyph name={symbol} size={28} />
            <b>{value}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    );
  const Drawn = { board: Board, hand: Hand, instruments: Instruments, strip: Strip }[part];
  return Drawn ? <Drawn {...props} /> : null;
}

/** The open choice after these touches; without any, what can be touched first. */
export function touched(moves: readonly string[], touches: readonly string[] | null): Choice {
  if (touches === null) return STILL.choice;
  return touches.reduce<Choice>((choice, thing) => touch(choice, thing) ?? choice, choose(moves));
}

/** How the stage is moved so that these places fill the box, or all of it does. */
function framed(
  places: readonly ThingPlace[],
  laid: FigureSize,
  box: FigureSize,
  room: FigureSize,
): { scale: number; x: number; y: number } {
  const whole = { left: 0, top: 0, right: laid.width, bottom: laid.height };
  const height = (room.width * box.height) / box.width;
  const span =
    places.length === 0
      ? whole
      : {
          left: Math.min(...places.map(({ left }) => left)) - MARGIN,
          top: Math.min(...places.map(({ top }) => top)) - MARGIN,
          right: Math.max(...places.map(({ right }) => right)) + MARGIN,
          bottom: Math.max(...places.map(({ bottom }) => bottom)) + MARGIN,
        };
  const scale = Math.min(room.width / (span.right - span.left), height / (span.bottom - span.top));
  // What is shown beside stays on the sheet, where there is some.
  const within = (at: number, room: number, all: number): number =>
    all <= room ? (room - all) / 2 : Math.min(0, Math.max(room - all, at));
  return {
    scale,
    x: within(room.width / 2 - ((span.left + span.right) / 2) * scale, room.width, laid.width * scale),
    y: within(height / 2 - ((span.top + span.bottom) / 2) * scale, height, laid.height * scale),
  };
}
const MARGIN = 28;
