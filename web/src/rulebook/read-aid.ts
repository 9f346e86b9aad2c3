/**
 * A player aid read from its Markdown: one page of sections. `## The Home Army {AK}` is a section for one role. Ids in brackets, such as
 * (OM3-5.4.1, 5.3), lead into the rulebook.
 */
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml, plain, safe } from './read.ts';

interface Section {
  readonly title: string;
  /** Only this role needs it; null is for all. */
  readonly role: string | null;
  readonly html: string;
}

export interface Aid {
  readonly title: string;
  readonly sections: readonly Section[];
}

const ID = String.raw`(?:[A-Z][A-Z0-9]*-\d+(?:\.[A-Z]?\d+)*[a-z]?|\d+(?:\.[A-Z]?\d+)+[a-z]?)`;
const RANGE = String.raw`${ID}(?:–\d+(?:\.\d+)*[a-z]?)?`;
const REFERENCES = new RegExp(String.raw`\((${RANGE}(?:[,;]\s*${RANGE})*)\)`, 'g');
const EACH = new RegExp(String.raw`(${ID})(?:–(\d+(?:\.\d+)*[a-z]?))?`, 'g');
const HEADING = /^(.*?)\s*(?:\{([^{}]+)\})?$/;

/** The place in the rulebook that an id means: 5.3 is a section or a rule. */
function placeOf(id: string, places: ReadonlySet<string>): string | null {
  if (places.has(id)) return id;
  if (places.has(`s-${id}`)) return `s-${id}`;
  return /^\d/.test(id) ? ([...places].find((place) => place.endsWith(`-${id}`)) ?? null) : null;
}

/** Every id in brackets, both ends of a range: 5.2.1–3 names 5.2.1 and 5.2.3. */
function namedIn(text: string): string[] {
  return [...text.matchAll(REFERENCES)].flatMap(([, group = '']) =>
    [...group.matchAll(EACH)].flatMap(([, first = '', last]) =>
      last === undefined ? [first] : [first, last.includes('.') ? last : first.replace(/[^.]*$/, last)],
    ),
  );
}

/** What it names that the rulebook does not have. */
export const namedInVain = (markdown: string, places: ReadonlySet<string>): string[] =>
  namedIn(markdown).filter((id) => placeOf(id, places) === null);

/** `places`: the ids of the rulebook of the game. */
export function readAid(markdown: string, game: string, places: ReadonlySet<string>): Aid {
  const linked = (text: string): string =>
    text.replace(REFERENCES, (group) =>
      group.replace(new RegExp(RANGE, 'g'), (range) => {
        const place = placeOf(new RegExp(ID).exec(range)?.[0] ?? '', places);
        return place ? `<a href="/rules/${game}#${place}" data-rule="${place}">${range}</a>` : range;
      }),
    );
  const marked = new Marked({
    renderer: {
      ...safe,
      text(token) {
        return 'tokens' in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : linked('escaped' in token && token.escaped ? token.text : escapeHtml(token.text));
      },
    },
  });
  let title = '';
  const parts: { title: string; role: string | null; tokens: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    const depth = token.type === 'heading' ? (token as Tokens.Heading).depth : 0;
    if (depth === 1) title = plain(token);
    else if (depth === 2) {
      const [, words = '', role = null] = HEADING.exec(plain(token)) ?? [];
      parts.push({ title: words, role, tokens: [] });
    } else if (parts.length > 0) parts.at(-1)?.tokens.push(token);
    else if (token.type !== 'space') parts.push({ title: '', role: null, tokens: [token] });
  }
  return { title, sections: parts.map(({ tokens, ...part }) => ({ ...part, html: marked.parser(tokens) })) };
}

/** The roles that have a section of their own, with its title. */
export const sidesOf = ({ sections }: Aid): readonly { readonly role: string; readonly title: string }[] =>
  sections.flatMap(({ role, title }) => (role === null ? [] : [{ role, title }]));

/** The page of one side: what is another's is left out. */
export const pageOf = (aid: Aid, role: string): Aid => ({
  ...aid,
  sections: aid.sections.filter((section) => section.role === null || section.role === role),
});

/** Whoever plays a role reads what is theirs first and what is the others' last. */
export function inOrderFor({ sections }: Aid, role: string | null): readonly Section[] {
  if (role === null) return sections;
  const rank = (section: Section): number => (section.role === role ? 0 : section.role === null ? 1 : 2);
  return [...sections].sort((a, b) => rank(a) - rank(b));
}
