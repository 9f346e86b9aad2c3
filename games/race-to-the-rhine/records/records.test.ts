import { replaysGoldenGames } from '../../testing/golden-records.ts';
import { raceToTheRhine } from '../rules/index.ts';

replaysGoldenGames(raceToTheRhine, new URL('./', import.meta.url));
