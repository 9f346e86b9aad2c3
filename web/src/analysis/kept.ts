/** Analyses of this browser, each under the hash of its record and the version of what found it: opened twice, computed once. */
import type { Analysis } from '@sztab/bots';
import { hashText } from '@sztab/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ownBuild } from '../look/build.ts';

export interface KeptAnalysis {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly analysis: Analysis;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis; indexes: { changed: number } };
}

/** Beyond these the oldest go. */
const MOST = 60;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('sztab-analyses', 1, {
    upgrade(db) {
      db.createObjectStore('analyses', { keyPath: 'key' }).createIndex('changed', 'changed');
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** The judgement changes with the build, and figures of two judgements must not be mixed. */
export const keyOf = (record: string): string => `${hashText(record)} ${ownBuild.build}`;

/** Null where there is none, or nothing can be kept here. */
export async function keptAnalysis(key: string): Promise<Analysis | null> {
  try {
    return (await (await database()).get('analyses', key))?.analysis ?? null;
  } catch {
    return null;
  }
}

/** What cannot be kept is computed again. */
export async function keepAnalysis(key: string, analysis: Analysis): Promise<void> {
  try {
    const db = await database();
    await db.put('analyses', { key, changed: Date.now(), analysis });
    const keys = await db.getAllKeysFromIndex('analyses', 'changed');
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => db.delete('analyses', old)));
  } catch {
    // Nothing is lost but time.
  }
}
