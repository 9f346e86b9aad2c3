/** Browsers by the names that people know them by. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** “Firefox, Android”: what people call the browser that introduces itself by a long line. */
export function agentName(agent: string): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return names.length > 0 ? names.join(', ') : null;
}
