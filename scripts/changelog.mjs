// Reads CHANGELOG.md: a section for each release, in three parts.
export const PARTS = ['For players', 'For hosts', 'For developers'];

/** The section of a version, without its heading; undefined if there is none. */
export function sectionOf(changelog, version) {
  const [, section] =
    changelog
      .split(/^## /m)
      .map((part) => part.split(/\n([\s\S]*)/))
      .find(([title]) => title === version) ?? [];
  return section?.trim();
}

/** Which of the three parts a section lacks, or has without a line in it. */
export function missingParts(section) {
  const parts = new Map(
    section.split(/^### /m).map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return [title.trim(), lines.join('\n').trim()];
    }),
  );
  return PARTS.filter((part) => !parts.get(part)?.includes('- '));
}
