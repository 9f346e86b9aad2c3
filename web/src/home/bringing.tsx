/** Bringing records in from files, and saying exactly what is wrong with the one that could not be read. */
import { faultIn, RecordError, type RecordFault } from '@sztab/kernel';
import { useState } from 'react';
import { importRecord, StoreError } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { useWords } from '../words/index.ts';

interface Refused {
  readonly file: string;
  readonly place: { readonly line: number; readonly column: number } | null;
  /** Of the record reader, or a reason of ours. */
  readonly what: RecordFault | 'not-text' | 'no-room' | 'failed';
}

export interface BringingState {
  readonly brought: readonly string[];
  readonly refused: readonly Refused[];
  bring(files: Iterable<File>): Promise<void>;
  clear(): void;
}

async function read(file: File): Promise<Refused | null> {
  const refused = (what: Refused['what'], place: Refused['place'] = null): Refused => ({
    file: file.name,
    place,
    what,
  });
  try {
    const bytes = await file.arrayBuffer();
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return refused('not-text');
    }
    await importRecord(text);
    return null;
  } catch (error) {
    if (error instanceof RecordError) return refused(error.fault, { line: error.line, column: error.column });
    // A folder among the files, storage that is switched off, a game that could not be loaded: the other files are brought in all the same.
    return refused(error instanceof StoreError && error.trouble === 'full' ? 'no-room' : 'failed');
  }
}

export function useBringing(): BringingState {
  const [brought, setBrought] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  return {
    brought,
    refused,
    async bring(files) {
      const good: string[] = [];
      const bad: Refused[] = [];
      for (const file of files) {
        const wrong = await read(file);
        if (wrong) bad.push(wrong);
        else good.push(file.name);
      }
      setBrought(good);
      setRefused(bad);
    },
    clear() {
      setBrought([]);
      setRefused([]);
    },
  };
}

export function Bringing({ state }: { state: BringingState }) {
  const { records, failed } = useWords();
  const [language] = useLanguage();
  const { brought, refused, clear } = state;
  const reason = (what: Refused['what']): string => {
    if (what === 'failed') return failed;
    if (what === 'not-text') return records.notText;
    if (what === 'no-room') return records.noRoom;
    return faultIn(language, what);
  };
  return (
    <>
      <div role="status">{brought.length > 0 && <p className="notice">{records.brought(brought.join(', '))}</p>}</div>
      {refused.length > 0 && (
        <div role="alert" className="refused">
          {refused.map(({ file, place, what }) => (
            <div key={file}>
              <b>{records.refused(file)}</b>
              <p>
                {place && <strong className="num">{records.refusedAt(place.line, place.column)}: </strong>}
                {reason(what)}
              </p>
            </div>
          ))}
          <p>{records.refusedNote}</p>
          <button type="button" className="btn" onClick={clear}>
            {records.close}
          </button>
        </div>
      )}
    </>
  );
}
