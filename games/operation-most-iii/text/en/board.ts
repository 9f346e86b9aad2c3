/** The board in English. */
import { counting, signed, united } from '@sztab/kernel/words';
import { DIE_CHANGE } from '../../content/cards.ts';
import { STAGES } from '../../content/rocket-tests.ts';
import type { BoardWords } from '../board-words.ts';
import texts from './board.json' with { type: 'json' };

const { counted } = counting('en');

const WHOM = { PL: 'the Poles', DE: 'the Germans' } as const;
const ADJECTIVE = texts.adjective;

export const en: BoardWords = united(texts, {
  gist: {
    warLuck: `${signed(DIE_CHANGE.warLuck)} to your die`,
    warMisfortune: `${signed(DIE_CHANGE.warMisfortune)} to their die`,
  },
  verbs: {
    warLuck: `Add ${DIE_CHANGE.warLuck}`,
    warMisfortune: `Take ${-DIE_CHANGE.warMisfortune} from the enemy`,
    supportInAction: `Add ${DIE_CHANGE.supportInAction}`,
  },
  parts: (n) => counted(n, 'part', 'parts'),
  hide: (n) => (n > 0 ? `Hide ${n}` : 'Hide none'),
  danger: (side) => `No ${ADJECTIVE[side]} card at home: that loses the game`,

  needs: (n) => `needs ${n}`,
  chance: (percent) => `${percent}%`,
  lost: (side) => `${ADJECTIVE[side]} loss`,

  toCome: (cards, values) => `Face down are ${values}. ${cards} more to be turned up.`,
  leftOver: (values, n) => (n === 1 ? `Card ${values} stays face down` : `Cards ${values} stay face down`),
  unused: (value) => `Card ${value} was not used`,
  leads: (side, reason) => {
    if (reason === 'tie') return `Tie: ${WHOM[side]} win it`;
    const lead = `${side === 'PL' ? 'The Poles' : 'The Germans'} lead`;
    return reason === 'homeLost' ? `${lead}: no ${ADJECTIVE[side === 'PL' ? 'DE' : 'PL']} card at home` : lead;
  },
  actionsLeft: (n) => `${n} left`,
  stage: (n) => `Stage ${n} of ${STAGES}`,
  actionOf: (side, n, all) => `${ADJECTIVE[side]} action ${n} of ${all}`,
  turn: (side) => `${ADJECTIVE[side]} turn`,
  beforeDice: (percent) => `The dice decide: chance ${percent}% before reactions`,
  roll: (side, mine, die, bullets) => {
    const head = mine ? 'Your roll' : `${ADJECTIVE[side]} roll`;
    return bullets === null ? `${head}: ${die}` : `${head}: ${die}, bullets ${bullets}`;
  },
  odds: (percent) => `chance of the Attack ${percent}%`,
  verdict: ({ action, side, mine, succeeds, tie, struck }) => {
    if (action === 'attack') {
      if (succeeds) return `The Attack will succeed. ${mine ? struck : `Your ${struck}`} will be removed.`;
      return tie ? 'A tie, so the Attack will fail. Both cards stay.' : 'The Attack will fail. Both cards stay.';
    }
    const name = action === 'search' ? 'The Search' : side === 'PL' ? 'Spy' : 'Sturmwind';
    if (!succeeds) return `${name} will fail. The part stays where it is.`;
    return `${name} will succeed. A part goes to ${mine ? 'your home zone' : 'the enemy'}.`;
  },
  after: ({ action, mine, succeeds, tie }) => {
    if (action !== 'attack') return succeeds ? 'succeeds' : 'fails';
    if (succeeds) return mine ? 'succeeds' : 'card lost';
    if (mine) return tie ? 'tie, not enough' : 'not enough';
    return tie ? 'tie, it survives' : 'it survives';
  },
  toDie: (delta, side, own) => `${delta} to ${own ? 'you' : WHOM[side]}`,
  exhausts: (card, where) => `${card} ${where}, gets exhausted`,
  hit: (card) => `The Attack hits. Your ${card} will be removed.`,
  saved: (where) => `goes back ${where}, exhausted`,
  replaces: (card) => `instead of ${card}`,
  tooLate: (card, what) => {
    if (what === 'escort') return `${card}: too late for an Escort, it is sent before the dice.`;
    if (what === 'ambush') return `${card} Too late, the dice are cast.`;
    return what === 'nurse' ? `${card}: only once the Attack hits.` : `${card}: too late, the result is final.`;
  },
});
