// Runs before the first paint, so that a night page never flashes white. The same as look/theme.ts and look/language.tsx.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('sztab.theme');
    language = localStorage.getItem('sztab.language');
  } catch {
    // Storage may be forbidden.
  }
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : night ? 'dark' : 'light';
  // A table has no such top bar as index.html paints.
  if (/^\/(?:table|replay|analysis|exercises|watch|learn\/[^/]+)\//.test(location.pathname))
    root.dataset.opens = 'table';
  if (language === 'pl' || language === 'en') root.lang = language;
})();
