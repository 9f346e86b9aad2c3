/** Names that no person may have: those of bots and of the site, and names that pass for another by look-alike letters. */
import { LEVELS } from '@sztab/kernel';

/** Names of bot levels on the pages (`web/src/words/pages`), in every language. */
const BOT_NAMES = [
  ...LEVELS,
  ...['Random', 'Quick', 'Greedy', 'Cadet', 'Recruit', 'Corporal', 'Officer', 'Colonel', 'General'],
  ...['Na chybił trafił', 'Szybki', 'Zachłanny', 'Kadet', 'Poborowy', 'Kapral', 'Oficer', 'Pułkownik', 'Generał'],
  ...['Zufall', 'Schnell', 'Gierig', 'Kadett', 'Rekrut', 'Unteroffizier', 'Offizier', 'Oberst'],
];
/** Reserved as a whole name. */
const WHOLE = [
  ...BOT_NAMES.flatMap((one) => [one, `${one} bot`, `bot ${one}`]),
  'System',
  'Server',
  'Serwer',
  'Support',
  'Mod',
  'Mods',
];
/** Reserved as any word of a name. */
const WORDS = ['bot', 'bots', 'boty', 'бот', 'sztab', 'sztabu'];
/** Reserved as the beginning of any word. */
const BEGINNINGS = ['admin', 'moderator', 'moderatorka', 'moderac', 'moderation'];

/** Letters, digits and signs of the first row look like the letters of the second. */
const LOOK_ALIKE = letterMap(
  'ɓƀƅөɵŧƭʈавекмнорстухіјѕԁӏԛԝһɡɑαβεικνορτυχηωμłøđıð0134578|@$¢ƒꞵᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ',
  'bbbootttabekmhopctyxijsdlqwhgaabeikvoptuxnwmlodidoieastblascfbabcdefghijklmnoprstuvwyz',
);

/** Capitals of Lisu, Cherokee, Coptic and Canadian syllabics that are drawn as Latin ones. */
const DRAWN_ALIKE = letterMap(
  'ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏏᏒᏔᏚᏞᏟᏢᏦᏴⲀⲂⲈⲒⲔⲘⲚⲞⲢⲤⲦⲬⲨᗅᗷᗪᗩᑕᗴᖴᕼᒍᒪᗰᑎᗝᑭᖇᔕᑌᐯᗯ᙭',
  'bpdtgkjczfmnlsrvhwxyaeioudrtajewmhgzbrwslcpkbabeikmnopctxyabdacefhjlmnoprsuvwx',
);

function letterMap(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to];
  return new Map([...from].map((letter, i) => [letter, targets[i] as string]));
}

/** First code points of letters in circles, in boxes and of flags, which normalisation leaves as they are. */
const ROWS = [0x1f150, 0x1f170, 0x1f1e6];

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) as number;
  const row = ROWS.find((first) => code >= first && code < first + 26);
  return row === undefined ? letter : String.fromCodePoint(0x61 + code - row);
}

const NUMBER = /(?<![\p{L}\p{N}])\p{N}{2,}(?![\p{L}\p{N}])/gu;

/** The words of a text as they look, without accents: `l` stands for i, l and 1 alike. */
function wordsOf(text: string): string[] {
  // Numbers are left out: 807 is not read as bot.
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(NUMBER, ' ');
  const plain = [...letters]
    .map((letter) => (DRAWN_ALIKE.get(letter.toUpperCase()) ?? plainLetter(letter)).toLowerCase())
    .map((letter) => LOOK_ALIKE.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('ß', 'ss');
  // Single letters with signs between them are one word: b.o.t
  const joined = plain.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}]))+/gu,
    (one) => one.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const lookOf = (text: string): string => wordsOf(text).join('');
const whole = new Set(WHOLE.map(lookOf));
const words = new Set(WORDS.map(lookOf));
const beginnings = BEGINNINGS.map(lookOf);

/** Scripts with letters that look the same. */
const CONFUSABLE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
  /\p{Script=Deseret}/u,
  /\p{Script=Osage}/u,
  /\p{Script=Old_Italic}/u,
  /\p{Script=Nko}/u,
  /\p{Script=Runic}/u,
  /\p{Script=Tifinagh}/u,
];
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Bold, wide or circled letters of the Latin, Greek or Cyrillic script. */
const isDisguised = (letter: string): boolean => {
  const plain = letter.normalize('NFKC');
  return plain !== letter.normalize('NFC') && CONFUSABLE.slice(0, 3).some((script) => script.test(plain));
};

/** Whether no person may have this name. */
export function isReserved(name: string): boolean {
  // A dash is the name of deleted people.
  if (!READABLE.test(name)) return true;
  if (CONFUSABLE.filter((script) => script.test(name)).length > 1) return true;
  if ([...name].some(isDisguised) || /\p{M}{3}/u.test(name.normalize('NFC'))) return true;
  // Digits may look like letters, or be the number of a bot.
  return [name, name.replace(/\p{N}+/gu, ' ')]
    .map(wordsOf)
    .some(
      (all) =>
        whole.has(all.join('')) ||
        all.some((word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))),
    );
}
