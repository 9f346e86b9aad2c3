import { replaysGoldenGames } from '../../testing/golden-records.ts';
import { generalOrders } from '../rules/index.ts';

replaysGoldenGames(generalOrders, new URL('./', import.meta.url), {
  'the mountains': ({ options }) => options.mode === 'alpine',
  'the island': ({ options }) => options.mode === 'island',
});
