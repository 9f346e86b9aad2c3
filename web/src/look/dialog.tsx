/** A native dialog that is open as long as it is drawn. */
import { Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useEffect, useRef } from 'react';
import './dialog.css';

export function Dialog({
  title,
  close,
  onClose,
  children,
}: {
  title: string;
  /** What the closing button is called. */
  close: string;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // Whoever is asked for words may write at once.
    element.querySelector<HTMLElement>('.field input')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="table-dialog" aria-label={title} onClose={onClose} closedby="any">
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="iconbtn"
          aria-label={close}
          title={close}
          onClick={() => dialog.current?.close()}
        >
          <Sign name="x" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
