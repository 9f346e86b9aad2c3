/** Made at build time from games/shelf.ts by vite.config.ts. */
declare module 'virtual:shelf' {
  const listings: readonly import('./games.ts').GameListing[];
  export default listings;
}

/** Made at build time from the games' histories by day-notes.ts: a page for each month, January first. */
declare module 'virtual:day-notes' {
  const pages: readonly (() => Promise<{ readonly default: readonly import('./home/history.ts').HistoryNote[] }>)[];
  export default pages;
}

/** The version of Sztab that this page was built from, put in by vite.config.ts. */
declare const SZTAB_VERSION: string;
