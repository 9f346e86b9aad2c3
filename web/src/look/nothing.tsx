/** Where a list would stand and nothing is in it: one sentence, and one thing to do about it. */
import { Link } from 'wouter';
import './nothing.css';

export function Nothing({ text, go, to }: { text: string; go: string; to: string }) {
  return (
    <div className="nothing">
      <p>{text}</p>
      <Link className="btn" href={to}>
        {go}
      </Link>
    </div>
  );
}
