/** What the table itself says. A game's own sentences come from the game; these are the words of the frame around it. */
export { type FrameWords, frameWords } from '../words/table/index.ts';
