/** What is shown when a page fails: never a blank one. Every move was stored before it was shown, so nothing is lost. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import './plain.css';

/** `instead` stands in for a part of a page that failed; without it the whole page excuses itself. */
export class Broken extends Component<{ children: ReactNode; instead?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { children, instead = <Excuse /> } = this.props;
    return this.state.failed ? instead : children;
  }
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
