import type { Me } from '../people.ts';

/** What a person is who has said nothing but a name. */
export const NEWCOMER: Omit<Me, 'id' | 'name' | 'language' | 'mailWorks'> = {
  login: null,
  theme: 'system',
  email: null,
  confirmed: false,
  mail: false,
  passkeys: 0,
  codes: 0,
};
