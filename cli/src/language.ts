import { type Language, languageOf as languageByTag, MASTER } from '@sztab/kernel/words';

/**
 * The language to speak: what `--lang` says, else the machine's own where we have it. Read straight from the arguments,
 * because a wrong argument must be complained of in the right language too.
 */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = args.indexOf('--lang');
  const asked = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const wanted = asked ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  return languageByTag(wanted) ?? MASTER;
}
