/** The months as cards have them in English. */
export const en: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');
