/**
 * Phones: under the board (or beside it) the sheet. It holds the order line, then the answers; while something is told or read it rises over the
 * lower part of the board. The bar with Undo and the primary button belongs to the decision, whatever tab is open.
 */
import { type PhoneTab, Glyph as Sign, type SymbolName } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { Face } from '../board/reading.tsx';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { Log } from '../log/log.tsx';
import { Suggest, type SuggestProps } from '../order-line/order-acts.tsx';
import { DiceTray } from '../panes/dice-tray.tsx';
import { Favours, Offered } from '../partner/voice.tsx';
import { Briefing } from '../stage/briefing.tsx';
import { AnswerList, useShort } from './answer-list.tsx';
import { offersOf } from './answers.ts';
import { ShareCells } from './share-cells.tsx';
import './phone-sheet.css';
import './detents.css';
import { useUseful } from '../useful.ts';

/** What is told or read instead of the answers; null where there is none. */
function toldOrRead(desk: Desk): ReactNode {
  const { stage, again, reading, looksBack, sitting, notes } = desk;
  if (stage.now || again.running || looksBack) return <Briefing desk={desk} covers="sheet" />;
  if (!reading) return null;
  return (
    <div className="sheet-page">
      <Face sitting={sitting} thing={reading} notes={notes[0] === 'on'} />
    </div>
  );
}

/** Once everything is chosen, what the choice may come to; else the answers. A bot of this side that asks for something is answered first. */
function Answered({ desk, suggest, turns }: { desk: Desk; suggest: SuggestProps; turns: ReactNode }) {
  const { sitting, decision, page, turnPage, partner } = desk;
  const { board, language, moves } = sitting;
  const { view } = desk.boardProps;
  const useful = useUseful(sitting);
  const short = useShort();
  const { choice } = decision;
  if (partner?.offer && choice.picked.length === 0) return <Offered sitting={sitting} partner={partner} answers />;
  if (moves.length === 0 || desk.passing) return <Waiting desk={desk} />;
  const offers = offersOf(sitting, decision, useful);
  const forecast =
    page === 0 && !offers.promised && board.forecast?.({ view, choice, pointed: null, language, narrow: true });
  const chosen = choice.legal.size === 0 && choice.verbs.length === 0;
  return (
    <>
      {decision.heading && <Costs heading={decision.heading} />}
      {forecast && <div className="sheet-forecast">{forecast}</div>}
      {decision.sharing && <ShareCells sitting={sitting} sharing={decision.sharing} />}
      {!decision.sharing && !(forecast && chosen) && (
        <AnswerList
          sitting={sitting}
          offers={offers}
          page={page}
          turn={turnPage}
          short={short}
          low={Boolean(forecast || decision.heading)}
          extra={Suggest.offers(suggest) ? <Suggest {...suggest} /> : turns}
        />
      )}
    </>
  );
}

/** What the moves that are planned cost, and what they may meet. */
function Costs({ heading }: { heading: NonNullable<Decision['heading']> }) {
  const { far, costs } = heading.way.words;
  return (
    <ul className="sheet-forecast sheet-costs">
      <li>{far}</li>
      {costs.map(({ symbol, text }) => (
        <li key={text}>
          <Sign name={symbol} size={16} /> {text}
        </li>
      ))}
    </ul>
  );
}

/** While others decide, or a pass is made by itself: what happened last, or the last roll. */
function Waiting({ desk }: { desk: Desk }) {
  const { stage, sitting } = desk;
  if (stage.dispatch || stage.last) return <Briefing desk={desk} />;
  return <DiceTray sitting={sitting} />;
}

const TABS = {
  board: 'layers',
  hand: 'hand',
  instruments: 'depot',
  log: 'log',
} as const satisfies Readonly<Record<PhoneTab, SymbolName>>;

export function PhoneSheet({
  desk,
  order,
  reaction,
  turns,
}: {
  desk: Desk;
  order: ReactNode;
  reaction: ReactNode;
  /** Passes also the turns to come. */
  turns: ReactNode;
}) {
  const { sitting, tab, decision, hand, instruments, notes, highlight, partner } = desk;
  const content: Readonly<Record<PhoneTab, () => ReactNode>> = {
    board: () => toldOrRead(desk) ?? reaction ?? <Answered desk={desk} suggest={{ sitting, decision }} turns={turns} />,
    hand: () => (
      <>
        {hand}
        {partner?.said && <p className="voice-said">{partner.said.text}</p>}
        {partner && <Favours sitting={sitting} partner={partner} />}
      </>
    ),
    instruments: () => <div className="small-instruments">{instruments}</div>,
    log: () => (
      <>
        <DiceTray sitting={sitting} />
        <Log sitting={sitting} notes={notes[0] === 'on'} highlight={highlight} />
      </>
    ),
  };
  return (
    <>
      {order}
      <Peek desk={desk} />
      <Grip desk={desk} />
      <section className="small-sheet" data-tab={tab} aria-label={sitting.say.targets}>
        {content[tab]()}
      </section>
      <Tabs desk={desk} />
    </>
  );
}

/** Over the lower edge of the board, while somebody chooses there: what lies in the hand, in short; touched, it opens the hand. */
function Peek({ desk: { sitting, boardProps, show, tab } }: { desk: Desk }) {
  const { board, say, words } = sitting;
  const Shown = board.phone?.Peek;
  if (!Shown || sitting.seat === null || tab !== 'board') return null;
  return (
    <button type="button" className="peek" aria-label={say.hand} lang={words.language} onClick={() => show('hand')}>
      <Shown {...boardProps} />
    </button>
  );
}

/** Over the sheet: back from a page of it, or up to what happened and down again. */
function Grip({ desk }: { desk: Desk }) {
  const { sitting, page, turnPage, reading, read, looksBack, lookBack, stage, again, tab } = desk;
  const { say } = sitting;
  // There the skip button has the place.
  if (tab !== 'board' || stage.now || stage.missed || again.running || desk.passing) return null;
  if (page > 0 || reading) {
    return (
      <button
        type="button"
        className="sheet-grip"
        onClick={() => (reading ? read(null) : turnPage(page - 1))}
        aria-label={say.goBack}
      >
        <Sign name="left" size={22} />
      </button>
    );
  }
  if (!looksBack && !stage.dispatch && !stage.last) return null;
  return (
    <button
      type="button"
      className="sheet-grip"
      aria-expanded={looksBack}
      aria-label={say.briefing}
      title={say.briefing}
      onClick={() => lookBack(!looksBack)}
    >
      <Sign name={looksBack ? 'down' : 'refresh'} size={22} />
      <span>{say.recap}</span>
    </button>
  );
}

function Tabs({ desk }: { desk: Desk }) {
  const { sitting, tab, show, hand, instruments } = desk;
  const { board, say, language } = sitting;
  const tabs = (Object.keys(TABS) as PhoneTab[]).filter(
    (one) => (one !== 'hand' || hand) && (one !== 'instruments' || instruments),
  );
  return (
    <nav className="small-tabs" aria-label={say.views}>
      {tabs.map((own) => {
        const { name, symbol } = board.phone?.tab?.(own, language) ?? { name: say[own], symbol: TABS[own] };
        return (
          <button key={own} type="button" aria-pressed={tab === own} onClick={() => show(own)}>
            <Sign name={symbol} size={22} />
            {name}
          </button>
        );
      })}
    </nav>
  );
}
