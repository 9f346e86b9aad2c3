import { replaysGoldenGames } from '../../testing/golden-records.ts';
import { operationMostIII } from '../rules/index.ts';

replaysGoldenGames(operationMostIII, new URL('./', import.meta.url), {
  'the default options': ({ options: { tieWinner, mulligan, openHands } }) =>
    tieWinner === 'DE' && mulligan === 'on' && openHands === 'off',
});
