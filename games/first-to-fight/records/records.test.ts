import { replaysGoldenGames } from '../../testing/golden-records.ts';
import { firstToFight } from '../rules/index.ts';

replaysGoldenGames(firstToFight, new URL('./', import.meta.url));
