import { counting, united } from '@sztab/kernel/words';
import type { BoardWords } from '../board-words.ts';
import { corpsName, suppliesText, townName } from '../cards.ts';
import texts from './board.json' with { type: 'json' };

const { form } = counting('en');
const many = (n: number, one: string, more: string): string => `${n} ${form(n, one, more)}`;

export const en: BoardWords = united(texts, {
  round: (round) => `Round ${round}`,
  action: (n) => `Action ${n}`,
  corpsSpoken: ({ id, at, cargo, immobilised }, language, legal) =>
    [
      corpsName(id, language),
      townName(at, language),
      suppliesText(cargo, language),
      immobilised && 'immobilised',
      legal && 'you may choose it',
    ]
      .filter(Boolean)
      .join(', '),
  convoy: (from, to) => `Truck from ${from} to ${to}`,
  addAll: (kind, count) => `Load ${kind}: ${count}`,
  keeps: (recon) => (recon ? 'Look at the top of one deck' : 'One more action'),
  openTo: (commanders) => `Who may enter: ${commanders.join(', ')}`,
  soloClock: (turn, last) => `Turn ${turn} of ${last}: cross the Rhine`,
  number: (number) => `Number ${number}`,
  takeSupplies: (town, kind) => `Take supplies: ${town}, ${kind ?? 'one of each'}`,
  takeTrucks: (count) => `Take ${many(count, 'truck', 'trucks')}`,
  look: (deck, byCard) => `Look at the ${deck} deck${byCard ? ' by the commander card' : ''}`,
  pool: (count) => `pool ${count}`,
  knows: (deck, card) => `On top of the ${deck} deck: ${card}`,
  level: (level) => `Level ${['I', 'II', 'III'][level - 1]}`,
  toRhine: (roads) => (roads === 0 ? 'across the Rhine' : `to the Rhine: ${roads}`),
  lastMove: (corps, from, to) => `last move: ${corps}, ${from} → ${to}`,
  plan: {
    towards: (corps) => `${corps} to`,
    far: (steps, towns) => `${many(steps, 'step', 'steps')} away, via ${towns.join(', ')}`,
    fuel: (count) => `${count} fuel more`,
    pursuit: (cards, ammo) =>
      `${many(cards, 'pursuit card', 'pursuit cards')}: a division costs 1 ammo${ammo > 0 ? '' : ', and the corps has none'}`,
    resistance: (cards) =>
      `${many(cards, 'resistance card', 'resistance cards')}: 2 or 3 ammo each, panzer 1 fuel as well`,
    forts: (count) => `${many(count, 'fort', 'forts')}: 1 ammo ${count > 1 ? 'each ' : ''}to enter`,
    go: (steps) => `Go ${many(steps, 'step', 'steps')}`,
    goUpTo: (steps) => `Go up to ${many(steps, 'step', 'steps')}`,
    waits: (town) => `waits there: supplies to load (${town})`,
  },
  chain: {
    towards: (load) => `${load} to`,
    from: (town, via) => `from ${town}${via.length > 0 ? `, via ${via.join(', ')}` : ''}`,
    trucks: (count, left) => `${many(count, 'truck', 'trucks')}, ${left} left`,
    stays: (town, supplies) => `${town} keeps ${supplies}`,
    send: (tokens) => `Send ${many(tokens, 'token', 'tokens')}`,
    orFrom: (towns) => `or touch another source: ${towns.join(', ')}`,
  },
  bonus: {
    act: (count) => (count === 0 ? 'Add nothing' : `Add ${many(count, 'token', 'tokens')}`),
  },
  fewer: (kind) => `one fewer: ${kind}`,
  more: (kind) => `one more: ${kind}`,
  airOn: (deck) => `air support over the ${deck} deck`,
  levelValues: ({ draw, placement, limit }) => `takes ${draw} · places ${placement} · holds ${limit}`,
  captured: (count) => many(count, 'captured division', 'captured divisions'),
  entering: (deck, fuel, fort) =>
    [`A card comes up: ${deck}`, fuel && '1 fuel to go on', fort && '1 ammo for the fort'].filter(Boolean).join(' · '),
  marksAfter: (left, printed) =>
    [
      printed && 'A symbol is there already: only the clock runs',
      left === 0 ? 'The last marker: this round is the last' : `${many(left, 'marker', 'markers')} left after it`,
    ]
      .filter(Boolean)
      .join(' · '),
  counterattack: (against, lost, medal, cut) =>
    [
      `${against} loses the field`,
      lost,
      medal && 'a medal goes back',
      cut.length > 0 && `cut off from the base: ${cut.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' · '),
  logisticsFollows: (hungry) =>
    `The last truck: a logistics phase follows${hungry.length > 0 ? `; no food for ${hungry.join(', ')}` : ', all corps have food'}`,
  actionsLeft: (count) => `${many(count, 'action', 'actions')} not used`,
  knownAlready: (card, marker) =>
    `You know this card already: ${card}${marker ? '; only the marker on the deck is new' : ''}`,
});
