import type { ShelfEntry } from '@sztab/shelf';
import { type Language, languageNames, languages, type Words, words } from './words.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function frame(language: Language, title: string, main: string): string {
  const choices = languages
    .map((other) => {
      const current = other === language ? ' aria-current="true"' : '';
      const name = languageNames[other];
      return `<a href="/?lang=${other}" lang="${other}" hreflang="${other}"${current}>${name}</a>`;
    })
    .join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sztab</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="top"><div>
<a class="brand" href="/?lang=${language}"><img src="/icon.svg" alt="">Sztab</a>
<nav class="languages" aria-label="${escapeHtml(words[language].languageChoice)}">${choices}</nav>
</div></header>
<main>
${main}
</main>
</body>
</html>
`;
}

function game(entry: ShelfEntry, language: Language, say: Words): string {
  const [min, max] = entry.players;
  const players = min === max ? `${min}` : `${min}–${max}`;
  const note = say.note[entry.state];
  const next = note ? `\n<p>${escapeHtml(note).replace('{command}', '<code>npx sztab</code>')}</p>` : '';
  return `<li class="${entry.state}" id="${escapeHtml(entry.id)}">
<h2>${escapeHtml(entry.title[language])}</h2>
<p>${escapeHtml(say.players)}: ${players}</p>
<p class="state">${escapeHtml(say.state[entry.state])}</p>${next}
</li>`;
}

export function shelfPage(games: readonly ShelfEntry[], language: Language): string {
  const say = words[language];
  const list =
    games.length === 0
      ? `<p>${escapeHtml(say.noGames)}</p>`
      : `<ul class="games">\n${games.map((entry) => game(entry, language, say)).join('\n')}\n</ul>`;
  return frame(
    language,
    say.title,
    `<h1>${escapeHtml(say.title)}</h1>\n<p class="lead">${escapeHtml(say.lead)}</p>\n${list}`,
  );
}

export function notFoundPage(language: Language): string {
  const say = words[language];
  const home = `<p><a href="/?lang=${language}">${escapeHtml(say.home)}</a></p>`;
  return frame(
    language,
    say.notFound,
    `<h1>${escapeHtml(say.notFound)}</h1>\n<p class="lead">${escapeHtml(say.notFoundLead)}</p>\n${home}`,
  );
}
