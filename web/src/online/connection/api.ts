/** Every request of docs/online.md as one typed function. What the server answers is held to the protocol before it is used. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import {
  type BringTable,
  type CourseAnswer,
  type changeMe,
  courseAnswer,
  type enterTable,
  type getReady,
  held,
  type keepAccount,
  type keepLearned,
  keptLearned,
  leaders,
  lobby,
  type Me,
  me,
  type NewTable,
  type newGuest,
  openedTable,
  PATH,
  PROTOCOL_HEADER,
  type Proof,
  pathTo,
  profile,
  type pushTarget,
  type recover,
  type SessionInfo,
  type seatBot,
  sessionInfo,
  type signIn,
  type sitDown,
  tableInfo,
} from '@sztab/protocol';
import { ownBuild } from '../../look/build.ts';
import { Offline, Refused } from './trouble.ts';

type Said<S extends { readonly _zod: { readonly output: unknown } }> = S['_zod']['output'];
interface Reader<T> {
  parse(answer: unknown): T;
}
interface Request {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
}

const nothing: Reader<void> = { parse: () => undefined };
const meOrNobody: Reader<Me | null> = { parse: (answer) => (answer === undefined ? null : me.parse(answer)) };
const text: Reader<string> = { parse: String };
const sessions: Reader<SessionInfo[]> = { parse: (list) => (list as unknown[]).map((one) => sessionInfo.parse(one)) };
const codes: Reader<string[]> = { parse: (answer) => (answer as { codes: unknown[] }).codes.map(String) };
const passkeyList: Reader<{ id: string; created: number }[]> = {
  parse: (list) =>
    (list as { id: unknown; created: unknown }[]).map(({ id, created }) => ({
      id: String(id),
      created: Number(created),
    })),
};
const pushKey: Reader<string> = {
  parse: (answer) => {
    const { key } = answer as { key: unknown };
    if (typeof key !== 'string') throw new TypeError('no key');
    return key;
  },
};
/** Null: the account has exactly what was sent (204). */
const kept: Reader<Said<typeof keptLearned> | null> = {
  parse: (answer) => (answer === undefined ? null : keptLearned.parse(answer)),
};
/** Checked in development only: a whole course is too long to be checked on every page. */
const course: Reader<CourseAnswer> = {
  parse: (answer) => (import.meta.env.DEV ? held(courseAnswer, answer) : (answer as CourseAnswer)),
};
/** Not checked here: the browser or the table frame checks it where it is used. */
const asSaid = <T>(): Reader<T> => ({ parse: (answer) => answer as T });

async function send(path: string, { method = 'GET', body }: Request): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [PROTOCOL_HEADER]: String(ownBuild.protocol),
  };
  // Also without a body: other sites cannot send this type, and the server demands it.
  if (method !== 'GET') headers['content-type'] = 'application/json';
  try {
    return await fetch(path, { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }) });
  } catch {
    throw new Offline('the server did not answer');
  }
}

const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get('content-type') ?? '');

async function refusal(response: Response): Promise<Error> {
  // A proxy whose server is away answers with a page of its own, and so does a site that serves only files.
  if (!isJson(response)) return new Offline(`no answer of our server: ${response.status}`);
  const said = (await response.json().catch(() => null)) as { error?: unknown } | null;
  const word = typeof said?.error === 'string' ? said.error : 'failed';
  return new Refused(word, response.status);
}

async function ask<T>(path: string, reader: Reader<T>, request: Request = {}): Promise<T> {
  const response = await send(path, request);
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return reader.parse(undefined);
  if (reader === (text as unknown)) return reader.parse(await response.text());
  if (!isJson(response)) {
    if (reader === (nothing as unknown)) return reader.parse(undefined);
    throw new Offline('not an answer of our server');
  }
  const answer: unknown = await response.json();
  try {
    return reader.parse(answer);
  } catch {
    // The page is older or newer than the server: loading it anew mends that.
    throw new Refused('misread', response.status);
  }
}

const post = <T>(path: string, reader: Reader<T>, body?: unknown): Promise<T> =>
  ask(path, reader, { method: 'POST', body });
const invited = (invite?: string | null): string => (invite ? `?invite=${encodeURIComponent(invite)}` : '');

export const api = {
  guest: (body: Said<typeof newGuest>) => post(PATH.guest, me, body),
  me: () => ask(PATH.me, meOrNobody),
  changeMe: (body: Said<typeof changeMe>) => ask(PATH.me, me, { method: 'PATCH', body }),
  keepLearned: (body: Said<typeof keepLearned>) => post(PATH.learned, kept, body),
  deleteMe: (body: Proof) => ask(PATH.me, nothing, { method: 'DELETE', body }),
  keepAccount: (body: Said<typeof keepAccount>) => post(PATH.password, me, body),
  signIn: (body: Said<typeof signIn>) => post(PATH.login, me, body),
  signOut: () => post(PATH.logout, nothing),
  newCodes: (body: Proof) => post(PATH.codes, codes, body),
  recover: (body: Said<typeof recover>) => post(PATH.recover, me, body),
  sessions: () => ask(PATH.sessions, sessions),
  endSession: (id: string) => ask(pathTo(PATH.session, id), nothing, { method: 'DELETE' }),
  passkeyOptions: (body: Proof) => post(PATH.passkeyOptions, asSaid<PublicKeyCredentialCreationOptionsJSON>(), body),
  passkeyProofOptions: () => post(PATH.passkeyProofOptions, asSaid<PublicKeyCredentialRequestOptionsJSON>()),
  addPasskey: (body: RegistrationResponseJSON) => post(PATH.passkeys, me, body),
  passkeys: () => ask(PATH.passkeys, passkeyList),
  endPasskey: (id: string, body: Proof) => ask(pathTo(PATH.passkey, id), nothing, { method: 'DELETE', body }),
  passkeySignInOptions: () => post(PATH.passkeyLoginOptions, asSaid<PublicKeyCredentialRequestOptionsJSON>()),
  passkeySignIn: (body: AuthenticationResponseJSON) => post(PATH.passkeyLogin, me, body),
  person: (id: string) => ask(pathTo(PATH.person, id), profile),
  leaders: (game: string) => ask(pathTo(PATH.leaders, game), leaders),
  pushKey: () => ask(PATH.pushKey, pushKey),
  pushTo: (body: Said<typeof pushTarget>) => post(PATH.push, nothing, body),
  stopPush: (body: Said<typeof pushTarget>) => ask(PATH.push, nothing, { method: 'DELETE', body }),

  lobby: (pages: number) => ask(`${PATH.lobby}${pages > 1 ? `?pages=${pages}` : ''}`, lobby),
  myTables: () => ask(`${PATH.lobby}?only=mine`, lobby).then(({ mine }) => mine),
  newTable: (body: NewTable) => post(PATH.tables, openedTable, body),
  bring: (body: BringTable) => post(PATH.bring, openedTable, body),
  table: (id: string, invite?: string | null) => ask(`${pathTo(PATH.table, id)}${invited(invite)}`, tableInfo),
  invite: (id: string) => ask(pathTo(PATH.invite, id), openedTable),
  enter: (id: string, body: Said<typeof enterTable>) => post(pathTo(PATH.enter, id), tableInfo, body),
  sit: (id: string, body: Said<typeof sitDown>) => post(pathTo(PATH.sit, id), tableInfo, body),
  stand: (id: string) => post(pathTo(PATH.stand, id), tableInfo),
  free: (id: string, seat: number) => post(pathTo(PATH.free, id), tableInfo, { seat }),
  list: (id: string) => post(pathTo(PATH.list, id), tableInfo),
  bot: (id: string, body: Said<typeof seatBot>) => post(pathTo(PATH.bot, id), tableInfo, body),
  ready: (id: string, body: Said<typeof getReady>) => post(pathTo(PATH.ready, id), tableInfo, body),
  abandon: (id: string) => post(pathTo(PATH.abandon, id), tableInfo),
  log: (id: string) => ask(pathTo(PATH.log, id), text),
  again: (id: string) => post(pathTo(PATH.again, id), openedTable),
  /** `last`: only so many moments, so that the page can be drawn at once. */
  course: (id: string, invite: string | null, last?: number) => {
    const query = new URLSearchParams({ ...(invite ? { invite } : {}), ...(last ? { last: String(last) } : {}) });
    return ask(`${pathTo(PATH.course, id)}?${query}`, course);
  },
  record: (id: string, invite?: string | null) => ask(`${pathTo(PATH.record, id)}${invited(invite)}`, text),
};
