/** For tests only: what lies on the table and what was told, in words as short as those of a position. */
import type { Told } from '@sztab/kernel';
import { eventsOf } from '@sztab/kernel/testing';
import { ORDERS } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

/** The soldiers on the board, written as in a position, values always. */
export const army = (s: Pick<State, 'soldiers'>, region?: Region): string =>
  s.soldiers
    .filter((one) => !region || one.region === region)
    .map(
      ({ id, region: at, s: strength, u, wounds }) => `${id}@${at}:${strength}/${u}${wounds > 0 ? `+${wounds}` : ''}`,
    )
    .sort()
    .join(' ');

export const vpOf = (s: State): number[] => s.staffs.map(({ vp }) => vp);
export const nursesOf = (s: State): number[] => s.staffs.map(({ nurses }) => nurses);

/** The tiles, written as in a position; those that are active and empty are left out. */
export const tilesOf = (s: Pick<State, 'tiles'>): string =>
  ORDERS.filter((order) => !s.tiles[order].active || s.tiles[order].vp > 0)
    .map((order) => `${order}:${s.tiles[order].vp}${s.tiles[order].active ? '' : '!'}`)
    .join(' ');

/** The losses that were rolled: `NEA 2+1=3` is die, level and wounds. */
export const rolled = (told: readonly Told<Event>[]): string =>
  eventsOf(told, 'losses-rolled')
    .map(({ region, die, level, wounds }) => `${region} ${die}+${level}=${wounds}`)
    .join(' ');

/** Who was wounded in this order, with all their wounds then: `INF-05:1 INF-08:1 INF-05:2`. */
export const wounded = (told: readonly Told<Event>[]): string =>
  eventsOf(told, 'wounded')
    .map(({ soldier, wounds }) => `${soldier}:${wounds}`)
    .join(' ');

/** The squares of all five regions. */
export const squares = (s: Pick<State, 'domination'>): string =>
  REGIONS.map((region) => `${region}:${s.domination[region]}`).join(' ');
