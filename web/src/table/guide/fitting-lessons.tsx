/** After a guided game: two lessons that teach what came up in it and are not done yet. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { learnedOf, loadLessons, type Teaching } from '../house.ts';
import type { Sitting } from '../sitting.ts';
import type { TipsAtTable } from './use-guide.ts';

const MOST = 2;

export function FittingLessons({ sitting, guide }: { sitting: Sitting; guide: TipsAtTable }) {
  const { table, say, language } = sitting;
  const { game } = table.header;
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  useEffect(() => {
    let gone = false;
    loadLessons(game).then(
      (found) => !gone && setTeaching(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  const met = (id: string): number => guide.told.filter(({ lesson }) => lesson === id).length;
  const fitting = (teaching?.lessons.lessons ?? [])
    .filter(({ id }) => met(id) > 0 && !learnedOf(game, id).done)
    .toSorted((a, b) => met(b.id) - met(a.id))
    .slice(0, MOST);
  if (!teaching || fitting.length === 0) return null;
  return (
    <section className="end-lessons" aria-label={say.guide.lessons}>
      <h2>{say.guide.lessons}</h2>
      <ul>
        {fitting.map(({ id }) => (
          <li key={id}>
            <Link href={`/learn/${game}/${id}`}>{teaching.words[language][id]?.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
