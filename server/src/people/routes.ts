/** Everything about people. */
import type { App, House } from '../house.ts';
import { accountRoutes } from './accounts.ts';
import { farewellRoutes } from './farewell.ts';
import { learnedRoutes } from './learned.ts';
import { ownDataRoutes } from './own-data.ts';
import { passkeyRoutes } from './passkeys.ts';
import { profileRoutes } from './profiles.ts';
import { proving } from './proof.ts';
import { recoveryRoutes } from './recovery.ts';
import { signedInRoutes } from './signed-in.ts';

export function peopleRoutes(app: App, house: House): void {
  // One for all: guesses made in one way count in every other.
  const prove = proving(house);
  accountRoutes(app, house, prove);
  recoveryRoutes(app, house, prove);
  passkeyRoutes(app, house, prove);
  signedInRoutes(app, house);
  profileRoutes(app, house);
  learnedRoutes(app, house);
  ownDataRoutes(app, house);
  farewellRoutes(app, house, prove);
}
