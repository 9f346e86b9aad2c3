/** The player's own glossary: what was looked up in this game, of all that can be. */
import { Link } from 'wouter';
import { useLanguage } from '../look/language.tsx';
import { useFetched } from '../look/use-fetched.ts';
import { learnWords } from '../words/learn/index.ts';
import { useLearned } from './learned.ts';
import { loadMeanings } from './meanings.ts';

export function OwnWords({ game }: { game: string }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const learned = useLearned();
  const all = useFetched(loadMeanings, game, language) ?? [];
  const met = all.filter(({ id }) => learned.words.includes(`${game}/${id}`));
  if (met.length === 0) return null;
  return (
    <details className="own-words">
      <summary>{say.ownWords(met.length, all.length)}</summary>
      <dl>
        {met.map(({ id, name, means, rule }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {means} {rule && <Link href={`/rules/${game}#${rule}`}>{rule.replace(/^s-/, '')}</Link>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
