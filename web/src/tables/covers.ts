/** The covers of the games, by game. In a file of its own, so that home can be read before its pictures arrive. */
const files = import.meta.glob<string>('../../../games/[a-z]*/cover.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const covers: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, picture]) => [file.split('/').at(-2) as string, picture]),
);
