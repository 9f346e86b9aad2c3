/** The games as sheets of one atlas: what can be played says so, what only has its rules says so too. */
import { Glyph as Sign } from '@sztab/pieces';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type GameListing, gameList, languageAt } from '../games.ts';
import { doneIn, useLearned } from '../learn/learned.ts';
import { useLanguage } from '../look/language.tsx';
import { Cover } from '../tables/cover.tsx';
import { OtherLanguage } from '../tables/other-language.tsx';
import { useWords } from '../words/index.ts';
import { Facts } from './facts.tsx';
import { useQuickStart } from './quick-start.ts';
import './games.css';

export function Games() {
  const words = useWords();
  const { start, busy, failed } = useQuickStart();
  useLearned();
  return (
    <section id="games" aria-labelledby="games-title">
      <h2 id="games-title">{words.games}</h2>
      {failed && <p role="alert">{words.newTable.failed}</p>}
      <ul className="sheets">
        {gameList().map((game, i) => (
          <Sheet key={game.id} game={game} number={i + 1} busy={busy !== null} onStart={() => start(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  const words = useWords();
  return (
    <div className="lessons-done num">
      <progress value={done} max={of} aria-hidden="true" />
      {words.lessonsDone(done, of)}
    </div>
  );
}

function Sheet(props: { game: GameListing; number: number; busy: boolean; onStart(): void }) {
  const { game, number, busy, onStart } = props;
  const words = useWords();
  const [language] = useLanguage();
  const title = game.title[language];
  const [play, playAt] = game.together
    ? [words.playTogether, words.playTogetherAt(title)]
    : [words.playWithBot, words.playWithBotAt(title)];
  return (
    <li className="sheet-card" data-state={game.state}>
      {/* The title below is the same link, and keyboards and screen readers need it once. */}
      <Link className="pic" href={`/learn/${game.id}`} tabIndex={-1} aria-hidden="true">
        <Suspense fallback={<div className="cover" />}>
          <Cover game={game.id} />
        </Suspense>
        <span className="no">{words.sheet(number)}</span>
      </Link>
      <div className="text">
        <h3>
          <Link href={`/learn/${game.id}`}>{title}</Link>
        </h3>
        <p>
          <span lang={languageAt(game, language)}>{game.about[language]}</span>
          <OtherLanguage game={game} />
        </p>
        <Facts game={game} />
        {game.lessons !== undefined && <Progress done={doneIn(game.id)} of={game.lessons} />}
        {game.state !== 'rules' ? (
          <div className="do">
            <Link className="btn" href={`/learn/${game.id}/next`} aria-label={words.learnAt(title)}>
              {words.learn}
            </Link>
            <button type="button" className="btn" disabled={busy} aria-label={playAt} onClick={onStart}>
              {play}
            </button>
            <Link className="btn quiet" href={`/new/${game.id}`} aria-label={words.newTableOf(title)}>
              <Sign name="plus" />
              {words.newTableShort}
            </Link>
          </div>
        ) : (
          <p className="state">{words.rulesOnly}</p>
        )}
      </div>
    </li>
  );
}
