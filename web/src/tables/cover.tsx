/** The picture on a game's cover. */
import { use } from 'react';

let loading: Promise<ReadonlyMap<string, string>> | null = null;

/** Decoration only: the words beside it say what it is. Suspends until the covers are there; a game that is not here any more has a blank one. */
export function Cover({ game }: { game: string }) {
  loading ??= import('./covers.ts').then(({ covers }) => covers);
  const picture = use(loading).get(game) ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, which inherits the theme only inside the page.
  return <div className="cover" dangerouslySetInnerHTML={{ __html: picture }} />;
}
