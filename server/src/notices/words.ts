/** What people are told, in their own language. */
import type { Language } from '@sztab/kernel';

/** A table as a notice speaks of it. */
export interface WaitingTable {
  readonly title: string;
  /** The others at the table; none: only bots. */
  readonly others: readonly string[];
  /** Until the clock runs out, in whole hours; null without a clock. */
  readonly hours: number | null;
  readonly link: string;
}

interface NoticeWords {
  readonly turn: string;
  readonly start: string;
  readonly end: string;
  subject(tables: readonly WaitingTable[]): string;
  hello(name: string): string;
  waiting(tables: number): string;
  left(hours: number): string;
  why(link: string): string;
  readonly confirmSubject: string;
  /** Without the name: it goes to an address that may be anybody's, and a name can be made to say anything. */
  confirmText(site: string, link: string): string;
  confirmAsk(email: string): string;
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly stopAsk: string;
  readonly stopButton: string;
  readonly stopped: string;
  readonly notStopped: string;
}

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  pl: {
    turn: 'Twoja kolej',
    start: 'Gra się zaczęła',
    end: 'Gra skończona',
    subject: (tables) =>
      tables.length === 1 ? `Twoja kolej: ${tables[0]?.title}` : `Stoły, które czekają na twój ruch: ${tables.length}`,
    hello: (name) => `Cześć, ${name}!`,
    waiting: (tables) =>
      tables === 1 ? 'Przy tym stole wszyscy czekają na twój ruch:' : 'Przy tych stołach wszyscy czekają na twój ruch:',
    left: (hours) => (hours < 1 ? 'została mniej niż godzina' : `zostało: ${hours} godz.`),
    why: (link) =>
      `Piszemy najwyżej raz na sześć godzin i tylko wtedy, gdy ktoś na ciebie czeka.\nNie chcesz takich listów? Otwórz ten adres i naciśnij przycisk:\n${link}`,
    confirmSubject: 'Czy to twój adres?',
    confirmText: (site, link) =>
      `Cześć!\n\nKtoś, mamy nadzieję, że ty, chce tu dostawać wiadomości o stołach, które czekają na jego ruch (${site}).\nJeśli to ty, otwórz ten adres i naciśnij przycisk:\n\n${link}\n\nJeśli nie, nie rób nic. Niczego więcej tu nie przyślemy.\n`,
    confirmAsk: (email) => `Czy mamy pisać na ${email}, gdy jakiś stół czeka na twój ruch?`,
    confirmButton: 'Tak, to mój adres',
    confirmed: 'Adres jest potwierdzony. Czy i kiedy piszemy, wybierzesz na swojej stronie, w części „Powiadomienia”.',
    notConfirmed:
      'Ten adres jest niepełny albo nieważny. O nowy list poprosisz na swojej stronie, w części „Powiadomienia”.',
    stopAsk: 'Nie chcesz już listów o stołach, które czekają na twój ruch?',
    stopButton: 'Nie piszcie więcej',
    stopped: 'Nie będziemy już pisać. Możesz to zmienić na swojej stronie, w części „Powiadomienia”.',
    notStopped:
      'Ten adres jest niepełny albo nieważny. Listy wyłączysz też na swojej stronie, w części „Powiadomienia”.',
  },
  en: {
    turn: 'Your turn',
    start: 'The game has begun',
    end: 'The game is over',
    subject: (tables) =>
      tables.length === 1 ? `Your turn: ${tables[0]?.title}` : `${tables.length} tables wait for your move`,
    hello: (name) => `Hello ${name},`,
    waiting: (tables) =>
      tables === 1 ? 'At this table everybody waits for your move:' : 'At these tables everybody waits for your move:',
    left: (hours) => (hours < 1 ? 'less than an hour left' : hours === 1 ? '1 hour left' : `${hours} hours left`),
    why: (link) =>
      `We write once in six hours at most, and only when somebody waits for you.\nYou do not want these mails? Open this address and press the button:\n${link}`,
    confirmSubject: 'Is this your address?',
    confirmText: (site, link) =>
      `Hello,\n\nsomebody, we hope it was you, wants to be told here of tables that wait for their move (${site}).\nIf it was you, open this address and press the button:\n\n${link}\n\nIf not, do nothing. We will send nothing else.\n`,
    confirmAsk: (email) => `Shall we write to ${email} when a table waits for your move?`,
    confirmButton: 'Yes, this is my address',
    confirmed: 'The address is confirmed. Whether we write is up to you, on your own page, under “Notices”.',
    notConfirmed:
      'This address is incomplete or not valid. You can ask for a new mail on your own page, under “Notices”.',
    stopAsk: 'You do not want mails about tables that wait for your move any more?',
    stopButton: 'Stop these mails',
    stopped: 'We will not write any more. You can change that on your own page, under “Notices”.',
    notStopped: 'This address is incomplete or not valid. You can also stop mails on your own page, under “Notices”.',
  },
};

export const languageOf = (kept: string): Language => (kept === 'pl' ? 'pl' : 'en');

/** A name that a mail program would not make a link of: whoever sits at a table with us may have chosen any. */
const unlinked = (name: string): string => name.replace(/[.:/\\@\u3002\uff0e\uff61]+(?=\S)/gu, ' ');

const named = ({ title, others }: WaitingTable): string =>
  [title, ...(others.length ? [others.map(unlinked).join(', ')] : [])].join(' · ');

/** One line under the title of a push. */
export function pushLine(table: WaitingTable, language: Language): string {
  const { hours } = table;
  return hours === null ? named(table) : `${named(table)} (${noticeWords[language].left(hours)})`;
}

export function digestText(name: string, tables: readonly WaitingTable[], stop: string, language: Language): string {
  const words = noticeWords[language];
  const lines = tables.map((table) => `${pushLine(table, language)}\n${table.link}`);
  return `${[words.hello(unlinked(name)), words.waiting(tables.length), ...lines, `-- \n${words.why(stop)}`].join('\n\n')}\n`;
}
