import { createHash } from 'node:crypto';
import { BUILD_META, OLDEST_PROTOCOL, PROTOCOL } from '@sztab/protocol';
import type { Plugin } from 'vite';

/** Writes into the page which build it is and which protocol it speaks. The names of its files follow from what is in them, so another client has another name. */
export function nameBuild(version: string): Plugin {
  return {
    name: 'sztab:name-build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const parts = bundle ? Object.keys(bundle).sort().join('\n') : '';
        const build = bundle ? `${version}-${createHash('sha256').update(parts).digest('hex').slice(0, 10)}` : 'dev';
        const content = JSON.stringify({ build, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL });
        return [{ tag: 'meta', attrs: { name: BUILD_META, content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
