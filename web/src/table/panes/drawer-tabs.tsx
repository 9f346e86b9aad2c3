/** A tablet has no room for the rails: their handles stick out at the right edge. */
import { Glyph as Sign } from '@sztab/pieces';
import type { ReactNode } from 'react';
import type { Desk } from '../desk.ts';
import './drawer-tabs.css';

/** `children`: what stands before them. */
export function DrawerTabs({ desk, children }: { desk: Desk; children: ReactNode }) {
  const { sitting, instruments, panel, open, turnAid } = desk;
  const { say } = sitting;
  const tabs = [
    ...(instruments ? [{ panel: 'instruments', symbol: 'depot', name: say.instruments } as const] : []),
    { panel: 'log', symbol: 'log', name: say.log } as const,
    ...(turnAid ? [{ panel: 'aid', symbol: 'lamp', name: say.aidShort } as const] : []),
  ];
  return (
    <nav className="drawer-tabs" aria-label={say.panels}>
      {children}
      {tabs.map(({ panel: own, symbol, name }) => (
        <button key={own} type="button" aria-expanded={panel === own} onClick={() => open(panel === own ? null : own)}>
          <Sign name={symbol} />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
