/** Ctrl-C, once: long work ends early and reports what it has. A second one ends it at once. */
export function stopping(): () => boolean {
  let asked = false;
  process.once('SIGINT', () => {
    asked = true;
    console.error('bench: ending with what was done …');
  });
  return () => asked;
}
