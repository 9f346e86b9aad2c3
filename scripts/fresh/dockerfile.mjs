// Reads as much of a Dockerfile as ours uses. What it does not know it refuses, so that nothing is left out in silence.

const KNOWN = new Set([
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'CMD',
  'HEALTHCHECK',
  'VOLUME',
  'EXPOSE',
  'LABEL',
]);

/** One stage per FROM: `{ image, name, steps: [{ does, flags, words }] }`. */
export function readDockerfile(text) {
  const stages = [];
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  for (const line of lines.map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, verb = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    const does = verb.toUpperCase();
    if (!KNOWN.has(does)) throw new Error(`a Dockerfile with ${verb || line} is beyond us`);
    if (does === 'FROM') {
      const [image, , name] = rest.split(/\s+/);
      stages.push({ image, name, steps: [] });
      continue;
    }
    const flags = {};
    let words = rest;
    for (let flag; ; words = words.slice(flag[0].length)) {
      flag = /^--([\w-]+)=(\S+)\s+/.exec(words);
      if (!flag) break;
      flags[flag[1]] = flag[2];
    }
    stages.at(-1).steps.push({ does, flags, words });
  }
  return stages;
}

/** `["node", "main.js"]` as it stands, and anything else by a shell. */
export const commandOf = (words) => (words.startsWith('[') ? JSON.parse(words) : ['/bin/sh', '-c', words]);
