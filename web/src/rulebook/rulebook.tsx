/** A game's rulebook: contents and search on the left, the paper page on the right. Also shown beside a board. */
import type { Language } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { type MouseEvent, use, useEffect, useMemo, useRef, useState } from 'react';
import { loadGlossary, type Meaning } from '../learn/meanings.ts';
import { FetchedApart } from '../look/fetched-apart.tsx';
import { useWords } from '../words/index.ts';
import { Figures } from './figures.tsx';
import { hasRulebook, loadRulebook } from './load.ts';
import type { Book } from './read.ts';
import { findIn, nearestWords, type Place, placesOf } from './search.ts';
import { linkWordsNear } from './words-in.ts';
import './rulebook.css';

export interface RulebookProps {
  readonly game: string;
  readonly language: Language;
  /** The rule to open at, such as OM3-5.4.1. */
  readonly rule?: string | undefined;
  /** Somebody went to this rule or heading. */
  onGo?(id: string): void;
}

export function Rulebook(props: RulebookProps) {
  const { rulebook } = useWords();
  const { game, language } = props;
  if (!hasRulebook(game)) return <p className="rulebook-none">{rulebook.none}</p>;
  return (
    <FetchedApart key={`${game} ${language}`} className="rulebook-none">
      <Opened {...props} />
    </FetchedApart>
  );
}

function Opened({ game, language, rule, onGo }: RulebookProps) {
  const book = use(loadRulebook(game, language));
  const { close } = useWords().records;
  const page = useRef<HTMLDivElement>(null);
  // The same object as long as it is the same book: figures stand in the page that is made of it.
  const html = useMemo(() => ({ __html: book.html }), [book]);
  const [here, setHere] = useState<string | null>(null);
  // Only where there is no room for both: the list lies above the page until something is chosen.
  const [unfolded, setUnfolded] = useState(false);

  /** A jump, not a roll: type that arrives late moves everything, and whoever rolls then goes astray. */
  const go = (id: string): void => {
    const paper = page.current;
    const target = paper?.querySelector(`#${CSS.escape(id)}`);
    if (!paper || !target) return;
    paper.querySelector('.here')?.classList.remove('here');
    target.classList.add('here');
    paper.dataset.whole = '';
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    setHere(id);
    if (document.fonts?.status !== 'loading') return;
    void document.fonts.ready.then(() => {
      if (target.classList.contains('here')) target.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has the same ids at other places.
  useEffect(() => {
    if (rule) go(rule);
  }, [rule, book]);

  // The contents follow whoever scrolls: the heading that passed the top of the page last is where one reads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has other headings.
  useEffect(() => {
    const passing = new IntersectionObserver(
      (seen) => {
        const last = seen.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
        if (last) setHere(last);
      },
      { rootMargin: '0px 0px -75% 0px' },
    );
    for (const heading of page.current?.querySelectorAll('h2[id], h3[id]') ?? []) passing.observe(heading);
    return () => passing.disconnect();
  }, [book]);

  // A word explains itself where it is used.
  const [word, setWord] = useState<Meaning | null>(null);
  const [words, setWords] = useState<readonly Meaning[]>([]);
  useEffect(() => {
    const article = page.current?.querySelector('article');
    let stop = (): void => undefined;
    let gone = false;
    loadGlossary(game, language).then(
      (found) => {
        if (gone || !article) return;
        setWords(found);
        stop = linkWordsNear(article, found);
      },
      // The book can be read without it.
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [game, language]);

  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const asked = words.find((one) => one.id === (link as HTMLElement).dataset.word);
    setWord(asked ?? null);
    if (asked) return;
    const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    setUnfolded(false);
    go(id);
    // Whoever reads by ear or key goes along; the link itself may be gone with the folded list.
    const target = page.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (target) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    onGo?.(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by any means.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div className="rulebook" onClick={follow}>
      <div className="spread">
        <Contents book={book} here={here} unfolded={unfolded} onUnfold={setUnfolded} />
        <div className="paper" ref={page} lang={language}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, and readRulebook lets no HTML of it through. */}
          <article dangerouslySetInnerHTML={html} />
          <Figures game={game} language={language} book={book} page={page} />
          {word && (
            <aside className="word-note" role="status">
              <p>
                <strong>{word.name}</strong> {word.means}{' '}
                {word.rule && <a href={`#${word.rule}`}>{word.rule.replace(/^s-/, '')}</a>}
              </p>
              <button type="button" className="btn quiet" onClick={() => setWord(null)}>
                {close}
              </button>
            </aside>
          )}
        </div>
      </div>
    </div>
  );
}

function Contents(props: { book: Book; here: string | null; unfolded: boolean; onUnfold(is: boolean): void }) {
  const { book, here, unfolded, onUnfold } = props;
  const { rulebook } = useWords();
  const [query, setQuery] = useState('');
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const found = findIn(places, query);
  const searching = query.trim().length > 1;
  const near = searching && found.length === 0 ? nearestWords(places, query) : [];
  return (
    <nav className={unfolded ? 'contents unfolded' : 'contents'} aria-label={rulebook.contents}>
      <button type="button" className="btn unfold" aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)}>
        <Sign name="menu" size={18} />
        {rulebook.contents}
      </button>
      <label className="search">
        <Sign name="search" size={18} />
        <span className="sr">{rulebook.search}</span>
        <input
          type="search"
          value={query}
          placeholder={rulebook.search}
          onChange={({ target }) => {
            setQuery(target.value);
            if (places.length === 0) setPlaces(placesOf(book.html));
            onUnfold(true);
          }}
          onKeyDown={(event) => {
            // The table behind has keys of its own.
            event.stopPropagation();
          }}
        />
      </label>
      <p className="count" role="status">
        {searching &&
          (found.length > 0 ? rulebook.found(found.length) : near.length > 0 ? rulebook.near : rulebook.nothing)}
      </p>
      {near.length > 0 && (
        <p className="nearest">
          {near.map((word) => (
            <button key={word} type="button" className="btn" onClick={() => setQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {searching ? (
        <ul className="found">
          {found.map(({ place, before, hit, after }) => (
            <li key={place.id}>
              <a href={`#${place.id}`}>
                <b>{place.id.startsWith('s-') ? place.heading : `${place.id} · ${place.heading}`}</b>
                <span>
                  {before}
                  <mark>{hit}</mark>
                  {after}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <ol>
          {book.chapters.map(({ id, title, parts }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={here === id ? 'location' : undefined}>
                {title}
              </a>
              {parts.length > 0 && (
                <ol>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`} aria-current={here === part.id ? 'location' : undefined}>
                        {part.title}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
