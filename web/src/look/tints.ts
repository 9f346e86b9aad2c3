/** The colours of the games. They come with the page: covers and lists show them before any game is fetched. */
import.meta.glob('../../../games/[a-z]*/tints.css', { eager: true });
