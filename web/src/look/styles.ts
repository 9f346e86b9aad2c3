/** What every page stands on: type, the house's colours and measures, and those of the games, which covers and lists show before any game is fetched. */
import './fonts.css';
import '../../../pieces/src/tokens.css';
import '../../../pieces/src/grounds.css';
import '../../../pieces/src/large-card.css';
import '../../../pieces/src/pile.css';
import './base.css';
import './controls.css';
import './still.css';

import.meta.glob('../../../games/[a-z]*/tints.css', { eager: true });
