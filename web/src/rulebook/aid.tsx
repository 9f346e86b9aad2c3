/** A game's player aid: one page, whatever concerns one's own role first. In a drawer at the table, and on a page that can be printed. */
import type { Language } from '@sztab/kernel';
import { type MouseEvent, use } from 'react';
import { FetchedApart } from '../look/fetched-apart.tsx';
import { useWords } from '../words/index.ts';
import { loadAid } from './load.ts';
import { inOrderFor, pageOf, type Aid as Sheet } from './read-aid.ts';
import './aid.css';

export interface AidProps {
  readonly game: string;
  readonly language: Language;
  /** The role of whoever reads it; null for somebody who plays none. */
  readonly plays: string | null;
  /** Whatever concerns other roles alone is left out. */
  readonly alone?: true;
  /** The page that can be printed, where this is not it. */
  readonly page?: string;
  /** Somebody wants to read this place of the rulebook. */
  onRule(id: string): void;
}

export const Aid = (props: AidProps) => (
  <FetchedApart key={`${props.game} ${props.language}`} className="aid-none">
    <Fetched {...props} />
  </FetchedApart>
);

function Fetched({ game, language, page, ...props }: AidProps) {
  const { rulebook } = useWords();
  return (
    <>
      <AidSheet aid={use(loadAid(game, language))} language={language} {...props} />
      {page && (
        <a className="btn quiet aid-print" href={page} target="_blank" rel="noreferrer">
          {rulebook.print}
        </a>
      )}
    </>
  );
}

export function AidSheet({ aid, language, plays, alone, onRule }: { aid: Sheet } & Omit<AidProps, 'game' | 'page'>) {
  const follow = (event: MouseEvent): void => {
    const rule = (event.target as Element).closest<HTMLElement>('a[data-rule]')?.dataset.rule;
    if (!rule || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onRule(rule);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <article className="aid" lang={language} onClick={follow}>
      {inOrderFor(alone && plays !== null ? pageOf(aid, plays) : aid, plays).map(({ title, role, html }) => (
        <section key={`${title} ${role}`} data-role={role ?? undefined}>
          {title && <h2>{title}</h2>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and readAid lets no HTML of it through. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </article>
  );
}
