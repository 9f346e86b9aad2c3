/** Passkeys: the browser's part is fetched only when somebody uses one. */
import type { Me, Proof } from '@sztab/protocol';
import { api } from '../connection/api.ts';
import { Refused } from '../connection/trouble.ts';

/** Whoever closes the browser's own window has changed their mind: that is no error of ours. */
const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const word = (error as Error).name === 'InvalidStateError' ? 'passkey-known' : 'passkey-cancelled';
    throw new Refused(word, 0);
  });

export const passkeys = {
  known: (): boolean => typeof PublicKeyCredential === 'function',
  async add(proof: Proof): Promise<Me> {
    const [{ startRegistration }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      api.passkeyOptions(proof),
    ]);
    return api.addPasskey(await asked(startRegistration({ optionsJSON })));
  },
  /** Signs that it is really this person who asks. */
  async prove(): Promise<NonNullable<Proof['passkey']>> {
    const [{ startAuthentication }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      api.passkeyProofOptions(),
    ]);
    const {
      authenticatorAttachment: _,
      clientExtensionResults,
      ...signed
    } = await asked(startAuthentication({ optionsJSON }));
    return { ...signed, clientExtensionResults: { ...clientExtensionResults } };
  },
  async signIn(): Promise<Me> {
    const [{ startAuthentication }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      api.passkeySignInOptions(),
    ]);
    return api.passkeySignIn(await asked(startAuthentication({ optionsJSON })));
  },
};
