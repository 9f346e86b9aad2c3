/** Stands in for play in this browser: tests bring their own table. */
export { bestOf, keepBest } from '../../local/best.ts';
export { awaitsSecond, knowsWhatComes, mayPlayFrom } from '../../local/branching.ts';

const nothingStored = (): never => {
  throw new Error('no test opens a stored table');
};
export const openTable = (): never => nothingStored();
export const originOf = (): never => nothingStored();
export const recordOf = (): never => nothingStored();
export const saveFile = (): never => nothingStored();
export const startFrom = (): never => nothingStored();
export const startSecondGame = (): never => nothingStored();
export const startTable = (): never => nothingStored();
