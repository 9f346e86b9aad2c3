/** A panel from the side of a screen that has no room for it all the time; the board stays in sight beside it. */
import { Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useEffect, useRef } from 'react';
import './drawer.css';

export function Drawer({
  title,
  close,
  wide,
  onClose,
  children,
}: {
  title: string;
  close: string;
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Under a finger a field would bring up the keyboard before anybody wants to write.
    const field = matchMedia('(pointer: fine)').matches && drawer.current?.querySelector<HTMLElement>('[data-first]');
    (field || button.current)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside ref={drawer} className="drawer" data-wide={wide || undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button ref={button} type="button" className="iconbtn" aria-label={close} title={close} onClick={onClose}>
          <Sign name="x" />
        </button>
      </header>
      <div className="drawer-body">{children}</div>
    </aside>
  );
}
