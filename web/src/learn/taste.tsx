/** One step of a lesson, played on the real board by whoever has never been here; the lesson then goes on behind it at its own table. */
import type { LessonWords } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../look/language.tsx';
import { BareTable, type Beside, Pointers, type Ring } from '../table/index.ts';
import { learnWords } from '../words/learn/index.ts';
import { overlap } from './aside.ts';
import { saidOf, sentences } from './lesson-card.tsx';
import { firstMove, keepTaste, type OpenTaste } from './open-taste.ts';
import './taste.css';

export function TasteBoard({ open, onDone }: { open: OpenTaste; onDone(): void }) {
  const { table, last, first, taste } = open;
  const [language] = useLanguage();
  const root = useRef<HTMLElement>(null);
  useSyncExternalStore(table.subscribe, table.state);
  const { standing, shown, lesson } = table;
  const over = standing.step > last && !standing.strayed;
  const asks = !over && !standing.strayed;
  useEffect(() => {
    if (!over) return;
    keepTaste(open);
    onDone();
  }, [over, open, onDone]);
  const [rings, point] = useState<readonly Ring[]>([]);
  const say = learnWords[language];
  return (
    <section className="taste" ref={root} aria-label={say.taste.title}>
      <BareTable
        table={table}
        asks={asks}
        front={taste.around}
        awaits={standing.awaits}
        since={first}
        beside={(now) => (
          <>
            {asks && now.told === null && <Spotlight rings={rings} />}
            <Card open={open} now={now} over={over} rings={rings} />
            {asks && now.told === null && (
              <Pointers
                things={lesson.steps[shown.step]?.point ?? []}
                way={shown}
                stamp={table.made.length}
                onRings={point}
              />
            )}
          </>
        )}
      />
    </section>
  );
}

const CORNERS = ['right bottom', 'left bottom', 'right top', 'left top'] as const;
/** How much it matters that what is pointed at, what can be touched, and what only lies there can be seen. */
const WEIGHTS = { pointed: 1000, lit: 100, lying: 1 };

/** The corner of the board at which the words cover least of what they are about. Once they stand there they stay. */
function useCorner(card: RefObject<HTMLElement | null>, rings: readonly Ring[]): (typeof CORNERS)[number] {
  const [corner, setCorner] = useState<(typeof CORNERS)[number] | null>(null);
  useLayoutEffect(() => {
    const taste = card.current?.closest('.taste');
    const room = taste?.querySelector('.board-pane')?.getBoundingClientRect();
    if (corner || rings.length === 0 || !card.current || !room) return;
    const { width, height } = card.current.getBoundingClientRect();
    const things = [...(taste?.querySelectorAll('.sheet [data-thing]') ?? [])].map((thing) => ({
      weight: thing.hasAttribute('data-legal') ? WEIGHTS.lit : WEIGHTS.lying,
      box: thing.getBoundingClientRect(),
    }));
    const seen = [...rings.map((box) => ({ weight: WEIGHTS.pointed, box })), ...things];
    const cost = (name: string): number => {
      const place = {
        x: name.startsWith('right') ? room.right - width - EDGE : room.left + EDGE,
        y: name.endsWith('bottom') ? room.bottom - height - EDGE : room.top + EDGE,
        width,
        height,
      };
      return seen.reduce((sum, { weight, box }) => sum + weight * overlap(place, box), 0);
    };
    setCorner(CORNERS.toSorted((a, b) => cost(a) - cost(b))[0] ?? null);
  }, [card, rings, corner]);
  return corner ?? 'right bottom';
}
/** As in the style sheet, in pixels. */
const EDGE = 16;

/** The rest of the board steps back behind what to touch. */
function Spotlight({ rings }: { rings: readonly Ring[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const zero = place.current?.getBoundingClientRect();
    if (!place.current || !zero) return;
    // What is to be pressed beside the board needs no light.
    const card = place.current.closest('.taste')?.querySelector('.taste-card')?.getBoundingClientRect() ?? zero;
    const holes = rings
      .filter((ring) => overlap(ring, card) === 0)
      .map(({ x, y, width, height }) => {
        const [a, b] = [width * 0.75 + LIGHT, height * 0.75 + LIGHT].map(Math.round);
        return `radial-gradient(${a}px ${b}px at ${Math.round(x + width / 2 - zero.x)}px ${Math.round(y + height / 2 - zero.y)}px, transparent 70%, black)`;
      });
    place.current.style.maskImage = holes.join(', ');
    place.current.style.visibility = holes.length === 0 ? 'hidden' : '';
  }, [rings]);
  return rings.length > 0 && <div className="taste-rest" ref={place} aria-hidden="true" />;
}
/** So far around a thing it is light, in pixels. */
const LIGHT = 34;

interface CardProps {
  readonly open: OpenTaste;
  readonly now: Beside;
  readonly over: boolean;
  readonly rings: readonly Ring[];
}

function Card({ open, now, over, rings }: CardProps) {
  const { table } = open;
  const [language] = useLanguage();
  const say = learnWords[language];
  const card = useRef<HTMLDivElement>(null);
  const words = open.words[language][table.lesson.id] as LessonWords;
  const { title, language: lang } = table.game.box.words[language];
  const { strayed } = table.shown;
  const on = useRef<HTMLAnchorElement>(null);
  const done = over && now.told === null;
  const said = done ? whatFollows(open, words) : saidOf(table, words, language);
  const corner = useCorner(card, rings);
  // Whoever plays by keys was on a thing that has gone its way.
  useEffect(() => {
    if (done && card.current?.closest('.taste')?.contains(document.activeElement))
      on.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <div className="taste-card" ref={card} data-over={done || undefined} data-corner={corner}>
      <p className="taste-tag">
        <Sign name="layers" size={16} />
        {say.taste.try}
      </p>
      {done ? (
        <h3 lang={lang}>{now.happened ?? firstMove(open, language)}</h3>
      ) : (
        <h3 lang={lang}>
          {words.title}
          <small>{title}</small>
        </h3>
      )}
      <div className="taste-says" lang={lang} aria-live={now.told === null ? 'polite' : 'off'}>
        {now.told !== null ? (
          <p>{now.told}</p>
        ) : (
          said.map((sentence, i) => (
            <p key={sentence} className={i === said.length - 1 && !strayed && !done ? 'taste-order' : undefined}>
              {sentence}
            </p>
          ))
        )}
        {now.refused && (
          <p className="taste-refused">
            <Sign name="x" size={14} />
            {now.refused}
          </p>
        )}
      </div>
      {now.told === null && (
        <CardActs strayed={strayed !== null} done={done} takeBack={() => void table.goBack()} acts={now.acts}>
          <Link ref={on} className="btn primary" href={table.paths.table}>
            {say.taste.goOn}
          </Link>
        </CardActs>
      )}
    </div>
  );
}

function CardActs(props: { strayed: boolean; done: boolean; takeBack(): void; acts: ReactNode; children: ReactNode }) {
  const [language] = useLanguage();
  if (props.done) return <div className="taste-acts">{props.children}</div>;
  if (!props.strayed) return props.acts;
  return (
    <div className="taste-acts">
      <button type="button" className="btn primary" onClick={props.takeBack}>
        {learnWords[language].takeBack}
      </button>
    </div>
  );
}

/** The next step begins with what came of this one; its order waits at the table. */
function whatFollows({ table, last }: OpenTaste, words: LessonWords): readonly string[] {
  return sentences(words.says[table.lesson.steps[last + 1]?.say ?? 'closing'] ?? '').slice(0, 1);
}
