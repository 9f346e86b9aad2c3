/** How many rules have a figure within one screen, by the length of what stands between: no page is laid out for it. */
import { Marked, type Token, type Tokens } from 'marked';
import { figuresIn, isFigure, plain, ruleOf } from '../read.ts';
import { readFigure } from '../read-figure.ts';

/** A page of the rulebook on a screen of 1440 by 900: signs in a line, and heights in pixels. */
const LINE = { signs: 76, height: 26 };
const SCREEN = 900;
const heightOf = (text: string): number => Math.ceil(text.length / LINE.signs) * LINE.height + 10;

interface Placed {
  readonly top: number;
  readonly bottom: number;
}

/** Rules of these chapters, and those of them that have no figure near. */
export function rulesFarFromFigures(
  markdown: string,
  master: string,
  chapters: readonly number[],
): { rules: number; far: string[] } {
  const heights = new Map(figuresIn(master).map(({ id, figure }) => [id, figure?.wide.height ?? 0]));
  let [y, chapter] = [0, 0];
  const figures: Placed[] = [];
  const rules: (Placed & { readonly id: string })[] = [];
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) chapter = Number.parseInt(plain(token), 10);
    const top = y;
    if (isFigure(token)) {
      const { lang = '', text } = token as Tokens.Code;
      y += (heights.get(readFigure(lang, text).id) ?? 0) + 110;
      figures.push({ top, bottom: y });
      continue;
    }
    y += tokenHeight(token);
    const id = ruleOf(token);
    if (id && chapters.includes(chapter)) rules.push({ id, top, bottom: y });
  }
  const gap = (a: Placed, b: Placed): number => Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  const far = rules.filter((rule) => !figures.some((figure) => gap(rule, figure) <= SCREEN)).map(({ id }) => id);
  return { rules: rules.length, far };
}

function tokenHeight(token: Token): number {
  if (token.type === 'space') return 0;
  if (token.type === 'heading') return 60;
  if (token.type === 'table') return (token as Tokens.Table).rows.length * 34 + 44;
  if (token.type === 'list') return (token as Tokens.List).items.reduce((sum, item) => sum + heightOf(plain(item)), 10);
  return heightOf(plain(token)) + (ruleOf(token) ? 20 : 0);
}
