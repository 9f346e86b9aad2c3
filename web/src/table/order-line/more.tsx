/** Behind “…” beside Undo, always at its place: the quiet acts that have no place of their own in the line. */
import { Glyph as Sign, type SymbolName } from '@sztab/pieces';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import './more.css';

export interface MoreAct {
  readonly symbol: SymbolName;
  readonly words: string;
  /** The key that does the same without the list. */
  readonly key?: string;
  act(): void;
}

/** Key M opens the list, wherever the focus is. */
export const openMore = (root: HTMLElement | null): boolean => {
  const button = root?.querySelector<HTMLElement>('.order-more > button');
  button?.click();
  return button !== null && button !== undefined;
};

/** `options`: what may be chosen now and has no room in its row; the button says that there is something. */
export function More({ name, options, acts }: { name: string; options: readonly MoreAct[]; acts: readonly MoreAct[] }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rows = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    // It lies over the table, so whatever is touched next closes it.
    const onPointer = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => window.removeEventListener('pointerdown', onPointer, { capture: true });
  }, [open]);
  const onKey = (event: KeyboardEvent): void => {
    if (!open) return;
    const all = rows();
    const place = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) all.at(next % all.length)?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    // On a row these press it; the table must not hear of them.
    if (event.key === 'Enter' || event.key === ' ' || next !== undefined || event.key === 'Escape') {
      event.stopPropagation();
      if (next !== undefined) event.preventDefault();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus, the keys go from row to row
    <div className="order-more" ref={box} onKeyDown={onKey}>
      <button
        type="button"
        className="btn quiet"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={name}
        title={name}
        data-options={options.length > 0 || undefined}
        onClick={() => setOpen(!open)}
      >
        {options.length > 0 ? `+${options.length}` : '…'}
      </button>
      {open && (
        <div role="menu" aria-label={name}>
          {[...options, ...acts].map(({ symbol, words, key, act }) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                act();
              }}
            >
              <Sign name={symbol} />
              <span>{words}</span>
              {key && <kbd>{key}</kbd>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
