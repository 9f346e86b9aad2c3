/** Made at build time from games/shelf.ts by vite.config.ts. */
declare module 'virtual:shelf' {
  const listings: readonly import('./games.ts').GameListing[];
  export default listings;
}

/** The version of Sztab that this page was built from, put in by vite.config.ts. */
declare const SZTAB_VERSION: string;
