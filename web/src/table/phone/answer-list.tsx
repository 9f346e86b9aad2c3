/** The answers in the sheet: tiles, cards, rows or chips, all of them without scrolling; more than fit come page by page. */
import { media, SCREENS, Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLayout } from '../layout.ts';
import type { Sitting } from '../sitting.ts';
import type { Offer, Offers } from './answers.ts';
import { pagesOf } from './answers.ts';
import './answer-list.css';

/** What a page holds: the first one over the bar, and those that rise over the board. */
const ROOM = {
  tiles: { first: 6, more: 12 },
  cards: { first: 3, more: 3 },
  rows: { first: 4, more: 4 },
  chips: { first: 14, more: 35 },
} as const satisfies Readonly<Record<Offers['as'], { first: number; more: number }>>;
/** A phone on its side, or a short one, has fewer rows. */
const SHORT_MORE = 9;
/** A name of so many letters stands in one line of a tile. */
const ONE_LINE = 13;
/** So many letters of what is said of it stand in a line of a tile. */
const DETAIL_LINE = 18;
/** A word of more letters is set narrower, so that it is whole. */
const NARROW = 11;
/** A name of more letters needs a third line of a tile, unless it is set narrower. */
const TWO_LINES = 22;
const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/u).map(({ length }) => length));

export function AnswerList({
  sitting,
  offers: { as, list, out },
  page,
  turn,
  short,
  low,
  extra,
}: {
  sitting: Sitting;
  offers: Offers;
  /** Which page is open: 0 is the one over the bar. */
  page: number;
  turn(page: number): void;
  short: boolean;
  /** Something stands over them: there is room for one row. */
  low: boolean;
  /** What may be pressed besides, such as a bot's suggestion. */
  extra: ReactNode;
}) {
  const { say } = sitting;
  const { first, more } = ROOM[as];
  const besides = (out ? 1 : 0) + (extra ? 1 : 0);
  const pages = pagesOf(
    list,
    Math.max(2, (low ? Math.min(first, 3) : first) - besides),
    as === 'tiles' && short ? SHORT_MORE : more,
  );
  const at = Math.min(page, pages.length - 1);
  const shown = pages[at] ?? [];
  const left = pages.slice(at + 1).reduce((sum, one) => sum + one.length, 0);
  return (
    <ul className="answers" data-as={as} data-low={low || undefined} aria-label={say.targets}>
      {shown.map((offer) => (
        <AnswerItem key={offer.touch ?? offer.name} offer={offer} as={as} />
      ))}
      {left > 0 && (
        <li>
          <button type="button" className="answer" data-more onClick={() => turn(at + 1)}>
            <b>{say.moreAnswers(left)}</b>
            <Sign name="chev" size={16} />
          </button>
        </li>
      )}
      {at === 0 && extra && <li>{extra}</li>}
      {at === 0 && out && <AnswerItem offer={out} as={as} />}
    </ul>
  );
}

function AnswerItem({ offer, as }: { offer: Offer; as: Offers['as'] }) {
  const { name, detail, figure, symbol, face, touch, picked, take } = offer;
  return (
    <li>
      <button
        type="button"
        className="answer"
        aria-pressed={picked}
        aria-disabled={touch === null || undefined}
        data-answer={touch ?? undefined}
        data-short={name.length <= ONE_LINE || undefined}
        data-full={(name.length > ONE_LINE && (detail?.length ?? 0) > DETAIL_LINE) || undefined}
        onClick={take}
      >
        {as === 'cards' && face ? (
          <>
            {face}
            {picked && (
              <span className="answer-check">
                <Sign name="check" size={18} />
              </span>
            )}
          </>
        ) : (
          <>
            <b data-long={longestWord(name) > NARROW || name.length > TWO_LINES || undefined}>
              {as !== 'chips' && <Sign name={symbol} size={16} />}
              {name}
            </b>
            {figure && <span className="answer-figure num">{figure}</span>}
            {detail && <small>{detail}</small>}
          </>
        )}
      </button>
    </li>
  );
}

/** Which page of the answers is open; a new question, or another slot of it, begins with the first one. */
export function useAnswerPage(question: string): readonly [number, (page: number) => void] {
  const [open, setOpen] = useState({ question, page: 0 });
  return [open.question === question ? open.page : 0, (page) => setOpen({ question, page })];
}

const veryLow = media(SCREENS['very-low']);

export const useShort = (): boolean => {
  const lies = useLayout() === 'landscape';
  return useSyncExternalStore(veryLow.subscribe, veryLow.matches) || lies;
};
