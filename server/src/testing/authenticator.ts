import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://localhost:1944';
const bytes = (...parts: (readonly number[] | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** As much of CBOR as an authenticator speaks: small numbers, texts, byte strings, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): number[] =>
    n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255];
  if (typeof value === 'number') return Buffer.from(value >= 0 ? head(0, value) : head(1, -1 - value));
  if (typeof value === 'string') return bytes(head(3, value.length), Buffer.from(value));
  if (value instanceof Map)
    return bytes(head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]));
  return bytes(head(2, value.length), value);
}

/** What can be wrong with an answer. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly key?: KeyObject;
  readonly counter?: number;
}

/** A security key in software: ES256, attestation “none”. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  #clientData(type: string, challenge: string, origin = ORIGIN): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Flags: present (1), verified (4), and with a new key (64). */
  #data(flags: number, { rpId = 'localhost', counter = ++this.#counter }: Twist, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return bytes(sha256(rpId), [flags], count, attested);
  }

  #answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  create({ challenge }: { challenge: string }, twist: Twist = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = bytes(Buffer.alloc(16), [0, this.id.length], this.id, key);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(1 | 4 | 64, twist, attested)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData(twist.type ?? 'webauthn.create', challenge, twist.origin).toString('base64url'),
      attestationObject: cbor(object).toString('base64url'),
      transports: ['internal'],
    });
  }

  get({ challenge }: { challenge: string }, twist: Twist = {}) {
    const client = this.#clientData(twist.type ?? 'webauthn.get', challenge, twist.origin);
    const data = this.#data(1 | 4, twist);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', bytes(data, sha256(client)), twist.key ?? this.#keys.privateKey).toString('base64url'),
    });
  }
}
