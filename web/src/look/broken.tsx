/** What is shown when a page fails: never a blank one. Every move was stored before it was shown, so nothing is lost. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { isMissingPart } from './build.ts';
import { updates } from './updates.ts';
import './plain.css';

/** `instead` stands in for a part of a page that failed; without it the whole page excuses itself. */
export class Broken extends Component<
  { children: ReactNode; instead?: ReactNode },
  { failed: boolean; missing: boolean }
> {
  override state = { failed: false, missing: false };
  static getDerivedStateFromError(error: unknown) {
    return { failed: true, missing: isMissingPart(error) };
  }
  override render() {
    const { children, instead } = this.props;
    if (!this.state.failed) return children;
    return instead ?? (this.state.missing ? <Renewed /> : <Excuse />);
  }
}

/** The site was renewed under this page, and a part that it wanted is gone. */
function Renewed() {
  const { update } = useWords();
  return (
    <main className="plain" role="alert">
      <h1>{update.text}</h1>
      <p>
        <button type="button" className="btn" onClick={() => void updates.take()}>
          {update.button}
        </button>
      </p>
    </main>
  );
}

function Excuse() {
  const { broken } = useWords();
  return (
    <main className="plain" role="alert">
      <h1>{broken.title}</h1>
      <p>{broken.text}</p>
      <p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {broken.button}
        </button>
      </p>
    </main>
  );
}
