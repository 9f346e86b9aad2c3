/** The pages of the site, once for all: browser, server and what is fetched ahead go by this list. */

interface SitePage {
  /** As the browser's router reads it: `:name` stands for one part. */
  readonly at: string;
  /** The module of web/ that draws it, to be fetched together with the page; absent where nothing is fetched beyond what the page names, or a game is. */
  readonly module?: string;
  /** The table frame, which has no top bar. */
  readonly isTable?: true;
}

export const pages = {
  home: { at: '/' },
  newTable: { at: '/new/:game', module: 'src/home/new-table.tsx' },
  table: { at: '/table/:id', isTable: true },
  replay: { at: '/replay/:id', isTable: true },
  analysis: { at: '/analysis/:id', module: 'src/analysis/analysis-page.tsx', isTable: true },
  exercises: { at: '/exercises/:id', module: 'src/analysis/exercises-page.tsx', isTable: true },
  allExercises: { at: '/exercises', module: 'src/analysis/all-exercises-page.tsx' },
  rules: { at: '/rules/:game', module: 'src/rulebook/rules-page.tsx' },
  aid: { at: '/rules/:game/aid', module: 'src/rulebook/aid-page.tsx' },
  lessons: { at: '/learn/:game', module: 'src/learn/lessons-page.tsx' },
  lesson: { at: '/learn/:game/:lesson', module: 'src/learn/lesson-page.tsx', isTable: true },
  watch: { at: '/watch/:game', module: 'src/learn/watch-page.tsx', isTable: true },
  solution: { at: '/watch/:game/:lesson', module: 'src/learn/watch-page.tsx', isTable: true },
  statistics: { at: '/statistics/:game', module: 'src/statistics/statistics-page.tsx' },
  lobby: { at: '/lobby', module: 'src/online/lobby/lobby.tsx' },
  room: { at: '/t/:id', module: 'src/online/room/room-page.tsx' },
  onlineReplay: { at: '/t/:id/replay' },
  onlineAnalysis: { at: '/t/:id/analysis' },
  onlineExercises: { at: '/t/:id/exercises' },
  me: { at: '/me', module: 'src/online/account/me-page.tsx' },
  profile: { at: '/people/:id', module: 'src/online/profile/profile-page.tsx' },
  leaders: { at: '/leaders/:game', module: 'src/online/profile/leaders-page.tsx' },
  help: { at: '/help', module: 'src/home/help.tsx' },
} as const satisfies Record<string, SitePage>;

const PATTERNS = Object.values<SitePage>(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.at.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The page at this path; null: there is none. */
export const pageAt = (path: string): SitePage | null =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.page ?? null;
