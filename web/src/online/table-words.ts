/** How an online table is spoken of. */
import type { GameBox, Language } from '@sztab/kernel';
import type { Chair, Pace, TableInfo } from '@sztab/protocol';
import { listingOf } from '../games.ts';
import type { InterfaceWords } from '../words/index.ts';
import type { OnlineWords } from './words.ts';

export const gameTitle = (game: string, language: Language): string => listingOf(game)?.title[language] ?? game;

/** What a game calls a role; a match of other rules may have roles that this box does not know. */
export function roleText(box: GameBox | null | undefined, role: string, language: Language): string {
  try {
    return box?.words[language].role(role) ?? role;
  } catch {
    return role;
  }
}

export function paceText(pace: Pace, { pace: words }: OnlineWords): string {
  if (pace.is === 'live') return words.clock(Math.round(pace.seconds / 60), pace.more);
  return pace.is === 'days' ? words.perMove(pace.days) : words.none;
}

export function sitterText({ who }: Chair, words: OnlineWords, { levels }: InterfaceWords): string {
  if (who === null) return words.free;
  return who.is === 'bot' ? words.bot(levels[who.level]?.name ?? who.level) : who.name;
}

/** Whether somebody at the table wants an answer of the person who looks: to an undo, a pause or another proposal. */
export const asksMe = ({ state, seat, proposal }: TableInfo): boolean =>
  state === 'playing' && seat !== null && proposal?.open.includes(seat) === true;

/** Whether the table waits for the person who looks. */
export const waitsForMe = (table: TableInfo): boolean => {
  const { state, seat, asked, paused, chairs } = table;
  if (asksMe(table)) return true;
  if (seat === null || paused) return false;
  // All chairs are taken and only this person has not agreed to begin.
  if (state === 'gathering') {
    return chairs.every(({ who }) => who !== null) && chairs[seat]?.ready === false;
  }
  return state === 'playing' && asked.includes(seat);
};

/** “● 2 Tables online”: how many tables wait, for the tab. */
export const badged = (title: string, waiting: number): string => (waiting > 0 ? `● ${waiting} ${title}` : title);

export const freeChairs = ({ chairs }: TableInfo): Chair[] => chairs.filter(({ who }) => who === null);
