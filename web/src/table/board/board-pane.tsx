/** The pane that holds the sheet: the board itself is the game's, moving about on it is ours. */
import type { BoardProps } from '@sztab/pieces';
import { memo, type RefObject } from 'react';
import { SignButton, type SignButtonProps } from '../panes/sign-button.tsx';
import './board-pane.css';
import './covered.css';
import { useLayout } from '../layout.ts';
import type { Sitting } from '../sitting.ts';
import type { PanZoom } from './pan-zoom.ts';

export function BoardPane({
  sitting,
  props,
  panes,
  panZoom,
  pieces,
  as: Pane = 'main',
}: {
  sitting: Sitting;
  props: BoardProps;
  panes: { readonly pane: RefObject<HTMLElement | null>; readonly sheet: RefObject<HTMLDivElement | null> };
  panZoom: PanZoom;
  pieces: { readonly hidden: boolean; toggle(): void };
  /** What it is on its page: the main thing, or a part of it. */
  as?: 'main' | 'div';
}) {
  const { board, say, words, view } = sitting;
  const { moved } = panZoom;
  // Where there is no room beside the pieces, the tools come only when the sheet is no longer as it was.
  const layout = useLayout();
  const tools = moved || pieces.hidden || layout === 'desk' || (Pane === 'main' && board.phone?.closeUp === true);
  // A sheet that comes closer by itself is nearly always moved: on a phone only what is needed stands over it, at its place for good.
  const narrow = layout === 'phone' && board.phone?.closeUp !== undefined;
  // Looked for here: asked by a style sheet, it would be asked of the whole sheet at every change.
  const lifted = panes.sheet.current?.querySelector('.pencil') ? 'pencil' : 'things';
  return (
    <Pane
      className="board-pane"
      ref={panes.pane as RefObject<HTMLDivElement | null>}
      data-lifted={pieces.hidden ? lifted : undefined}
    >
      <div className="sheet" ref={panes.sheet} lang={words.language}>
        <Sheet Board={board.Board} props={props} />
      </div>
      <section className="sr" aria-label={say.position}>
        {words.position(view).map((line) => (
          <p key={line} lang={words.language}>
            {line}
          </p>
        ))}
      </section>
      {tools && (
        <div className="pane-tools" data-column={narrow || undefined}>
          <PaneTool sign="plus" label={say.zoomIn} onClick={() => panZoom.zoomBy(1.4)} />
          {(narrow || moved) && <PaneTool sign="minus" label={say.zoomOut} onClick={() => panZoom.zoomBy(1 / 1.4)} />}
          {(narrow || moved) && <PaneTool sign="fit" label={say.fit} onClick={panZoom.fit} />}
          {(!narrow || pieces.hidden) && (
            <PaneTool
              sign="eye"
              label={pieces.hidden ? say.showPieces : say.hidePieces}
              aria-pressed={pieces.hidden}
              onClick={pieces.toggle}
            />
          )}
        </div>
      )}
    </Pane>
  );
}

/** Panning changes nothing on the sheet, so it must not draw the sheet again. */
const Sheet = memo(({ Board, props }: { Board: Sitting['board']['Board']; props: BoardProps }) => <Board {...props} />);

const PaneTool = (props: SignButtonProps) => <SignButton size={18} data-tool={props.sign} {...props} />;
