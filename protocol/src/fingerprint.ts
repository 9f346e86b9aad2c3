/**
 * A short fingerprint of a value: the same value has the same fingerprint, whatever the order of its keys. It is cheap, because one is made for every viewer after
 * every move. It finds mistakes and keeps nobody out: who could change a message could change its fingerprint as well.
 */
import type { Json } from '@sztab/kernel';

const mixed = (a: number, b: number): number => {
  const h = Math.imul(a ^ b, 0x85ebca6b);
  return Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ (h >>> 16);
};

function ofText(text: string, kind: number): number {
  let h = kind;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mixed(h, text.length);
}

/** Every kind of value begins differently, so that 1, "1", [1] and {"1":1} have nothing in common. */
const [NUMBER, TEXT, LIST, OBJECT, KEY] = [0x2c1b3c6d, 0x297a2d39, 0x9e3779b1, 0x7feb352d, 0x846ca68b];

function ofValue(value: Json): number {
  switch (typeof value) {
    case 'string':
      return ofText(value, TEXT);
    case 'number':
      return (value | 0) === value ? mixed(NUMBER, value) : ofText(String(value), NUMBER);
    case 'boolean':
      return value ? 0x165667b1 : 0x27d4eb2f;
    default:
      if (value === null) return 0x3c6ef372;
      return Array.isArray(value) ? ofList(value) : ofObject(value as { readonly [key: string]: Json });
  }
}

function ofList(list: readonly Json[]): number {
  let h = LIST;
  for (let i = 0; i < list.length; i++) h = mixed(h + i, ofValue(list[i] as Json));
  return mixed(h, list.length);
}

/** What a part of an object adds to its fingerprint. */
export const partFingerprint = (key: string, value: Json): number => mixed(ofText(key, KEY), ofValue(value));

/** A sum does not know the order of what was added. */
const ofParts = (sum: number): number => mixed((OBJECT + sum) | 0, OBJECT);

function ofObject(object: { readonly [key: string]: Json }): number {
  let sum = 0;
  for (const key in object) sum = (sum + partFingerprint(key, object[key] as Json)) | 0;
  return ofParts(sum);
}

const written = (sum: number): string => (sum >>> 0).toString(16).padStart(8, '0');

export const fingerprintOf = (value: Json): string => written(ofValue(value));
/** The fingerprint of an object whose parts add up to this. */
export const fingerprintOfParts = (sum: number): string => written(ofParts(sum));
