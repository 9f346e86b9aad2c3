/** What can be agreed on before a match, and what of it the rules keep. The first value of an option is the default. */
import { type Chosen, type OptionRule, type Options, offOn, SIDE_ASSIGNMENT } from '@sztab/kernel';
import type { Colour } from '../content/fields.ts';

export const PAIRS = ['rw', 'wb', 'rb'] as const;

export const OPTIONS = [
  { id: 'pair', values: PAIRS, concerns: 'rules' },
  { id: 'solo', values: ['w', 'r', 'b'], concerns: 'rules' },
  offOn('training'),
  { id: 'antwerp', values: ['on', 'off'], concerns: 'rules' },
  offOn('weather'),
  offOn('commonPursuitDeck'),
  offOn('hardPatton'),
  offOn('hardBradley'),
  offOn('hardMonty'),
  { id: 'roundCap', values: ['30', '10', '60'], concerns: 'rules' },
  { id: 'soloTurnCap', values: ['30', '10', '60'], concerns: 'rules' },
  { ...SIDE_ASSIGNMENT, values: [...SIDE_ASSIGNMENT.values, 'lot'], valuesSince: { lot: 3 } },
  { id: 'soloFronts', values: ['open', 'closed'], concerns: 'rules', since: 3 },
  { ...offOn('reinforcedStart'), since: 4 },
] as const satisfies readonly OptionRule[];

export const chosen = (options: Options): Chosen<typeof OPTIONS> => options as Chosen<typeof OPTIONS>;

/** Whatever does not go together is without effect (RTR-7.7). */
export function rulesFor(colours: readonly Colour[], options: Options, edition: number) {
  const said = chosen(options);
  const training = said.training === 'on' && colours.length > 1;
  const on = (value: 'off' | 'on'): boolean => value === 'on' && !training;
  return {
    training,
    antwerp: on(said.antwerp) && colours.includes('R'),
    weather: on(said.weather),
    commonPursuitDeck: on(said.commonPursuitDeck) && colours.length > 1,
    hardPatton: on(said.hardPatton) && colours.includes('B'),
    hardBradley: on(said.hardBradley) && colours.includes('W'),
    hardMonty: on(said.hardMonty) && colours.includes('R'),
    roundCap: Number(said.roundCap),
    soloTurnCap: Number(said.soloTurnCap),
    /** Since edition 3: alone, the fronts of the others are German (RTR-7.6.3). */
    ...(edition >= 3 && { openFronts: colours.length === 1 && said.soloFronts === 'open' }),
    /** Since edition 4, alone (RTR-7.6.1). */
    ...(edition >= 4 && { reinforced: colours.length === 1 && said.reinforcedStart === 'on' }),
  };
}
export type RuleOptions = Readonly<ReturnType<typeof rulesFor>>;
