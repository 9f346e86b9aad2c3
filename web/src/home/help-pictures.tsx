/** How every table works, in three pictures drawn by a real board; each of them can be played on. Also what home tells a stranger. */
import type { GameOnTable } from '@sztab/pieces';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameList, loadGame } from '../games.ts';
import { Broken } from '../look/broken.tsx';
import { useLanguage } from '../look/language.tsx';
import { FigureBoard } from '../rulebook/figure-board.tsx';
import { loadFigureStarts } from '../rulebook/figure-load.ts';
import { loadRulebook } from '../rulebook/load.ts';
import type { Figure, FigureStart } from '../rulebook/read-figure.ts';
import { help } from '../words/help/index.ts';
import { useWords } from '../words/index.ts';
import { recallName } from './my-name.ts';
import '../rulebook/figures.css';
import './help-pictures.css';

/** Figures of one rulebook, so that one board is fetched. */
const pictured = gameList().find(({ help }) => help);
const GAME = pictured?.id ?? '';
const PICTURES = pictured?.help ?? [];

interface Drawn {
  readonly sheet: GameOnTable;
  readonly starts: Readonly<Record<string, FigureStart>>;
  readonly figures: Readonly<Record<string, Figure>>;
}

export function HelpPictures() {
  const [language] = useLanguage();
  const { works, worksText, pictures } = help[language];
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let gone = false;
    // The figures are the same in every language.
    Promise.all([loadGame(GAME), loadFigureStarts(GAME), loadRulebook(GAME, language)]).then(
      ([sheet, starts, { figures }]) => !gone && setDrawn({ sheet, starts, figures }),
      // What is said stands there without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return (
    <section aria-labelledby="help-works" className="help-works">
      <h2 id="help-works">{works}</h2>
      <p>{worksText}</p>
      <ul>
        {PICTURES.map(({ figure, at }, n) => (
          <li key={figure}>
            <div className="help-picture">
              {drawn?.figures[figure] && (
                <Broken instead={<span />}>
                  <FigureBoard
                    sheet={drawn.sheet}
                    figure={drawn.figures[figure]}
                    starts={drawn.starts}
                    language={language}
                    at={at}
                  />
                </Broken>
              )}
            </div>
            <h3>{pictures[n]?.title}</h3>
            <p>{pictures[n]?.text}</p>
            {drawn?.figures[figure] && (
              <TryIt figure={drawn.figures[figure]} at={at} title={pictures[n]?.title ?? ''} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same moment on a practice table. */
function TryIt({ figure, at, title }: { figure: Figure; at: number; title: string }) {
  const { you } = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = (): void => {
    setBusy(true);
    import('../rulebook/play-figure.ts')
      .then(({ playFigure }) => playFigure(GAME, figure, at, recallName() || you))
      .then(
        (id) => go(`/table/${id}`),
        () => setBusy(false),
      );
  };
  return (
    <button type="button" className="btn" disabled={busy} aria-label={help[language].tryItAt(title)} onClick={play}>
      {help[language].tryIt}
    </button>
  );
}
