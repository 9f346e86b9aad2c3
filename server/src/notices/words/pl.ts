/** Notices in Polish. */
import type { NoticeWords } from './notice-words.ts';

export const pl: NoticeWords = {
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
  notStopped: 'Ten adres jest niepełny albo nieważny. Listy wyłączysz też na swojej stronie, w części „Powiadomienia”.',
};
