/** The player's own glossary: what was looked up in this game, of all that can be. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../look/language.tsx';
import { learnWords } from '../words/learn/index.ts';
import { useLearned } from './learned.ts';
import { loadMeanings, type Meaning } from './meanings.ts';

export function OwnWords({ game }: { game: string }) {
  const [language] = useLanguage();
  const say = learnWords[language];
  const learned = useLearned();
  const [all, setAll] = useState<readonly Meaning[]>([]);
  useEffect(() => {
    let gone = false;
    loadMeanings(game, language).then(
      (found) => !gone && setAll(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, language]);
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
