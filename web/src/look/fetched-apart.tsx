/** A part of a page that is fetched by itself: what cannot be fetched must not take the table beside it along. */
import { type ReactNode, Suspense } from 'react';
import { useWords } from '../words/index.ts';
import { Broken } from './broken.tsx';
import { Loading } from './loading.tsx';

/** `className` is that of the sentence in its place. */
export function FetchedApart({ className, children }: { className: string; children: ReactNode }) {
  const { failed } = useWords();
  return (
    <Broken instead={<p className={className}>{failed}</p>}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Broken>
  );
}
