import { LANGUAGES } from '@sztab/kernel';
import { languageName } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation, useSearch } from 'wouter';
import { useWords } from '../words/index.ts';
import { useCurrentGame } from './current-game.ts';
import { useLanguage } from './language.tsx';
import { usePersonName } from './person-name.ts';
import { useShownTheme, useTheme } from './theme.ts';
import { useWaitingOnline } from './waiting-online.ts';
import './top.css';

const PreferencesDialog = lazy(() => import('./preferences-dialog.tsx'));

/** A staff map, folded, with one red pin: the mark of the house. */
function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 4.5h20v15H2z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M2 4.5 22 19.5M8.5 19.5 22 4.5" stroke="currentColor" strokeWidth="1.3" fill="none" />
      <circle cx="13.2" cy="12.8" r="3.6" fill="var(--p-red)" stroke="var(--panel)" strokeWidth="1.6" />
    </svg>
  );
}

/** Keeps the number beside *Online* fresh; only somebody with an online session fetches anything for it. The lobby asks for itself. */
function useTurnsOnline(path: string): number {
  const waiting = useWaitingOnline();
  const known = usePersonName() !== null;
  useEffect(() => {
    if (!known || path === '/lobby') return;
    let stop: (() => void) | null = null;
    let left = false;
    import('../online/waiting/my-tables.ts').then(
      ({ watchMyTables }) => {
        if (!left) stop = watchMyTables();
      },
      // Without the server there is nothing to count.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [known, path]);
  return known ? waiting : 0;
}

export function Top() {
  const words = useWords();
  const [path] = useLocation();
  const waiting = useTurnsOnline(path);
  const game = useCurrentGame();
  const here = (address: string): 'page' | undefined => (path === address ? 'page' : undefined);
  const search = useSearch();
  const settingUpOnline = path.startsWith('/new/') && search === 'online';
  return (
    <header className="top">
      <Link className="brand" href="/">
        <Mark />
        {words.brand}
      </Link>
      <nav aria-label={words.mainMenu}>
        <Link href="/" aria-current={here('/')}>
          {words.nav.tables}
        </Link>
        <Link href="/lobby" aria-current={settingUpOnline ? 'true' : here('/lobby')}>
          {words.nav.online}
          {waiting > 0 && (
            <>
              <span className="nav-badge num" aria-hidden="true">
                {waiting}
              </span>
              <span className="sr">{words.waitOnline(waiting)}</span>
            </>
          )}
        </Link>
        <PartOfHome id="games">{words.nav.games}</PartOfHome>
        <PartOfHome id="records">{words.nav.records}</PartOfHome>
        {game && (
          <Link href={`/rules/${game}`} aria-current={path.startsWith('/rules/') ? 'page' : undefined}>
            {words.nav.rules}
          </Link>
        )}
        <Link href="/help" aria-current={here('/help')}>
          {words.nav.help}
        </Link>
      </nav>
      <div className="choices">
        <LanguageChoice />
        <ThemeSwitch />
        <SettingsButton />
        <MyName />
      </div>
    </header>
  );
}

function MyName() {
  const words = useWords();
  const name = usePersonName();
  if (name === null) return null;
  return (
    <Link className="my-name" href="/me" aria-label={words.yourAccount(name)}>
      <Sign name="user" size={18} />
      <span>{name}</span>
    </Link>
  );
}

/** On home itself the browser scrolls there; from elsewhere home does, once it is there. */
function PartOfHome({ id, children }: { id: string; children: string }) {
  const [path] = useLocation();
  return path === '/' ? <a href={`#${id}`}>{children}</a> : <Link href={`/#${id}`}>{children}</Link>;
}

function LanguageChoice() {
  const words = useWords();
  const [language, speak] = useLanguage();
  return (
    <fieldset className="seg">
      <legend className="sr">{words.language}</legend>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => speak(one)}>
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span className="sr">{languageName(one)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Day or night with one press; “as the system” is among the settings. */
function ThemeSwitch() {
  const words = useWords();
  const [, show] = useTheme();
  const other = useShownTheme() === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="iconbtn"
      title={words.themes[other]}
      aria-label={words.themes[other]}
      onClick={() => show(other)}
    >
      <Sign name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  );
}

function SettingsButton() {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        title={words.settings}
        aria-label={words.settings}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Sign name="gear" />
      </button>
      {/* Not inside the banner: a dialog has a heading of its own. */}
      {open &&
        createPortal(
          <Suspense>
            <PreferencesDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
