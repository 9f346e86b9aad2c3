/** Notices in Polish. */
import { united } from '@sztab/kernel/words';
import type { NoticeWords } from './notice-words.ts';
import texts from './pl.json' with { type: 'json' };

export const pl: NoticeWords = united(texts, {
  subject: (tables) =>
    tables.length === 1 ? `Twoja kolej: ${tables[0]?.title}` : `Stoły, które czekają na twój ruch: ${tables.length}`,
  hello: (name) => `Cześć, ${name}!`,
  waiting: (tables) =>
    tables === 1 ? 'Przy tym stole wszyscy czekają na twój ruch:' : 'Przy tych stołach wszyscy czekają na twój ruch:',
  left: (hours) => (hours < 1 ? 'została mniej niż godzina' : `zostało: ${hours} godz.`),
  why: (link) =>
    `Piszemy najwyżej raz na sześć godzin i tylko wtedy, gdy ktoś na ciebie czeka.\nNie chcesz takich listów? Otwórz ten adres i naciśnij przycisk:\n${link}`,
  confirmText: (site, link) =>
    `Cześć!\n\nKtoś, mamy nadzieję, że ty, chce tu dostawać wiadomości o stołach, które czekają na jego ruch (${site}).\nJeśli to ty, otwórz ten adres i naciśnij przycisk:\n\n${link}\n\nJeśli nie, nie rób nic. Niczego więcej tu nie przyślemy.\n`,
  confirmAsk: (email) => `Czy mamy pisać na ${email}, gdy jakiś stół czeka na twój ruch?`,
});
