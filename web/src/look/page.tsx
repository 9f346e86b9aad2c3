/** The frame of every page that is not a table: skip link, ribbon of the house, content. */
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTitle } from './title.ts';
import { Top } from './top.tsx';

export function Page({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  const words = useWords();
  useTitle(title);
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <Top />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
}
