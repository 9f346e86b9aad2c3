/** Notices in German. */
import { counting, type Partly, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { NoticeWords } from './notice-words.ts';

const { form } = counting('de');

export const de: Partly<NoticeWords> = united(texts, {
  subject: (tables) =>
    tables.length === 1 ? `Du bist am Zug: ${tables[0]?.title}` : `${tables.length} Tische warten auf deinen Zug`,
  hello: (name) => `Hallo ${name},`,
  waiting: (tables) =>
    tables === 1 ? 'an diesem Tisch warten alle auf deinen Zug:' : 'an diesen Tischen warten alle auf deinen Zug:',
  left: (hours) => (hours < 1 ? 'weniger als eine Stunde' : `noch ${hours} ${form(hours, 'Stunde', 'Stunden')}`),
  why: (link) =>
    `Wir schreiben höchstens einmal in sechs Stunden und nur, wenn jemand auf dich wartet.\nDu möchtest solche Nachrichten nicht? Öffne diese Adresse und drück den Knopf:\n${link}`,
  confirmText: (site, link) =>
    `Hallo,\n\njemand, hoffentlich du, möchte hier von Tischen hören, die auf einen Zug warten (${site}).\nWenn du es bist, öffne diese Adresse und drück den Knopf:\n\n${link}\n\nWenn nicht, tu nichts. Mehr schicken wir nicht.\n`,
  confirmAsk: (email) => `Sollen wir an ${email} schreiben, wenn ein Tisch auf deinen Zug wartet?`,
});
