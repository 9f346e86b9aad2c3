import { Link } from 'wouter';
import { gameList } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { Page } from '../look/page.tsx';
import { hasAid } from '../rulebook/load.ts';
import { help } from '../words/help/index.ts';
import { useWords } from '../words/index.ts';
import './help.css';

export default function Help() {
  const words = useWords();
  const [language] = useLanguage();
  return (
    <Page title={words.titles.help} className="help">
      <h1>{words.titles.help}</h1>
      {help[language].map(({ title, lines, keys, aids }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {aids && (
            <ul>
              {gameList()
                .filter(({ id }) => hasAid(id))
                .map(({ id, title: game }) => (
                  <li key={id}>
                    <Link href={`/rules/${id}/aid`}>{game[language]}</Link>
                  </li>
                ))}
            </ul>
          )}
          {keys && (
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    {key.split(' ').map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
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
