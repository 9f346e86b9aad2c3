/** /help: it teaches by what can be tried, and says the rest in short answers. */
import { Link } from 'wouter';
import { type GameListing, gameList } from '../games.ts';
import { doneIn, hasBegun, useLearned } from '../learn/learned.ts';
import { canWatch } from '../learn/watchable.ts';
import { useLanguage } from '../look/language.tsx';
import { Page } from '../look/page.tsx';
import { hasAid, hasRulebook } from '../rulebook/load.ts';
import { help } from '../words/help/index.ts';
import { useWords } from '../words/index.ts';
import { HelpPictures } from './help-pictures.tsx';
import './help.css';

export default function Help() {
  const words = useWords();
  const [language] = useLanguage();
  const { lead, stuck, stuckText, asked, sections } = help[language];
  return (
    <Page title={words.titles.help} className="help">
      <header>
        <h1>{words.titles.help}</h1>
        <p>{lead}</p>
        <BeginHere />
      </header>
      <HelpPictures />
      <section aria-labelledby="help-asked">
        <h2 id="help-asked">{stuck}</h2>
        <p>{stuckText}</p>
        <dl className="help-asked">
          {asked.map(({ ask, answer, key }) => (
            <div key={ask}>
              <dt>{ask}</dt>
              <dd>
                {answer} {key && <kbd>{key}</kbd>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <LearnAGame />
      {sections.map(({ title, lines, keys }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {keys && (
            <dl>
              {keys.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <footer>Sztab {SZTAB_VERSION}</footer>
    </Page>
  );
}

/** One step from here to a first move: the lightest game, or the one that was begun. */
function BeginHere() {
  const [language] = useLanguage();
  useLearned();
  const taught = gameList().filter(({ lessons }) => lessons);
  const begun = taught.find(({ id }) => hasBegun(id));
  const game = begun ?? taught[0];
  if (!game) return null;
  const { begin, goOn } = help[language];
  return (
    <Link className="btn primary" href={`/learn/${game.id}/next`}>
      {(begun ? goOn : begin)(game.title[language])}
    </Link>
  );
}

function LearnAGame() {
  const [language] = useLanguage();
  const { learn, learnText } = help[language];
  return (
    <section aria-labelledby="help-games">
      <h2 id="help-games">{learn}</h2>
      <p>{learnText}</p>
      <ul className="help-games">
        {gameList().map((game) => (
          <li key={game.id}>
            <OneGame game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneGame({ game: { id, lessons, title: titles } }: { game: GameListing }) {
  const [language] = useLanguage();
  const { ways } = help[language];
  const { lessonsDone } = useWords();
  const title = titles[language];
  useLearned();
  const links = [
    lessons !== undefined && ([ways.page, `/learn/${id}`] as const),
    hasRulebook(id) && ([ways.rules, `/rules/${id}`] as const),
    hasAid(id) && ([ways.aid, `/rules/${id}/aid`] as const),
    canWatch(id) && ([ways.watch, `/watch/${id}`] as const),
  ].filter((link) => link !== false);
  return (
    <>
      <b>{title}</b>
      <span className="num">{lessons !== undefined && lessonsDone(doneIn(id), lessons)}</span>
      <span className="ways">
        {links.map(([name, to]) => (
          <Link key={to} href={to} aria-label={`${name}: ${title}`}>
            {name}
          </Link>
        ))}
      </span>
    </>
  );
}
