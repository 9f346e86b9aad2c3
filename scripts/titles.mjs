// What docs/figures.md calls the games, in its order: shorter than on their covers.
export const TITLES = {
  'operation-most-iii': 'Operation Most III',
  'general-orders': 'General Orders',
  'first-to-fight': 'First to Fight',
  niepodlegla: 'Niepodległa',
  'race-to-the-rhine': 'Race to the Rhine',
};
