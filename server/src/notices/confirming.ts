/** Whether an address is its person's own: one mail with a link goes there, and nothing else before its button is pressed. */
import type { House } from '../house.ts';
import type { Person } from '../people/sessions.ts';
import { HttpRefusal } from '../refusal.ts';
import { confirmToken } from './keys.ts';
import { postOffice } from './mail.ts';
import { languageOf, noticeWords } from './words.ts';

/** Null where the house sends no mail. */
export function confirmationMail({
  store,
  hall,
  config: { mail, origin },
}: House): ((person: Person) => Promise<void>) | null {
  if (mail === null || origin === null) return null;
  const post = postOffice(mail);
  return async ({ id, email, language }) => {
    if (email === null) return;
    const { confirmSubject, confirmText } = noticeWords[languageOf(language)];
    const link = `${origin}/api/mail/confirm?token=${await confirmToken(store, id, email)}`;
    await post({ to: email, subject: confirmSubject, text: confirmText(origin, link), stop: null }).catch((error) => {
      hall.trouble('mail', '', error);
      throw new HttpRefusal(503, 'mail-not-sent');
    });
  };
}
