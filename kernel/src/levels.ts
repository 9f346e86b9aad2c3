/** How well a bot plays, as tables, records, pages and bots call it; from weak to strong. */
export const LEVELS = ['cadet', 'recruit', 'corporal', 'officer', 'colonel', 'general'] as const;
export type Level = (typeof LEVELS)[number];

/** Where nobody chose another. */
export const USUAL_LEVEL: Level = 'officer';

/** A level by its name; the usual one where it is none. */
export const levelNamed = (name: string | undefined): Level => LEVELS.find((level) => level === name) ?? USUAL_LEVEL;

/** `tag bot-DE officer`: a record knows who was a bot. */
export const BOT_TAG = 'bot-';
