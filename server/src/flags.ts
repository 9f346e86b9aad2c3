/** The options of a server, for `npm start` and `sztab serve`. */

export const defaultPort = 1944;

export interface Flag {
  /** The variable that says the same: `SZTAB_MAIL_FROM` is `--mail-from`. */
  readonly env: string;
  /** What has to be typed after it; absent: nothing. */
  readonly value?: string;
  readonly example?: string;
  readonly help: string;
}

const FLAGS = {
  port: {
    // As every host of the trade calls it.
    env: 'PORT',
    value: 'N',
    example: 'a number, as in --port 2000',
    help: `the port to listen on (default ${defaultPort}; 0 takes any free port)`,
  },
  host: { value: 'ADDRESS', help: 'the address to listen at (default 127.0.0.1: this machine only)' },
  data: { value: 'DIR', help: 'the folder of the database (default: your folder for data)' },
  database: { value: 'WHERE', help: 'a file, or postgres://… (default: sztab.db in --data)' },
  origin: { value: 'URL', help: 'the public address, as in https://sztab.example; needed behind a proxy' },
  'trusted-proxies': {
    value: 'LIST',
    example: 'addresses or networks, as in --trusted-proxies 127.0.0.1,10.0.0.0/8',
    help: 'the proxies whose X-Forwarded-For is trusted, as in 127.0.0.1,10.0.0.0/8; no other caller is',
  },
  'trust-proxy': { help: 'older than --trusted-proxies: trusts every caller as if it were the only proxy' },
  'metrics-token': { value: 'TOKEN', help: 'lets a caller from another machine read /metrics with this token' },
  smtp: { value: 'URL', help: 'how to send mail, as in smtp://user:password@host:587; needs --origin' },
  'mail-from': { value: 'ADDRESS', help: 'whom mail comes from' },
  window: {
    value: 'SECONDS',
    example: 'seconds, as in --window 2-5',
    help: 'how long a reaction is waited for at least, drawn anew each time, so that its time tells nothing (default 2-5; 0: not at all)',
  },
  'guests-per-hour': {
    value: 'N',
    example: 'a number, as in --guests-per-hour 120',
    help: 'new guests an hour from one address (default 60); other limits of an address grow with it, for classes behind one address',
  },
  'guest-days': {
    value: 'N',
    example: 'a number, as in --guest-days 90',
    help: 'after how many days unseen a guest is removed, with the tables that no other person used (default 90; 0: never)',
  },
  site: { value: 'DIR', help: 'the folder of the built client (default: the one beside the server)' },
  log: { value: 'LEVEL', help: 'error, warn (default), info, debug or silent; JSON on standard error' },
  drain: { value: 'SECONDS', help: 'how long to say “not ready” before closing (default 0)' },
} as const satisfies Record<string, Partial<Flag> & Pick<Flag, 'help'>>;

export type FlagName = keyof typeof FLAGS;
export const flagNames = Object.keys(FLAGS) as FlagName[];
export const flag = (name: FlagName): Flag => ({
  env: `SZTAB_${name.toUpperCase().replaceAll('-', '_')}`,
  ...FLAGS[name],
});

/** Options as they were typed. */
export type Given = { readonly [name in FlagName]?: string | boolean | undefined };
