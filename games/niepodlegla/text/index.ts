import type { Language, Words } from '@sztab/kernel';
import type { NpShape } from '../rules/moves.ts';

const some = (language: Language): Words<NpShape> => ({
  language,
  title: 'Niepodległa',
  role: (role) => role,
  option: (id) => ({ name: id, meaning: id }),
  optionValue: (_id, value) => ({ name: value, meaning: value }),
  prompt: (prompt) => ({ yours: prompt, theirs: prompt }),
  position: () => [],
  move: (move) => move,
  event: (event) => JSON.stringify(event),
  whyNot: (reason) => reason,
  outcome: ({ reason }) => reason,
});

export const words = { pl: some('pl'), en: some('en') };
