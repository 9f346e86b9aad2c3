/** What the online pages have in common: their frame, how they excuse themselves, how a field looks. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Page } from '../look/page.tsx';
import { updates } from '../look/updates.ts';
import { useWords } from '../words/index.ts';
import { useKeptTastes } from './entry/person.ts';
import { troubleText, useOnlineWords } from './words.ts';
import './online.css';

export function OnlinePage({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  useKeptTastes();
  return (
    <Page title={title} className={className ? `online ${className}` : 'online'}>
      {children}
    </Page>
  );
}

/** The page is older or newer than the server: asking again does not help, loading the page anew does. */
const isOld = (word: string): boolean => word === 'client-too-old' || word === 'misread';

/** Says why something did not work; there from the start, so that a screen reader hears it come. */
export function Trouble({ word, retry }: { word: string | null; retry?: () => void }) {
  const words = useOnlineWords();
  const house = useWords();
  return (
    <div role="alert">
      {word !== null && (
        <p className={word === 'offline' ? 'trouble calm' : 'trouble'}>
          {troubleText(words, word)}
          {word === 'offline' && (
            <Link className="btn quiet" href="/">
              {words.playHere}
            </Link>
          )}
          {isOld(word) ? (
            <button type="button" className="btn quiet" onClick={() => void updates.take()}>
              {house.update.button}
            </button>
          ) : (
            retry && (
              <button type="button" className="btn quiet" onClick={retry}>
                {words.retry}
              </button>
            )
          )}
        </p>
      )}
    </div>
  );
}

/** Says that something worked. */
export function Done({ text }: { text: string | null }) {
  return <div role="status">{text && <p className="done">{text}</p>}</div>;
}

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onText(text: string): void;
  /** What a good value looks like. */
  rule?: string | undefined;
};

export function Field({ label, rule, onText, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={rule ? `${id}-rule` : undefined}
        onChange={({ target }) => onText(target.value)}
        {...input}
      />
      {rule && <small id={`${id}-rule`}>{rule}</small>}
    </div>
  );
}
