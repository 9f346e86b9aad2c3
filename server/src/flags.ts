/** The options of a server, for `npm start` and `sztab serve`. */

export const defaultPort = 1944;

export interface Flag {
  readonly env: string;
  /** What has to be typed after it; absent: nothing. */
  readonly value?: string;
  readonly example?: string;
  readonly help: string;
}

const FLAGS = {
  port: {
    env: 'PORT',
    value: 'N',
    example: 'a number, as in --port 2000',
    help: `the port to listen on (default ${defaultPort}; 0 takes any free port)`,
  },
  host: {
    env: 'SZTAB_HOST',
    value: 'ADDRESS',
    help: 'the address to listen at (default 127.0.0.1: this machine only)',
  },
  data: { env: 'SZTAB_DATA', value: 'DIR', help: 'the folder of the database (default: your folder for data)' },
  database: { env: 'SZTAB_DATABASE', value: 'WHERE', help: 'a file, or postgres://… (default: sztab.db in --data)' },
  origin: {
    env: 'SZTAB_ORIGIN',
    value: 'URL',
    help: 'the public address, as in https://sztab.example; needed behind a proxy',
  },
  'trust-proxy': { env: 'SZTAB_TRUST_PROXY', help: 'one proxy stands before the server and names its clients' },
  smtp: {
    env: 'SZTAB_SMTP',
    value: 'URL',
    help: 'how to send mail, as in smtp://user:password@host:587; needs --origin',
  },
  'mail-from': { env: 'SZTAB_MAIL_FROM', value: 'ADDRESS', help: 'whom mail comes from' },
  window: {
    env: 'SZTAB_WINDOW',
    value: 'SECONDS',
    example: 'seconds, as in --window 2-5',
    help: 'how long a reaction is waited for at least, drawn anew each time, so that its time tells nothing (default 2-5; 0: not at all)',
  },
  site: {
    env: 'SZTAB_SITE',
    value: 'DIR',
    help: 'the folder of the built client (default: the one beside the server)',
  },
  log: {
    env: 'SZTAB_LOG',
    value: 'LEVEL',
    help: 'error, warn (default), info, debug or silent; JSON on standard error',
  },
  drain: { env: 'SZTAB_DRAIN', value: 'SECONDS', help: 'how long to say “not ready” before closing (default 0)' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;
export const flagNames = Object.keys(FLAGS) as FlagName[];
export const flag = (name: FlagName): Flag => FLAGS[name];

/** Options as they were typed. */
export type Given = { readonly [name in FlagName]?: string | boolean | undefined };
