import { replaysGoldenGames } from '../../testing/golden-records.ts';
import { niepodlegla } from '../rules/index.ts';

replaysGoldenGames(niepodlegla, new URL('./', import.meta.url));
