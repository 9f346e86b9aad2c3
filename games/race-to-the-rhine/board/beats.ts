/** What is shown of each event, and in which order. */
import { type Beat, type Beats, type BriefingRow, beatsBy, type Staging } from '@sztab/pieces';
import { type CardId, divisionOf, type PursuitId, pursuitOf } from '../content/cards.ts';
import { CORPS, type CorpsId } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import { MARKERS } from '../content/logistics.ts';
import { deckFor } from '../rules/march.ts';
import type { Shape } from '../rules/moves.ts';
import { corpsOf, isSolo } from '../rules/state.ts';
import { cardText, divisionKind } from '../text/cards.ts';
import { lines, meansFor } from './dispatch.ts';
import { soonHungry } from './hungry.ts';
import { logistics, stepsOf } from './logistics.ts';
import { symbolOf } from './names.ts';
import { act, fate, heardOf, mark, ownColour, sayIn, seatIn, type Told, whoIn } from './telling.ts';
import { winningLine } from './winning-line.ts';

const supplying = (town: Town, words: string): Beat[] =>
  act(words, { at: town, things: [town], sound: 'place', shows: ['fields', 'pool', 'track', 'commanders'] });

/** What a division costs against what the corps, its air support and the paratroops there have. */
function priceOf({ before }: Told, corps: CorpsId, town: Town, card: CardId): BriefingRow['price'] {
  const { ammo, fuel } = divisionOf(card);
  const { cargo } = corpsOf(before, corps);
  const commander = before.commanders.find(({ colour }) => colour === CORPS[corps].colour);
  const air = commander?.air === deckFor(before, town) ? 1 : 0;
  const paratroops = before.paratroops.filter((one) => one.town === town).length;
  return [
    { symbol: 'ammo', need: ammo, has: cargo.ammo + air + paratroops },
    ...(fuel > 0 ? [{ symbol: 'fuel' as const, need: fuel, has: cargo.fuel }] : []),
  ];
}

const townOf = (scene: Told, corps: CorpsId): Town => heardOf(scene, 'stepped')?.to ?? corpsOf(scene.after, corps).at;

function brings(scene: Told, card: CardId): string {
  const { medal, icons } = divisionOf(card);
  return sayIn(scene).beatenBrings(medal, icons);
}

const BEATS: Beats<Shape> = {
  opened: (_, scene) => {
    const own = ownColour(scene);
    const words = sayIn(scene).opened(own, isSolo(scene.after));
    return [{ kind: 'card', rank: 1, ms: 2400, sound: 'round', words, shows: 'all' }];
  },
  turn: ({ by, round, solo }, scene) => {
    const say = sayIn(scene);
    const { options, markerPool, commanders } = scene.after;
    const all = { shows: 'all' } as const;
    const begins = round > 1 && round !== scene.before.round;
    if (solo && begins) return mark(say.soloTurn(round, options.soloTurnCap), { rank: 2, ms: 260, ...all });
    // The log begins with it, too.
    if (heardOf(scene, 'opened'))
      return mark(say.round(round, markerPool, MARKERS[commanders.length] ?? markerPool), all);
    if (!begins)
      return mark(say.turn(whoIn(scene, by)), { sound: whoIn(scene, by) === 'you' ? 'turn' : 'place', ...all });
    const words = say.round(round, markerPool, MARKERS[commanders.length] ?? markerPool);
    return [{ kind: 'card', rank: 1, sound: 'round', words, row: { text: words, symbol: 'opor' }, ...all }];
  },
  'supplies-taken': ({ by, town, got }, scene) => supplying(town, sayIn(scene).supplies(whoIn(scene, by), town, got)),
  'bonus-taken': ({ by, town, kind }, scene) => supplying(town, sayIn(scene).bonus(whoIn(scene, by), kind)),
  discarded: ({ by, town, kind }, scene) => supplying(town, sayIn(scene).discarded(whoIn(scene, by), town, kind)),
  fed: ({ corps, town }, scene) =>
    act(sayIn(scene).fed(corps), { at: town, things: [corps], sound: 'gain', shows: ['corps', 'fields'] }),
  'trucks-taken': ({ by, count, left }, scene) => {
    const say = sayIn(scene);
    const own = ownColour(scene);
    // Whoever has no food hears of it while there is still a turn to bring some.
    const hungry = soonHungry(scene.after, left, own);
    const phase = heardOf(scene, 'logistics');
    return [
      ...act(
        say.trucks(whoIn(scene, by), count, left),
        { sound: 'place', shows: ['trucksOnTrack', 'commanders'], ...(phase && { rows: stepsOf(phase, scene) }) },
        { symbol: 'truck' },
      ),
      ...(hungry.length > 0
        ? act(
            say.early(left, hungry),
            { ms: 900, things: hungry, against: [seatIn(scene, own as Colour)] },
            { symbol: 'warn' },
          )
        : []),
    ];
  },
  convoy: ({ from, to, load }, scene) => [
    ...act(
      sayIn(scene).convoy(from, to, load),
      { kind: 'move', ms: 420, at: to, things: [from, to], sound: 'move', shows: [] },
      { symbol: 'truck' },
    ),
    // What it carries lies there when it has arrived.
    { kind: 'tally', rank: 2, ms: 120, at: to, things: [to], shows: 'all' },
  ],
  loaded: ({ corps, town, kind }, scene) =>
    mark(sayIn(scene).loaded(corps, kind, false), { things: [corps, town], sound: 'place', shows: 'all' }),
  unloaded: ({ corps, town, kind }, scene) =>
    mark(sayIn(scene).loaded(corps, kind, true), { things: [corps, town], sound: 'place', shows: 'all' }),
  'move-begun': ({ corps, by }, scene) =>
    mark(sayIn(scene).begun(corps, by === 'commander'), { things: [corps], sound: 'pick', shows: 'all' }),
  stepped: ({ corps, from, to, fuel }, scene) => {
    const words = sayIn(scene).stepped(corps, from, to);
    // Before a battle nobody knows yet where the corps will stand.
    const shows = heardOf(scene, 'battle') ? [] : [`corps.${corps}`];
    return [
      ...(heardOf(scene, 'card') ? [{ kind: 'focus', rank: 2, at: to, things: [to] } as const] : []),
      {
        kind: 'move',
        rank: 2,
        ms: 260,
        at: to,
        things: [corps, to],
        sound: 'move',
        words,
        row: { text: words, symbol: 'move', ...(fuel > 0 && { price: [{ symbol: 'fuel', need: fuel, has: fuel }] }) },
        shows,
      },
    ];
  },
  'fort-paid': ({ town, with: paid }, scene) =>
    act(sayIn(scene).fort(town, paid), { at: town, things: [town], sound: 'place' }, { symbol: 'fort' }),
  card: ({ corps, card }, scene) => {
    const town = townOf(scene, corps);
    const kind = divisionKind(card);
    const words = sayIn(scene).turned(card, town);
    const detail = kind ? brings(scene, card) : cardText(pursuitOf(card as PursuitId).type, scene.language);
    const price = kind ? priceOf(scene, corps, town, card) : undefined;
    const row: BriefingRow = { text: words, detail, symbol: symbolOf(card), ...(price && { price }) };
    return [
      { kind: 'flip', rank: 1, ms: 1200, at: town, things: [town], sound: 'card', words, row, shows: ['revealed'] },
    ];
  },
  'no-card': ({ deck, town }, scene) => act(sayIn(scene).noCard(deck, town), { at: town, things: [town] }),
  'civilians-fed': ({ corps }, scene) =>
    act(sayIn(scene).civilians(corps, true), { things: [corps], sound: 'gain' }, { symbol: 'medal' }),
  'civilians-left': ({ corps }, scene) => mark(sayIn(scene).civilians(corps, false), { things: [corps] }),
  swapped: ({ corps, give, get }, scene) =>
    act(sayIn(scene).swapped(corps, give, get), { things: [corps], sound: 'place' }, { symbol: 'coin' }),
  'market-left': ({ corps }, scene) => mark(sayIn(scene).marketLeft(corps), { things: [corps] }),
  found: ({ town, kind }, scene) =>
    act(
      sayIn(scene).found(kind, town),
      { at: town, things: [town], sound: 'gain', shows: ['fields'] },
      { symbol: 'plus' },
    ),
  kept: ({ by, card }, scene) =>
    act(sayIn(scene).kept(whoIn(scene, by), card), { sound: 'gain', shows: ['commanders'] }, { symbol: 'hand' }),
  credit: ({ by, counts }, scene) =>
    act(sayIn(scene).credit(whoIn(scene, by), counts), { sound: 'gain', shows: ['turn'] }, { symbol: 'bolt' }),
  battle: ({ corps, town, card, won, from, air, paratroops, ammo, fuel }, scene) => {
    const say = sayIn(scene);
    const against = won ? [] : [seatIn(scene, CORPS[corps].colour)];
    const words = won ? say.won(card, town) : say.lost(card, corps, town, from);
    const paid = say.paid(air + paratroops + ammo, fuel);
    const here = { at: town, things: [town, corps] };
    return [
      {
        kind: 'tally',
        rank: 1,
        ...here,
        ms: Math.min(1300, 260 * Math.max(1, air + paratroops + ammo + fuel)),
        words: paid,
        row: { text: paid, symbol: 'ammo' },
      },
      ...fate(
        words,
        { ...here, against, sound: won ? 'verdict' : 'loss', shows: [`corps.${corps}`, 'commanders'] },
        {
          detail: paid,
        },
      ),
    ];
  },
  taken: ({ by, town, medal }, scene) => {
    // That a pocket fell is told of all its fields at once.
    if (!medal && heardOf(scene, 'encircled')?.fields.some((field) => field.town === town)) return [];
    const words = sayIn(scene).taken(whoIn(scene, by), town, medal);
    const more: Partial<Beat> = {
      at: town,
      things: [town],
      sound: 'gain',
      shows: ['control', 'commanders', 'medalPool'],
    };
    return medal ? act(words, { ...more, ms: 420 }, { symbol: 'medal' }) : mark(words, more);
  },
  encircled: ({ fields }, scene) => {
    const towns = fields.map(({ town }) => town);
    const words = sayIn(scene).encircled(towns);
    return act(
      words,
      {
        kind: 'tally',
        ms: Math.min(1300, 420 + 160 * towns.length),
        at: towns[0] as Town,
        things: towns,
        sound: 'gain',
        shows: ['control', 'commanders'],
      },
      { symbol: 'target' },
    );
  },
  'marker-back': ({ town }, scene) =>
    mark(sayIn(scene).markerBack(town), { things: [town], shows: ['markers', 'markerPool'] }),
  looked: ({ by, deck, card = null }, scene) => {
    const words = sayIn(scene).looked(whoIn(scene, by), deck, card);
    const kind = card && divisionKind(card);
    const detail = card && !kind ? cardText(pursuitOf(card as PursuitId).type, scene.language) : undefined;
    return card
      ? [
          {
            kind: 'flip',
            rank: 1,
            ms: 900,
            sound: 'card',
            words,
            row: { text: words, symbol: symbolOf(card), ...(detail && { detail }) },
            shows: 'all',
          },
        ]
      : act(words, { sound: 'card', shows: 'all' }, { symbol: 'plane' });
  },
  reshuffled: (_, scene) => mark(sayIn(scene).reshuffled, { sound: 'card' }),
  'resistance-played': ({ by }, scene) =>
    act(sayIn(scene).resistancePlayed(whoIn(scene, by)), { sound: 'card', shows: 'all' }, { symbol: 'bolt' }),
  'drop-paid': ({ by, with: paid }, scene) =>
    act(
      sayIn(scene).dropPaid(whoIn(scene, by), paid === 'medal'),
      { sound: 'place', shows: 'all' },
      { symbol: 'medal' },
    ),
  dropped: ({ by, town }, scene) =>
    act(
      sayIn(scene).dropped(whoIn(scene, by), town),
      { ms: 420, at: town, things: [town], sound: 'place', shows: 'all' },
      { symbol: 'para' },
    ),
  upkeep: ({ gone, dark }, scene) =>
    mark(sayIn(scene).upkeep(gone, dark), { things: [...gone, ...dark], shows: ['paratroops', 'paratroopsLeft'] }),
  logistics,
  weather: ({ weather }, scene) => {
    const words = sayIn(scene).weather(weather);
    return [
      {
        kind: 'card',
        rank: 1,
        sound: 'round',
        words,
        row: { text: words, symbol: weather === 'rain' ? 'rain' : 'sun' },
        shows: ['weather'],
      },
    ];
  },
  'antwerp-open': (_, scene) => {
    const words = sayIn(scene).antwerp;
    return [
      {
        kind: 'card',
        rank: 1,
        sound: 'round',
        at: 'antwerpen',
        words,
        row: { text: words, symbol: 'anchor' },
        shows: ['antwerpOpen'],
      },
    ];
  },
  'resistance-placed': ({ town, left }, scene) =>
    act(
      sayIn(scene).placed(town, left),
      { ms: 420, at: town, things: [town], sound: 'place', shows: ['markers', 'markerPool', 'metzSleeps'] },
      { symbol: 'opor' },
    ),
  'resistance-boxed': ({ left }, scene) =>
    act(sayIn(scene).boxed(left), { sound: 'place', shows: ['markerPool'] }, { symbol: 'opor' }),
  counterattack: ({ against, town, lost, medal }, scene) => {
    const words = sayIn(scene).counter(whoIn(scene, against), town, lost, medal);
    const [means] = meansFor(scene);
    const here = { at: town, things: [town], against: [seatIn(scene, against)] };
    return [
      { kind: 'focus', rank: 1, ...here },
      ...fate(
        words,
        { ...here, sound: 'loss', shows: ['control', 'fields', 'pool', 'commanders', 'medalPool', 'exempt'] },
        { symbol: 'counter', ...(means && { detail: means }) },
        2500,
      ),
    ];
  },
  'no-reaction': (_, scene) => mark(sayIn(scene).noReaction),
  'last-marker': (_, scene) => {
    const words = sayIn(scene).lastMarker;
    return [{ kind: 'card', rank: 1, sound: 'round', words, row: { text: words, symbol: 'warn' }, shows: ['ending'] }];
  },
  dice: ({ dice, number }, scene) => {
    const words = sayIn(scene).dice(
      dice.reduce((sum, one) => sum + one, 0),
      number,
    );
    return [
      {
        kind: 'roll',
        rank: 2,
        sound: 'dice',
        words,
        row: { text: words, dice: dice.map((face) => ({ face, owner: 0 })) },
      },
    ];
  },
  'number-turned': ({ number, town }, scene) =>
    act(
      sayIn(scene).numberTurned(number, town),
      { ms: 420, at: town, things: [town], sound: 'place', shows: ['numbers', 'markers'] },
      { symbol: 'opor' },
    ),
  'number-moved': ({ number, to }, scene) =>
    act(sayIn(scene).numberMoved(number, to), {
      ...(to && { at: to, things: [to] }),
      sound: 'move',
      shows: ['numbers'],
    }),
  resigned: ({ by }, scene) => act(sayIn(scene).resigned(whoIn(scene, by)), { rank: 1 }),
  'game-over': ({ winners, reason, town }, scene) => {
    const winner = winners[0] === undefined ? null : (scene.after.commanders[winners[0]]?.colour ?? null);
    const words = sayIn(scene).over(winner && whoIn(scene, winner), reason, town);
    const against = scene.after.commanders.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
    const line = winningLine(scene.after);
    return [
      ...line.map(
        (_, i): Beat => ({ kind: 'tally', rank: 1, ms: 120, things: line.slice(0, i + 1), shows: ['result'] }),
      ),
      ...fate(words, { ...(town && { at: town, things: [...line, town] }), against, shows: 'all' }, {}, 2500),
    ];
  },
};

function headOf(scene: Told): ReturnType<Staging<Shape>['title']> {
  const { heads } = sayIn(scene);
  const fight = heardOf(scene, 'battle');
  if (fight) return { ...heads.battle(fight.corps, fight.card, fight.town), begins: true };
  const trucks = heardOf(scene, 'trucks-taken');
  if (trucks && heardOf(scene, 'logistics')) return { ...heads.logistics(whoIn(scene, trucks.by)), begins: true };
  const reaction = scene.heard.find((event) => event.is === 'counterattack' || event.is === 'resistance-placed');
  if (reaction && 'by' in reaction && reaction.by)
    return { ...heads.reaction(whoIn(scene, reaction.by)), begins: true };
  const begun = heardOf(scene, 'move-begun');
  if (begun) return { ...heads.march(begun.corps), begins: true };
  const moving = scene.before.flow.find((frame) => frame.step === 'move');
  return moving?.step === 'move' ? heads.march(moving.corps) : null;
}

export const staging: Staging<Shape> = { beatsOf: beatsBy(BEATS), title: headOf, meansFor, lines };
