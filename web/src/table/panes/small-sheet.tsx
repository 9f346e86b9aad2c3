/** Phones: under (or beside) the board stands the order line, and under it whichever of the other parts is wanted. */
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import type { ReactNode } from 'react';
import type { Desk, Tab } from '../desk.ts';
import { Log } from '../log/log.tsx';
import { DiceTray, RollNews } from './dice-tray.tsx';
import './small-sheet.css';
import { TargetList } from '../order-line/target-list.tsx';

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
  const content: Readonly<Record<Tab, ReactNode>> = {
    board: reaction ?? (
      <>
        <RollNews sitting={sitting} lately={boardProps.lately} />
        {idle || board.phone?.handFirst ? hand : <TargetList sitting={sitting} decision={decision} />}
      </>
    ),
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
