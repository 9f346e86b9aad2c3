/** Mail: one plain text at a time, by the SMTP server of whoever runs the house. */
import { createTransport } from 'nodemailer';

export interface MailSettings {
  /** As in `smtp://user:password@host:587`. */
  readonly smtp: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Stops such mails for good; null for one that comes only when asked for. */
  readonly stop: string | null;
}

/** What nodemailer says of a failure, as far as it may go into the log: nothing of who was to get the mail. */
interface Failure {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly timeoutType?: string;
}

/** There was no session yet, or no way into it. */
const BEFORE = /^(?:EDNS|ETLS|EAUTH|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT)$/;

/** A mail was not sent. */
export class MailTrouble extends Error {
  /** It surely did not arrive, and may do so another time. Where the connection broke on the way, nobody knows: then it is not sent again. */
  readonly again: boolean;

  constructor({ code = '', originalCode = '', command = '', responseCode, timeoutType = '' }: Failure) {
    super(`mail was not taken: ${[code, originalCode, command, responseCode].filter(Boolean).join(' ')}`);
    const before = [code, originalCode, timeoutType].some((word) => BEFORE.test(word));
    this.again = before || (responseCode !== undefined && responseCode < 500);
  }
}

const SECONDS = 1000;
/** What an address may hold, without any of the signs that mean something in a header. */
const ADDRESS = /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+$/u;

export type Post = (mail: Mail) => Promise<void>;

export function postOffice({ smtp, from }: MailSettings): Post {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, stop }) => {
    if (!ADDRESS.test(to)) throw new MailTrouble({ code: 'ADDRESS', responseCode: 553 });
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          ...(stop === null
            ? {}
            : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          'Auto-Submitted': 'auto-generated',
        },
      });
    } catch (error) {
      throw new MailTrouble(error as Failure);
    }
  };
}
