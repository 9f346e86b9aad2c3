/** Which client this server serves: it speaks as that client does. */
import { BUILD_META, type BuiltAs, builtAs, OLDEST_PROTOCOL, PROTOCOL } from '@sztab/protocol';
import type { Site } from './site.ts';
import { version } from './version.ts';

const UNBUILT: BuiltAs = { build: version, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL };

export async function builtAsOf(site: Site): Promise<BuiltAs> {
  const page = (await site.get('/index.html')?.body('identity'))?.toString('utf8') ?? '';
  const [, said] = new RegExp(`<meta name="${BUILD_META}" content="([^"]*)"`).exec(page) ?? [];
  return said === undefined ? UNBUILT : builtAs.parse(JSON.parse(said.replaceAll('&quot;', '"')));
}
