/** Record files: read with a bound and as strict UTF-8, written so that a crash leaves either the old file or the new one. */
import { createReadStream, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { RecordError } from '@sztab/kernel';
import { Complaint, systemCode } from './complaint.ts';

/** A little above the longest record the kernel reads, in bytes. */
const MOST_BYTES = 8_000_000;

/** The text of a file, or of standard input where the name is `-`. */
export async function readText(name: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of name === '-' ? process.stdin : createReadStream(name)) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (size > MOST_BYTES) throw new Complaint((m) => m.fileTooLong(name, MOST_BYTES));
    }
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint((m) => m.cannotRead(name, m.system(systemCode(error))));
  }
  return decode(Buffer.concat(parts));
}

/** Strict UTF-8, a byte order mark included: what is not text is a mistake of its line. */
function decode(bytes: Buffer): string {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return strict.decode(bytes);
  } catch {
    let line = 1;
    for (let start = 0; ; line++) {
      const end = bytes.indexOf(0x0a, start);
      const part = bytes.subarray(start, end < 0 ? bytes.length : end);
      if (part.toString('utf8').includes('\ufffd') || end < 0) break;
      start = end + 1;
    }
    throw new RecordError(line, 1, 'not-text');
  }
}

/** A new file never replaces one that is there already. */
export function mustNotExist(name: string): void {
  if (existsSync(name)) throw new Complaint((m) => m.fileExists(name));
}

export function writeText(name: string, text: string): void {
  const draft = `${name}.part`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, name);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Complaint((m) => m.cannotWrite(name, m.system(systemCode(error))));
  }
}
