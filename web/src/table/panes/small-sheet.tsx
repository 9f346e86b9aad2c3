/** Phones: under (or beside) the board stands the order line, and under it whichever of the other parts is wanted. */
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import type { ReactNode } from 'react';
import { Face } from '../board/reading.tsx';
import type { Desk, Tab } from '../desk.ts';
import { Log } from '../log/log.tsx';
import { Favours, Offered } from '../partner/voice.tsx';
import { DiceTray, RollNews } from './dice-tray.tsx';
import './small-sheet.css';
import { TargetList } from '../order-line/target-list.tsx';
import { Briefing, dispatchTitle } from '../stage/briefing.tsx';

/** A staged game tells here what the briefing tells on a desk: what happens now, the thing that is read, what the others did. */
function toldOrRead(desk: Desk): ReactNode {
  const { stage, again, reading, looksBack, sitting, notes } = desk;
  if (stage.now || again.running) return <Briefing desk={desk} covers="sheet" />;
  if (reading)
    return (
      <Page back={sitting.say.goBack} onBack={() => desk.read(null)}>
        <Face sitting={sitting} thing={reading} notes={notes[0] === 'on'} />
      </Page>
    );
  if (!looksBack) return null;
  return (
    <Page back={sitting.say.goBack} onBack={() => desk.lookBack(false)}>
      <Briefing desk={desk} covers="sheet" />
    </Page>
  );
}

function Page({ back, onBack, children }: { back: string; onBack(): void; children: ReactNode }) {
  return (
    <div className="sheet-page">
      <button type="button" className="btn quiet sheet-back" onClick={onBack}>
        <Sign name="left" />
        {back}
      </button>
      {children}
    </div>
  );
}

/** Over the answers: what the choice may come to; before anything is chosen, the way to what the others did. */
function Considered({ desk }: { desk: Desk }) {
  const { sitting, decision, stage } = desk;
  const { board, language } = sitting;
  const { view } = desk.boardProps;
  const forecast = board.forecast?.({ view, choice: decision.choice, pointed: null, language });
  if (forecast) return <div className="sheet-forecast">{forecast}</div>;
  if (!stage.dispatch) return null;
  return (
    <button type="button" className="sheet-dispatch" onClick={() => desk.lookBack(true)}>
      <Sign name="refresh" size={16} />
      <b>{dispatchTitle(sitting, stage.dispatch)}</b>
      <span>{stage.dispatch.lines.at(-1)?.text}</span>
    </button>
  );
}

export function SmallSheet({ desk, order, reaction }: { desk: Desk; order: ReactNode; reaction: ReactNode }) {
  const { sitting, tab, show, decision, boardProps, hand, instruments, notes, highlight, turnAid, panel } = desk;
  const { board, say } = sitting;
  const tabs: readonly { tab: Tab; symbol: SymbolName; name: string }[] = [
    { tab: 'board', symbol: 'layers', name: say.board },
    ...(hand ? [{ tab: 'hand', symbol: 'hand', name: say.hand } as const] : []),
    ...(instruments ? [{ tab: 'instruments', symbol: 'depot', name: say.instruments } as const] : []),
    { tab: 'log', symbol: 'log', name: say.log },
  ];
  // Where nothing is to be picked, the hand is what one wants to see.
  const idle = decision.choice.picked.length === 0 && decision.choice.legal.size === 0;
  const { partner } = desk;
  const answers = partner?.offer ? (
    <>
      <Offered sitting={sitting} partner={partner} answers />
      {hand}
    </>
  ) : (
    <>
      {partner?.said && <p className="voice-said">{partner.said.text}</p>}
      {boardProps.briefing ? <Considered desk={desk} /> : <RollNews sitting={sitting} lately={boardProps.lately} />}
      {idle || board.phone?.handFirst ? hand : <TargetList sitting={sitting} decision={decision} />}
      {partner && <Favours sitting={sitting} partner={partner} />}
    </>
  );
  const content: Readonly<Record<Tab, ReactNode>> = {
    board: (boardProps.briefing && toldOrRead(desk)) ?? reaction ?? answers,
    hand,
    instruments: instruments && <div className="small-instruments">{instruments}</div>,
    log: (
      <>
        <DiceTray sitting={sitting} />
        <Log sitting={sitting} notes={notes[0] === 'on'} highlight={highlight} />
      </>
    ),
  };
  return (
    <>
      <section className="small-sheet" data-tab={tab} aria-label={say.targets}>
        {order}
        {content[tab]}
      </section>
      <nav className="small-tabs" aria-label={say.views}>
        {tabs.map(({ tab: own, symbol, name }) => (
          <button key={own} type="button" aria-pressed={tab === own} onClick={() => show(own)}>
            <Sign name={symbol} size={22} />
            {name}
          </button>
        ))}
        {turnAid && (
          <button type="button" aria-expanded={panel === 'aid'} onClick={turnAid}>
            <Sign name="lamp" size={22} />
            {say.aidShort}
          </button>
        )}
      </nav>
    </>
  );
}
