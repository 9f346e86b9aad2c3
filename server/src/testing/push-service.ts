/**
 * A push service of our own, and browsers that have subscribed to it. Letters are opened with nothing but RFC 8291, 8188 and 8292 and
 * Node's crypto: what sends them is not asked.
 */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import { closed, listenAnywhere } from './free-port.ts';

export interface Pushed {
  /** Whose letter. */
  readonly browser: string;
  readonly headers: http.IncomingHttpHeaders;
  /** As it was read; a test says itself what it expects. */
  readonly letter: ReturnType<JSON['parse']>;
  /** What the sender has signed, checked with the key it came with. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  /** The sender's public key. */
  readonly key: string;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** One record of aes128gcm: salt, size, the sender's point, then the text and its padding. */
function opened(sealed: Buffer, { keys, auth }: Browser): string {
  const salt = sealed.subarray(0, 16);
  const length = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(21 + length, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/** Throws if the signature is not that of the key. */
function checked(authorization: string): Pick<Pushed, 'claims' | 'key'> {
  const [, head = '', claims = '', seal = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signature = Buffer.from(seal, 'base64url');
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature))
    throw new Error('signed by somebody else');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), key };
}

export class PushService {
  readonly pushed: Pushed[] = [];
  origin = '';
  /** How it answers. */
  status = 201;
  readonly #browsers = new Map<string, Browser>();
  readonly #server = http.createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const browser = request.url?.slice(1) ?? '';
    const known = this.#browsers.get(browser);
    if (known && this.status === 201) {
      const letter = JSON.parse(opened(Buffer.concat(parts), known));
      this.pushed.push({ browser, headers: request.headers, letter, ...checked(request.headers.authorization ?? '') });
    }
    answer.writeHead(known ? this.status : 404, this.status === 302 ? { location: '/elsewhere' } : {}).end();
  });

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.origin = `http://127.0.0.1:${await listenAnywhere(service.#server)}`;
    return service;
  }

  /** What a browser of this name would send to `POST /api/push`. */
  subscribe(browser: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16);
    this.#browsers.set(browser, { keys, auth });
    return { endpoint: `${this.origin}/${browser}`, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  close(): Promise<void> {
    return closed(this.#server);
  }
}
