/** What is shown when a page fails: never a blank one. Every move was stored before it was shown, so nothing is lost. */
import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import './plain.css';

export class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Excuse /> : this.props.children;
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
