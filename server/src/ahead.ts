/** What a page is made of, said together with the page: a slow connection fetches it all at once, instead of finding out part by part. */
import { manifestOf, type Site } from './site.ts';

/** Vite's list of what it built: a module's file, and what has to be there before it runs. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Built>>;

const parsed = new WeakMap<Site, Manifest>();

function builtOf(site: Site): Manifest {
  const known = parsed.get(site) ?? (JSON.parse(manifestOf(site) ?? '{}') as Manifest);
  parsed.set(site, known);
  return known;
}

/** `crossorigin` as in Vite's own links: without it the browser fetches the style sheet again. */
const STYLE = 'preload; as=style; crossorigin';

function filesOf(manifest: Manifest, module: string, found: Set<string>): Set<string> {
  const { file, imports = [], css = [] } = manifest[module] ?? {};
  if (file === undefined || found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const other of imports) filesOf(manifest, other, found);
  return found;
}

/** The `link` header of a page that is drawn by this module of web/; empty where there is nothing to say. */
export function linksOf(site: Site, module: string): string {
  const manifest = builtOf(site);
  // The page names these itself.
  const there = filesOf(manifest, 'index.html', new Set());
  return [...filesOf(manifest, module, new Set())]
    .filter((file) => !there.has(file))
    .map((file) => `</${file}>; rel=${file.endsWith('.css') ? STYLE : 'modulepreload'}`)
    .join(', ');
}
