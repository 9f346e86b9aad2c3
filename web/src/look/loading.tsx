/** Shown only if something takes longer than a moment. */
import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import './loading.css';

export function Loading() {
  const words = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status">
      {late && (
        <>
          <svg viewBox="0 0 240 90" aria-hidden="true">
            <path
              pathLength="1"
              d="M2 60c14-4 16 6 28 2s10-20 24-18 8 14 20 12 10-24 26-26 14 14 26 12 8-16 22-18 18 10 30 6 14-14 28-10 12 8 32 4"
            />
          </svg>
          <p>{words.loading}</p>
          <small>{words.loadingText}</small>
        </>
      )}
    </div>
  );
}
