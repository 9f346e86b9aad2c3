/** People: who one is here, how one comes back, what is kept of one. */
import * as z from 'zod/mini';
import * as w from './words.ts';

export const newGuest = z.object({ name: w.personName, language: w.language });
export const passkeyId = w.textUpTo(1400, z.regex(/^[\w-]{16,1400}$/));
const encoded = (most: number) => w.textUpTo(most, z.regex(/^[\w-]+$/));
const passkeyAnswer = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(w.textUpTo(100), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};
/** What the browser is asked to make or to sign; for `@simplewebauthn/browser`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export const newPasskey = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(40_000),
    transports: z.optional(z.array(w.textUpTo(20)).check(z.maxLength(10))),
  }),
});
export const passkeySignIn = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: z.optional(encoded(200)),
  }),
});

/** Whoever asks for what could cost somebody the account says the password again, or uses a passkey. */
export const proof = z.object({ password: z.optional(w.textUpTo(200)), passkey: z.optional(passkeySignIn) });
export type Proof = z.infer<typeof proof>;

export const keepAccount = z.object({
  login: w.loginName,
  password: w.password,
  /** By the password until now, where there is one, or a passkey. */
  proof: z.optional(proof),
});
/** What somebody typed where a login belongs; whether there is one is not said. */
const triedLogin = w.textUpTo(64, w.seen);
export const signIn = z.object({
  login: triedLogin,
  password: w.textUpTo(200),
});
export const recover = z.object({
  login: triedLogin,
  code: w.textUpTo(60),
  password: w.password,
});
/** Between two dots of the host there is something without a dot: a text reads in one way only, or not at all. */
export const email = w.textUpTo(254, z.regex(/^[^\s\p{Cc}@<>"]+@[^\s\p{Cc}@<>".]+(?:\.[^\s\p{Cc}@<>".]+)+$/u));

export const changeMe = z.partial(
  z.object({
    name: w.personName,
    language: w.language,
    theme: w.theme,
    email: z.nullable(email),
    /** For another address. */
    proof,
    /** Whether to write by mail when it is one's turn at a table of days. Each browser says for itself whether to push. */
    mail: z.boolean(),
  }),
);

export const me = z.object({
  id: w.id,
  name: z.string(),
  login: z.nullable(z.string()),
  language: w.language,
  theme: w.theme,
  email: z.nullable(z.string()),
  /** Whether its owner has said so, by the link we sent there; until then nothing else is sent. */
  confirmed: z.boolean(),
  mail: z.boolean(),
  passkeys: z.int(),
  /** Recovery codes that were not used yet. */
  codes: z.int(),
  /** Whether this site can send mail at all. */
  mailWorks: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const sessionInfo = z.object({
  id: z.string(),
  began: w.moment,
  seen: w.moment,
  agent: z.string(),
  here: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** Ten at a time, each good for one return; shown once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const passkeyInfo = z.object({ id: passkeyId, created: w.moment });
export type PasskeyInfo = z.infer<typeof passkeyInfo>;

export const rating = z.object({ game: w.gameId, mu: z.number(), sigma: z.number(), played: z.int() });
export const finished = z.object({
  table: w.id,
  game: w.gameId,
  role: z.string(),
  won: z.boolean(),
  at: w.moment,
  players: z.array(z.object({ name: z.string(), role: z.string(), won: z.boolean() })),
});
export type Finished = z.infer<typeof finished>;
export const profile = z.object({
  id: w.id,
  name: z.string(),
  since: w.moment,
  ratings: z.array(rating),
  /** The rating after each rated match, oldest first, for the plot. */
  course: z.array(z.object({ game: w.gameId, at: w.moment, mu: z.number(), sigma: z.number() })),
  /** Wins and games per game and role. */
  roles: z.array(z.object({ game: w.gameId, role: z.string(), played: z.int(), won: z.int() })),
  finished: z.array(finished),
});
export type Profile = z.infer<typeof profile>;
export const leaders = z.array(
  z.object({ id: w.id, name: z.string(), mu: z.number(), sigma: z.number(), played: z.int() }),
);
export type Leaders = z.infer<typeof leaders>;
export const pushTarget = z.object({
  endpoint: z.pipe(w.textUpTo(1000), z.url()),
  keys: z.object({ p256dh: w.textUpTo(200), auth: w.textUpTo(100) }),
});
