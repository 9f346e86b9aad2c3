/** The ribbon: which game, where in it we are, and the tools. Few of them. */
import { isPractice } from '@sztab/kernel';
import { type Goal, Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { SignButton, type SignButtonProps } from './sign-button.tsx';
import './ribbon.css';
import { useShownTheme, useTheme } from '../house.ts';
import { useLayout } from '../layout.ts';
import { type Switch, useSounds } from '../preferences.ts';
import type { Sitting } from '../sitting.ts';

export function Brand({ label }: { label: string }) {
  return (
    <Link className="brand" href="/" aria-label={label}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M2 4.5h20v15H2z" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M2 4.5 22 19.5M8.5 19.5 22 4.5" stroke="currentColor" strokeWidth="1.3" fill="none" />
        <circle cx="13.2" cy="12.8" r="3.6" fill="var(--p-red)" stroke="var(--panel)" strokeWidth="1.6" />
      </svg>
      <span>Sztab</span>
    </Link>
  );
}

/** On a desk figures keep their width, so that nothing beside them moves; elsewhere it has its own room, on a phone less. */
const wordFor = ({ now, short = now }: Goal, small: boolean): string => (small ? short : now).replaceAll('\u2007', '');

export function Ribbon({
  sitting,
  notes,
  telling = false,
  tools,
}: {
  sitting: Sitting;
  telling?: boolean;
  notes: readonly [Switch, (value: Switch) => void];
  /** Only looking on needs none of them. */
  tools?: {
    rulebook(): void;
    /** The player aid; null where there is none, or its button stands elsewhere. */
    readonly aid: (() => void) | null;
    log(): void;
    /** The next touch asks what something means. */
    meaning(): void;
    settings(): void;
    /** Asks for a hint; null where none is given, or its button stands elsewhere. */
    readonly hint: (() => void) | null;
    /** Talk with people elsewhere; null where there are none. */
    readonly council: { readonly unheard: number; open(): void } | null;
  };
}) {
  const { say, words, board, view, language } = sitting;
  const [notesShown, setNotes] = notes;
  const [, setTheme] = useTheme();
  const night = useShownTheme() === 'dark';
  const [sounds, setSounds] = useSounds();
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  const goal = board.goal?.(view, language) ?? null;
  return (
    <header className="ribbon">
      <Brand label={say.home} />
      <span className="ribbon-game">{words.title}</span>
      {goal && (
        <div className="ribbon-goal" lang={words.language}>
          <Note word={layout === 'desk' ? (goal.desk ?? goal.now) : wordFor(goal, small)} label={say.goal}>
            {goal.means.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Note>
        </div>
      )}
      <Edition sitting={sitting} />
      {/* Online nobody practises: there the others decide what is taken back. */}
      {isPractice(sitting.table.header) && !sitting.table.online && (
        <Note word={say.practice}>{say.practiceMeans}</Note>
      )}
      <ol className="ribbon-steps" aria-label={say.phases}>
        {board.phases(view, language).map(({ name, state }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <li key={i} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'past' && <Sign name="check" size={16} />}
            {name}
          </li>
        ))}
      </ol>
      {board.Clock && (
        <div className="ribbon-clock" lang={words.language}>
          <board.Clock
            view={view}
            seat={sitting.seat}
            language={language}
            narrow={layout !== 'desk'}
            telling={telling}
          />
        </div>
      )}
      <nav className="ribbon-tools" aria-label={say.tools}>
        {tools && <Tool sign="book" label={say.rulebook} onClick={tools.rulebook} />}
        {tools?.aid && (
          <button type="button" className="iconbtn tool worded" title={say.aid} onClick={tools.aid}>
            <Sign name="lamp" />
            {say.aidShort}
          </button>
        )}
        {tools?.hint && <Tool sign="lamp" label={say.coach.title} onClick={tools.hint} />}
        {tools && !small && (
          <button
            type="button"
            className="iconbtn tool asks"
            data-tool="meaning"
            aria-label={say.meaning.title}
            title={say.meaning.title}
            onClick={tools.meaning}
          >
            ?
          </button>
        )}
        {tools && <Tool sign="log" label={say.log} onClick={tools.log} />}
        <Tool
          sign="note"
          label={notesShown === 'on' ? say.notesOff : say.notesOn}
          aria-pressed={notesShown === 'on'}
          onClick={() => setNotes(notesShown === 'on' ? 'off' : 'on')}
        />
        <Tool
          sign="sound"
          label={sounds === 'on' ? say.soundsOff : say.soundsOn}
          aria-pressed={sounds === 'on'}
          onClick={() => setSounds(sounds === 'on' ? 'off' : 'on')}
        />
        <Tool
          sign={night ? 'sun' : 'moon'}
          label={night ? say.toDay : say.toNight}
          onClick={() => setTheme(night ? 'light' : 'dark')}
        />
        {tools?.council && (
          <Tool sign="chat" label={say.council.title} count={tools.council.unheard} onClick={tools.council.open} />
        )}
        {/* A phone has room for few tools: everything else stands there, the acts first. */}
        {tools && <Tool sign={small ? 'menu' : 'gear'} label={say.settings} onClick={tools.settings} />}
      </nav>
    </header>
  );
}

/** Where the rules are not the newest: which, and what that means. */
function Edition({ sitting: { table, say } }: { sitting: Sitting }) {
  const { edition: newest } = table.game.box.game;
  const { rules } = table.header;
  return rules < newest && <Note word={say.edition(rules)}>{say.editionMeans(rules, newest)}</Note>;
}

/** A quiet word on the table, and what it means. The note lies over the table, so whatever is touched next closes it. */
function Note({ word, label, children }: { word: string; label?: string; children: ReactNode }) {
  const note = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      if (note.current?.open && !note.current.contains(event.target as Node)) note.current.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !note.current?.open) return;
      event.stopPropagation();
      note.current.open = false;
    };
    window.addEventListener('pointerdown', close, { capture: true });
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', close, { capture: true });
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
  return (
    <details className="ribbon-note" ref={note}>
      <summary title={label} aria-label={label && `${label}: ${word}`}>
        {word}
      </summary>
      <p>{children}</p>
    </details>
  );
}

/** `count`: news behind it. */
function Tool({ count = 0, ...button }: SignButtonProps & { count?: number }) {
  return (
    <SignButton className="iconbtn tool" data-tool={button.sign} {...button}>
      {count > 0 && <span className="tool-count num">{count}</span>}
    </SignButton>
  );
}
