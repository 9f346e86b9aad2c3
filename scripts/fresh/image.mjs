// Carries out deploy/Dockerfile step by step in roots of our own, because a machine that tests may have no Docker.
import fs from 'node:fs';
import path from 'node:path';
import { productionSize } from '../production.mjs';
import { quietly } from '../quietly.mjs';
import { commandOf, readDockerfile } from './dockerfile.mjs';
import { makeRoot, removeRoots, runInRoot, whileInRoot } from './root.mjs';

/** Where a path of the image lies on this machine. */
const inside = (stage, place) => path.join(stage.root, path.posix.resolve(stage.at, place));

const STEPS = {
  WORKDIR(stage, { words }) {
    stage.at = path.posix.resolve(stage.at, words);
    fs.mkdirSync(path.join(stage.root, stage.at), { recursive: true });
  },
  ENV(stage, { words }) {
    for (const [, name, value] of words.matchAll(/(\w+)=("[^"]*"|\S+)/g)) stage.env[name] = value.replace(/^"|"$/g, '');
  },
  USER(stage, { words }) {
    stage.user = words;
  },
  COPY(stage, { flags, words }, { stages, context }) {
    const [from, to] = words.split(/\s+/);
    const source = flags.from ? inside(stages.get(flags.from), from) : path.join(context, from);
    const target = inside(stage, to);
    fs.mkdirSync(target, { recursive: true });
    quietly('cp', ['-a', `${source}/.`, target], `COPY ${words} failed`);
    quietly('chown', ['-R', flags.chown ?? 'root:root', target], `COPY ${words} failed`);
  },
  RUN(stage, { words }, { log }) {
    const { at, user, env } = stage;
    const { good, said } = runInRoot(stage.root, { at, user, env, command: commandOf(words) }, log);
    if (!good) throw new Error(`RUN ${words} failed:\n${said}`);
  },
};

/**
 * Builds the image and lets it answer. `tell` hears what each step was and how long it took.
 * The context is what is committed: .dockerignore keeps everything else out.
 */
export async function buildImage({ debian, folder, project, log, tell }) {
  const stages = new Map();
  const context = path.join(folder, 'context');
  fs.mkdirSync(context);
  const archive = path.join(folder, 'context.tar');
  quietly('git', ['-C', project, 'archive', '-o', archive, 'HEAD'], 'git archive failed');
  quietly('tar', ['-xf', archive, '-C', context], 'the context could not be unpacked');

  let last;
  try {
    for (const { image, name, steps } of readDockerfile(
      fs.readFileSync(path.join(project, 'deploy/Dockerfile'), 'utf8'),
    )) {
      const major = Number(/^node:(\d+)-bookworm-slim$/.exec(image)?.[1]);
      if (!major) throw new Error(`no root can be made for the image ${image}`);
      const stage = { root: path.join(folder, `stage-${stages.size}`), at: '/', env: {}, user: undefined };
      last = stage;
      stages.set(name ?? String(stages.size), stage);
      await tell(`FROM ${image}`, () => {
        const { node } = makeRoot(debian, stage.root, major);
        // The image has a user of this name, and no git.
        quietly('chroot', [stage.root, 'useradd', '--create-home', 'node'], 'the user node could not be made');
        fs.rmSync(path.join(stage.root, 'usr/bin/git'));
        return `Node ${node}`;
      });
      for (const step of steps) {
        const carry = STEPS[step.does];
        if (carry) await tell(`${step.does} ${step.words}`, () => carry(stage, step, { stages, context, log }));
        else stage[step.does] = step.words;
      }
    }
    await tell('The image answers', () => answer(last, log));
  } finally {
    for (const { root } of stages.values()) removeRoots(root);
  }
}

async function answer(stage, log) {
  const { root, at, user, env } = stage;
  const site = `http://127.0.0.1:${stage.EXPOSE}`;
  const taken = await fetch(site).then(
    () => true,
    () => false,
  );
  if (taken) throw new Error(`port ${stage.EXPOSE} of this machine is taken`);
  const health = commandOf(/CMD\s+(.*)$/.exec(stage.HEALTHCHECK)[1]);
  const run = { at, user, env, command: commandOf(stage.CMD) };
  const answers = async () => runInRoot(root, { at, user, env, command: health }, `${log}.health`).good;
  let status = 0;
  await whileInRoot(root, run, log, answers, async () => {
    status = (await fetch(site)).status;
  });
  if (status !== 200) throw new Error(`GET / was answered with ${status}`);
  return `GET / is 200, HEALTHCHECK passes; ${productionSize(path.join(root, at))}`;
}
