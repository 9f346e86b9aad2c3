/** Notices in English. */
import { counting, united } from '@sztab/kernel/words';
import texts from './en.json' with { type: 'json' };
import type { NoticeWords } from './notice-words.ts';

const { form } = counting('en');

export const en: NoticeWords = united(texts, {
  subject: (tables) =>
    tables.length === 1 ? `Your turn: ${tables[0]?.title}` : `${tables.length} tables wait for your move`,
  hello: (name) => `Hello ${name},`,
  waiting: (tables) =>
    tables === 1 ? 'At this table everybody waits for your move:' : 'At these tables everybody waits for your move:',
  left: (hours) => (hours < 1 ? 'less than an hour left' : `${hours} ${form(hours, 'hour', 'hours')} left`),
  why: (link) =>
    `We write once in six hours at most, and only when somebody waits for you.\nYou do not want these mails? Open this address and press the button:\n${link}`,
  confirmText: (site, link) =>
    `Hello,\n\nsomebody, we hope it was you, wants to be told here of tables that wait for their move (${site}).\nIf it was you, open this address and press the button:\n\n${link}\n\nIf not, do nothing. We will send nothing else.\n`,
  confirmAsk: (email) => `Shall we write to ${email} when a table waits for your move?`,
});
