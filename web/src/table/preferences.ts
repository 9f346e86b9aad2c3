/** How a player likes the table: kept in this browser, private, changed at any moment. */
import { type Setting, setting, useSetting } from './house.ts';
import { SPEEDS, type Speed } from './stage/script.ts';

export const ASKING = ['changes', 'always'] as const;
/** When a reaction is asked for: whenever there is one, or only when it can change the result. */
export type Asking = (typeof ASKING)[number];

const SWITCH = ['on', 'off'] as const;
export type Switch = (typeof SWITCH)[number];

const notes = setting<Switch>('sztab.table.notes', SWITCH, () => 'on');
export const useNotes = (): [Switch, (value: Switch) => void] => useSetting(notes);

const hints = setting<Switch>('sztab.table.hints', SWITCH, () => 'on');
/** Whether a hint can be asked for; whoever wants none is not even offered one. */
export const useHints = (): [Switch, (value: Switch) => void] => useSetting(hints);

const tips = setting<Switch>('sztab.table.tips', SWITCH, () => 'on');
/** Whether a guided table gives its tips. */
export const useTips = (): [Switch, (value: Switch) => void] => useSetting(tips);

/** How fast what happens is told. */
export const speed = setting<Speed>('sztab.table.speed', SPEEDS, () => 'calm');
export const useSpeed = (): [Speed, (value: Speed) => void] => useSetting(speed);

/** A turn that ends in silence is missed: sounds are on until somebody turns them off. */
export const sounds = setting<Switch>('sztab.table.sounds', SWITCH, () => 'on');
export const useSounds = (): [Switch, (value: Switch) => void] => useSetting(sounds);

// For those who play bots alone, and for tests: nobody is there from whom a pause would hide anything.
export const noPause = setting<Switch>('sztab.table.quick', SWITCH, () => 'off');
export const useNoPause = (): [Switch, (value: Switch) => void] => useSetting(noPause);

// Several people may share this screen, and each has a choice of their own; it follows the name from table to table.
const askings = new Map<string, Setting<Asking>>();

function askingOf(player: string): Setting<Asking> {
  let kept = askings.get(player);
  if (!kept) {
    kept = setting<Asking>(`sztab.table.asking.${player}`, ASKING, () => 'changes');
    askings.set(player, kept);
  }
  return kept;
}

export const useAsking = (player: string): [Asking, (value: Asking) => void] => useSetting(askingOf(player));
