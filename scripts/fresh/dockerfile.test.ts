import fs from 'node:fs';
import { expect, test } from 'vitest';
import { commandOf, readDockerfile } from './dockerfile.mjs';

test('a Dockerfile is read in stages, with flags and long lines', () => {
  const text = `# comment
FROM node:24-slim AS build
RUN one && \\
  two

FROM node:24-slim
COPY --from=build --chown=root:root /a /b
CMD ["node", "main.js"]
`;
  expect(readDockerfile(text)).toEqual([
    { image: 'node:24-slim', name: 'build', steps: [{ does: 'RUN', flags: {}, words: 'one &&    two' }] },
    {
      image: 'node:24-slim',
      name: undefined,
      steps: [
        { does: 'COPY', flags: { from: 'build', chown: 'root:root' }, words: '/a /b' },
        { does: 'CMD', flags: {}, words: '["node", "main.js"]' },
      ],
    },
  ]);
});

test('what is not understood is refused, and never left out', () => {
  expect(() => readDockerfile('FROM node:24\nADD a b')).toThrow('ADD');
});

test('a command is a list of words or a line for the shell', () => {
  expect(commandOf('["node", "main.js"]')).toEqual(['node', 'main.js']);
  expect(commandOf('npm ci && npm run build')).toEqual(['/bin/sh', '-c', 'npm ci && npm run build']);
});

test('ours is understood, answers for its health and runs as nobody special', () => {
  const stages = readDockerfile(fs.readFileSync(new URL('../../deploy/Dockerfile', import.meta.url), 'utf8'));
  const steps = stages.at(-1)?.steps.map(({ does }: { does: string }) => does) ?? [];
  for (const does of ['USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']) expect(steps).toContain(does);
});
