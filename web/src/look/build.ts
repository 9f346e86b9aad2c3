/** Which build this page is: written into it when it was built. */
import { BUILD_META, type BuiltAs, builtAs, OLDEST_PROTOCOL, PROTOCOL } from '@sztab/protocol';

function read(): BuiltAs {
  const said = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  // A page that was not built is as new as its sources.
  return said ? builtAs.parse(JSON.parse(said)) : { build: 'dev', protocol: PROTOCOL, oldest: OLDEST_PROTOCOL };
}

export const ownBuild: BuiltAs = read();

/** A part of this page was not there any more: the site has been renewed since it was opened. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
