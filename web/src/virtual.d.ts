/** Made at build time from games/shelf.ts by vite.config.ts. */
declare module 'virtual:shelf' {
  const listings: readonly import('./games.ts').GameListing[];
  export default listings;
}
