import { replaysGoldenGames } from '../../testing/golden-records.ts';
import { template } from '../rules/index.ts';

replaysGoldenGames(template, new URL('./', import.meta.url));
