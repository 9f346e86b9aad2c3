/** How every table works, in three pictures drawn by a real board; each of them can be played on. Also what home tells a stranger. */
import type { Language } from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import { gameList, loadGame } from '../games.ts';
import { Broken } from '../look/broken.tsx';
import { useLanguage } from '../look/language.tsx';
import { useFetched } from '../look/use-fetched.ts';
import { FigureBoard } from '../rulebook/figure-board.tsx';
import { loadFigureStarts } from '../rulebook/figure-load.ts';
import { loadRulebook } from '../rulebook/load.ts';
import type { Figure, FigureStart } from '../rulebook/read-figure.ts';
import { usePlayFigure } from '../rulebook/use-play-figure.ts';
import { help } from '../words/help/index.ts';
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

/** The figures are the same in every language. */
async function loadDrawn(language: Language): Promise<Drawn> {
  const [sheet, starts, { figures }] = await Promise.all([
    loadGame(GAME),
    loadFigureStarts(GAME),
    loadRulebook(GAME, language),
  ]);
  return { sheet, starts, figures };
}

export function HelpPictures() {
  const [language] = useLanguage();
  const { works, worksText, pictures } = help[language];
  // What is said stands there without it.
  const drawn = useFetched(loadDrawn, language);
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
  const [language] = useLanguage();
  const { busy, play } = usePlayFigure(GAME, figure, at);
  return (
    <button type="button" className="btn" disabled={busy} aria-label={help[language].tryItAt(title)} onClick={play}>
      {help[language].tryIt}
    </button>
  );
}
