/**
 * The small pages that links in our mails lead to: something to read, and at most one button. Nothing happens before it is pressed, because
 * programs that look through mails open every link. The button sends a form to the page's own address, so no script is needed.
 */

import type { Language } from '@sztab/kernel';
import { MASTER } from '@sztab/kernel/words';

interface LetterPage {
  /** What is said; in every language where nobody knows who reads. */
  readonly texts: readonly { readonly language: Language; readonly text: string }[];
  readonly button?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function letterPage({ texts, button }: LetterPage): string {
  const [{ language } = { language: MASTER }] = texts;
  const lines = texts.map((one) => `<p lang="${one.language}">${escaped(one.text)}</p>`);
  const form = button === undefined ? [] : [`<form method="post"><button>${escaped(button)}</button></form>`];
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Sztab</title>',
    '<link rel="stylesheet" href="/letter.css">',
    '</head>',
    '<body>',
    '<main>',
    '<h1><a href="/">Sztab</a></h1>',
    ...lines,
    ...form,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
