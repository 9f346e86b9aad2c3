/**
 * A rulebook read from its Markdown: a page to show, and contents. Every numbered heading and every rule (a bold id at the head
 * of a paragraph, such as OM3-5.4.1) becomes an anchor; what changed with an edition is marked. Raw HTML is shown as text, never obeyed.
 */
import { Lexer, Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { type Figure, type FigureBlock, FigureError, type FigureSize, readFigure } from './read-figure.ts';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

export interface Book {
  readonly title: string;
  readonly html: string;
  readonly chapters: readonly Chapter[];
  /** By name. Their captions stand in the page. */
  readonly figures: Readonly<Record<string, Figure>>;
}

const RULE = /^[A-Z][A-Z0-9]*-\d+(?:\.[A-Z]?\d+)*[a-z]?$/;
const NUMBERED = /^(\d+(?:\.[A-Z]?\d+)*)\s/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

/** The words of a token, without its signs. */
export function plain(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(plain).join('');
  return 'text' in token ? String(token.text) : '';
}

/** The rule a paragraph states, if its first word is a bold id. */
export function ruleOf(token: Token): string | null {
  const [first] = token.type === 'paragraph' ? ((token as Tokens.Paragraph).tokens ?? []) : [];
  return first?.type === 'strong' && RULE.test(plain(first)) ? plain(first) : null;
}

/** “*Edition 2:* …” below a rule says what changed with an edition. */
function isChange({ tokens: [first] }: Tokens.Paragraph): boolean {
  return first?.type === 'em' && /^\p{Lu}\p{Ll}+ \d+:$/u.test(plain(first));
}

/** No HTML is obeyed, no picture fetched, and links lead to pages alone. A wide table scrolls in its own frame; the page never does. */
export const safe: RendererObject = {
  html: ({ text }) => escapeHtml(text),
  image: ({ text }) => escapeHtml(text),
  link({ href, tokens }) {
    const inside = this.parser.parseInline(tokens);
    return /^(?:https?:\/\/|#)/.test(href) ? `<a href="${escapeHtml(href)}">${inside}</a>` : inside;
  },
  table(token) {
    const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
      `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
    const body = token.rows.map((cells) => row(cells, 'td')).join('');
    return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
  },
};

const FENCE = /^figure\s/;
export const isFigure = (token: Token): boolean =>
  token.type === 'code' && FENCE.test((token as Tokens.Code).lang ?? '');

/** Every figure of a book, in its order. */
export const figuresIn = (markdown: string): FigureBlock[] =>
  new Marked()
    .lexer(markdown)
    .filter(isFigure)
    .map((token) => readFigure((token as Tokens.Code).lang ?? '', (token as Tokens.Code).text));

/** The box is there before the board is: its measure stands in the page. All captions do, and the one of the frame that is shown is marked. */
function figureHtml({ id, wide, narrow }: Figure, captions: readonly string[]): string {
  const steps = captions.map((caption, at) => `<li${at === 0 ? ' data-now' : ''}>${caption}</li>`).join('');
  // An empty drawing has a ratio without any style: the site lets no style stand in a page.
  const room = (name: string, { width, height }: FigureSize): string =>
    `<svg class="figure-${name}" viewBox="0 0 ${width} ${height}" aria-hidden="true"></svg>`;
  return `<figure id="figure-${id}" data-figure="${id}"><div class="figure-box">${room('wide', wide)}${room('narrow', narrow)}</div><figcaption><ol>${steps}</ol><div class="figure-controls"></div></figcaption></figure>\n`;
}

/** `master`: the book in the language in which figures are drawn up; without one it is this book itself. */
export function readRulebook(markdown: string, master: string = markdown): Book {
  const drawn = new Map(figuresIn(master).map((block) => [block.id, block]));
  const figures: Record<string, Figure> = {};
  const ids = new Map<Token, string>();
  let unnumbered = 0;
  const idOf = (heading: Token): string => {
    let id = ids.get(heading);
    if (id === undefined) {
      const number = NUMBERED.exec(plain(heading))?.[1];
      id = number ? `s-${number}` : `s-x${++unnumbered}`;
      ids.set(heading, id);
    }
    return id;
  };
  const marked = new Marked({
    renderer: {
      ...safe,
      heading(token) {
        const inside = this.parser.parseInline(token.tokens);
        return `<h${token.depth} id="${idOf(token)}">${inside}</h${token.depth}>\n`;
      },
      code(token) {
        if (!isFigure(token)) return `<pre><code>${escapeHtml(token.text)}</code></pre>\n`;
        const { id, captions: own } = readFigure(token.lang ?? '', token.text);
        const { figure = null, captions: first = [] } = drawn.get(id) ?? {};
        const captions = own.length > 0 ? own : first;
        if (!figure || figure.frames.length !== captions.length) throw new FigureError(`figure ${id} is not drawn up`);
        figures[id] = figure;
        const said = captions.map((caption) => this.parser.parseInline(Lexer.lexInline(caption)));
        return figureHtml(figure, said);
      },
      paragraph(token) {
        const rule = ruleOf(token);
        if (!rule) {
          const what = isChange(token) ? '<p class="edition">' : '<p>';
          return `${what}${this.parser.parseInline(token.tokens)}</p>\n`;
        }
        const rest = this.parser.parseInline(token.tokens.slice(1));
        return `<p class="rule" id="${rule}"><a class="rule-id" href="#${rule}">${rule}</a>${rest}</p>\n`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const { title, chapters } = outline(tokens, idOf);
  const html = marked.parser(tokens);
  return { title, html: withReferences(html, new Set(ids.values())), chapters, figures };
}

/** All that can be linked to in a rulebook. */
export const placesIn = (markdown: string, master: string = markdown): ReadonlySet<string> =>
  new Set([...readRulebook(markdown, master).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string));

/** “(6.5)” leads to section 6.5, where there is one. */
const withReferences = (html: string, known: ReadonlySet<string>): string =>
  html.replace(/\((\d+(?:\.[A-Z]?\d+)+)\)/g, (text, number: string) =>
    known.has(`s-${number}`) ? `(<a href="#s-${number}">${number}</a>)` : text,
  );

function outline(tokens: readonly Token[], idOf: (heading: Token) => string): Pick<Book, 'title' | 'chapters'> {
  let title = '';
  const chapters: { id: string; title: string; parts: { id: string; title: string }[] }[] = [];
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const { depth } = token as Tokens.Heading;
    const [id, words] = [idOf(token), plain(token)];
    if (depth === 1) title = words;
    else if (depth === 2) chapters.push({ id, title: words, parts: [] });
    else if (depth === 3) chapters.at(-1)?.parts.push({ id, title: words });
  }
  return { title, chapters };
}
