/** Everything about people. */
import type { App, House } from '../house.ts';
import { accountRoutes } from './accounts.ts';

export function peopleRoutes(app: App, house: House): void {
  for (const group of [accountRoutes]) group(app, house);
}
