/**
 * What is kept, table by table, in words both databases know: texts, whole numbers (moments are milliseconds since 1970) and JSON as
 * text. `entries` is the log: it only ever grows, and its primary key decides who was first.
 */

export interface PeopleRow {
  id: string;
  name: string;
  /** Null: a guest, known by a cookie alone. */
  login: string | null;
  password: string | null;
  language: string;
  theme: string;
  email: string | null;
  /** 1: whoever reads mail at this address has said that it is theirs. */
  confirmed: number;
  /** 1: write by mail. */
  mail: number;
  created: number;
  /** The last digest that was sent, so that nobody is written to twice for one thing. */
  told: number;
  /** When a browser of this person last asked for something, noted once an hour at most. */
  seen: number;
}

export interface SessionsRow {
  /** SHA-256 of the token in the cookie; the token itself is kept nowhere. */
  token: string;
  person: string;
  began: number;
  seen: number;
  agent: string;
}

export interface PasskeysRow {
  id: string;
  person: string;
  key: string;
  counter: number;
  transports: string;
  created: number;
}

export interface RecoveryRow {
  person: string;
  /** SHA-256 of the code. */
  code: string;
}

/** One browser that is told. */
export interface PushRow {
  endpoint: string;
  person: string;
  /** The session that asked for it; with its end this goes too. Null: from before that was noted. */
  session: string | null;
  p256dh: string;
  auth: string;
}

export interface TablesRow {
  id: string;
  game: string;
  rules: number;
  options: string;
  state: 'gathering' | 'playing' | 'over' | 'abandoned';
  access: 'public' | 'link' | 'password';
  password: string | null;
  /** The secret part of the invitation link. */
  invite: string;
  pace: string;
  drawn: number;
  host: string;
  /** Never leaves the server before the game is over. */
  seed: string;
  /** JSON of the remarks its record will carry from the start. */
  tags: string;
  /** The record's header as JSON, without the seed; null until the game starts. */
  header: string | null;
  /** Entries so far. */
  seq: number;
  /** A digest of all entries (`log-seal.ts`); null: not checked and sealed yet. */
  seal: string | null;
  /** How often anything but the log has changed it, its chairs among it. */
  version: number;
  /** JSON of the seats that have to decide; for lists. */
  asked: string;
  /** JSON, null without a clock or while it stands. */
  clock: string | null;
  /** When the clock of the next seat runs out; null if none runs. */
  due: number | null;
  /** When the table moves for whoever says nothing; null: it waits. */
  silent: number | null;
  /** 1: a bot has to move. */
  bots: number;
  paused: number;
  proposal: string | null;
  /** JSON by seat: how often in a row silence answered for its person, and when they last did something; null: nothing noted yet. */
  absence: string | null;
  outcome: string | null;
  next: string | null;
  opened: number;
  changed: number;
}

export interface ChairsRow {
  match: string;
  seat: number;
  person: string | null;
  bot: string | null;
  ready: number;
  late: number;
  entropy: string | null;
  /** Without a clock: when this chair's person was last seen. With one: when they came back after it ran out. Null: not yet. */
  seen: number | null;
}

export interface EntriesRow {
  match: string;
  seq: number;
  seat: number;
  move: string;
  /** The request's key with digests of its person and content (`request-key.ts`), or a name for entries of bots and of the table. */
  key: string;
  at: number;
  /** Who entered it; null: a bot, the table itself, somebody who is gone, or nobody noted it. */
  person: string | null;
}

/** With whose eyes a person has looked at a match. It stays when the chair is given up: what was seen cannot be unseen. */
export interface EyesRow {
  match: string;
  seat: number;
  person: string;
  /** 1: sat there when the game began; 0: took the chair over. */
  began: number;
  /** How many entries there were when the chair was given up; null while the person sits there. */
  left: number | null;
}

/** Who has given the password of a table. */
export interface AdmittedRow {
  match: string;
  person: string;
}

export interface TalkRow {
  match: string;
  n: number;
  at: number;
  /** Null: the table itself speaks, and `text` is a word of its own. */
  person: string | null;
  seat: number | null;
  text: string;
}

export interface RatingsRow {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  played: number;
}

/** One row for each seat of a finished match that a person had; ratings are null where bots played along. */
export interface ResultsRow {
  match: string;
  seat: number;
  person: string;
  game: string;
  role: string;
  won: number;
  at: number;
  mu: number | null;
  sigma: number | null;
}

/** What somebody has learned, as JSON; `age`: how often all of it was forgotten. */
export interface LearnedRow {
  person: string;
  age: number;
  value: string;
}

export interface SettingsRow {
  name: string;
  value: string;
}

/** What a person is to be told of a table, and what was; one row for each kind. */
export interface NoticesRow {
  person: string;
  match: string;
  kind: 'turn' | 'start' | 'end';
  /** Which turn: how far the log went when this person last entered something. */
  turn: number;
  at: number;
  /** When a page of this person was last open at the table; 0: not since the row was written. */
  seen: number;
  /** When it was taken by the node that sends it; null: not yet. */
  pushed: number | null;
  mailed: number | null;
  /** How often a mail was tried. */
  tries: number;
}

/** What the bots beside people remember of a table: JSON of `StoredPartner`. */
export interface PartnersRow {
  match: string;
  kept: string;
}

/** A match whose entries have no table: it is being brought, that was cut off, or its table was deleted. The cleanup removes them. */
export interface DiscardedRow {
  match: string;
  at: number;
}

/** The answer to a request whose key is not in the log. The cleanup removes it after 24 hours. */
export interface RequestsRow {
  /** The key, and a digest of match and person: see `request-key.ts`. */
  name: string;
  match: string;
  /** A digest of the request: the same key with other content is refused. */
  content: string;
  /** The number of entries when the request was carried out. */
  seq: number;
  at: number;
}

export interface Schema {
  people: PeopleRow;
  sessions: SessionsRow;
  passkeys: PasskeysRow;
  recovery: RecoveryRow;
  push: PushRow;
  tables: TablesRow;
  chairs: ChairsRow;
  entries: EntriesRow;
  eyes: EyesRow;
  admitted: AdmittedRow;
  talk: TalkRow;
  ratings: RatingsRow;
  results: ResultsRow;
  settings: SettingsRow;
  notices: NoticesRow;
  learned: LearnedRow;
  partners: PartnersRow;
  discarded: DiscardedRow;
  requests: RequestsRow;
}
