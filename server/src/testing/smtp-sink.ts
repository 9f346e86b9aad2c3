/** A real SMTP server on this machine that keeps what it is sent. Speaks as much of RFC 5321 as a client needs. */
import net from 'node:net';
import { closed, listenAnywhere } from './free-port.ts';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Names in small letters; folded lines are one. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decoded. */
  readonly text: string;
}

/** What the server says instead of taking a mail: a reply at a step, or nothing at all and a closed connection. */
export type Mood = { readonly at: 'MAIL' | 'RCPT' | 'DATA' | 'end'; readonly reply: string | null };

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function read(from: string, to: readonly string[], message: string): Received {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const text = decoded(rest.join('\r\n\r\n'), headers.get('content-transfer-encoding') ?? '7bit');
  return { from, to, headers, text: text.replaceAll('\r\n', '\n') };
}

export class SmtpSink {
  readonly mails: Received[] = [];
  url = '';
  mood: Mood | null = null;
  /** How many came to deliver something. */
  visits = 0;
  readonly #server = net.createServer((socket) => this.#talk(socket));

  static async open(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    sink.url = `smtp://127.0.0.1:${await listenAnywhere(sink.#server)}`;
    return sink;
  }

  close(): Promise<void> {
    return closed(this.#server);
  }

  #talk(socket: net.Socket): void {
    this.visits++;
    let [from, waiting, message] = ['', '', null as string | null];
    let to: string[] = [];
    const say = (reply: string): void => void socket.write(`${reply}\r\n`);
    const step = (at: Mood['at'], reply: string): boolean => {
      if (this.mood?.at !== at) say(reply);
      else if (this.mood.reply === null) socket.destroy();
      else say(this.mood.reply);
      return this.mood?.at !== at;
    };
    const hear = (line: string): void => {
      if (message !== null) {
        if (line !== '.') {
          message += `${line.replace(/^\./, '')}\r\n`;
          return;
        }
        if (step('end', '250 kept')) this.mails.push(read(from, to, message));
        [from, to, message] = ['', [], null];
        return;
      }
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (/^EHLO/i.test(line)) say('250-sink\r\n250 8BITMIME');
      else if (/^MAIL FROM:/i.test(line)) {
        from = address;
        step('MAIL', '250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        if (step('RCPT', '250 ok')) to.push(address);
      } else if (/^DATA/i.test(line)) {
        if (step('DATA', '354 go on')) message = '';
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (data) => {
      const lines = (waiting + String(data)).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 sink');
  }
}
