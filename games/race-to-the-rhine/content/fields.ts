/**
 * The 122 fields of the board. Source: towns and symbols that the printed rules mention are kept; the board as a whole
 * is ours. Places are those of the world.
 */
import { byEdition } from '@sztab/kernel';

/** Montgomery red, Bradley white, Patton blue. */
export const COLOURS = ['R', 'W', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

export type Mark =
  | 'permanent'
  | 'main'
  | 'forward'
  /** A forward base for once: Oostende. */
  | 'ostend'
  | 'fort'
  /** A printed symbol of resistance. */
  | 'resistance'
  /** Düsseldorf: whatever is linked with it is not encircled. */
  | 'hub'
  | 'medal'
  | 'blockade'
  | 'antwerp';

export interface Field {
  /** One colour, two for a shared field, none for a victory field beyond the Rhine. */
  readonly colours: readonly Colour[];
  readonly at: readonly [lat: number, lon: number];
  readonly marks: readonly Mark[];
}

const field = (colours: string, at: readonly [number, number], marks: readonly Mark[] = []): Field => ({
  colours: colours === 'K' ? [] : ([...colours] as Colour[]),
  at,
  marks,
});

export const FIELD = {
  lisieux: field('R', [49.146, 0.227], ['permanent', 'main']),
  brionne: field('R', [49.195, 0.719], ['permanent']),
  rouen: field('R', [49.443, 1.099], ['permanent']),
  louviers: field('R', [49.214, 1.166], ['permanent']),
  vernon: field('R', [49.093, 1.485], ['permanent']),
  yvetot: field('R', [49.617, 0.755]),
  'le-havre': field('R', [49.494, 0.108], ['forward', 'fort', 'resistance']),
  dieppe: field('R', [49.923, 1.077], ['forward']),
  beauvais: field('R', [49.43, 2.081]),
  abbeville: field('R', [50.106, 1.834]),
  boulogne: field('R', [50.726, 1.614], ['forward', 'fort', 'resistance']),
  calais: field('R', [50.951, 1.859], ['forward', 'fort', 'resistance']),
  dunkerque: field('R', [51.034, 2.377], ['fort', 'resistance']),
  'st-omer': field('R', [50.75, 2.252]),
  arras: field('R', [50.291, 2.778]),
  lille: field('R', [50.629, 3.057], ['medal']),
  ronse: field('R', [50.745, 3.6]),
  gent: field('R', [51.054, 3.717]),
  brugge: field('R', [51.209, 3.225]),
  oostende: field('R', [51.225, 2.919], ['ostend']),
  antwerpen: field('R', [51.219, 4.402], ['medal', 'antwerp']),
  diest: field('R', [50.989, 5.05]),
  neerpelt: field('R', [51.228, 5.443]),
  breskens: field('R', [51.396, 3.556], ['blockade']),
  vlissingen: field('R', [51.442, 3.573], ['fort', 'resistance', 'medal', 'blockade']),
  goes: field('R', [51.504, 3.889], ['blockade']),
  'bergen-op-zoom': field('R', [51.495, 4.287], ['blockade']),
  breda: field('R', [51.587, 4.776]),
  rotterdam: field('R', [51.922, 4.479], ['resistance']),
  's-hertogenbosch': field('R', [51.697, 5.304]),
  eindhoven: field('R', [51.441, 5.47]),
  nijmegen: field('R', [51.842, 5.853], ['medal']),
  venlo: field('R', [51.37, 6.172]),
  roermond: field('R', [51.194, 5.987]),
  rheinhausen: field('R', [51.405, 6.714]),
  amiens: field('RW', [49.894, 2.296], ['medal']),
  tournai: field('RW', [50.607, 3.389]),
  bruxelles: field('RW', [50.85, 4.352], ['medal']),
  maastricht: field('RW', [50.851, 5.688], ['medal']),
  rheydt: field('RW', [51.167, 6.443]),
  chartres: field('W', [48.446, 1.489], ['permanent', 'main']),
  dreux: field('W', [48.737, 1.366], ['permanent']),
  rambouillet: field('W', [48.643, 1.829], ['permanent']),
  etampes: field('W', [48.435, 2.161], ['permanent']),
  mantes: field('W', [48.99, 1.717], ['permanent']),
  paris: field('W', [48.857, 2.352], ['permanent']),
  melun: field('W', [48.54, 2.655], ['permanent']),
  clermont: field('W', [49.379, 2.413]),
  compiegne: field('W', [49.418, 2.826]),
  meaux: field('W', [48.96, 2.879]),
  'chateau-thierry': field('W', [49.046, 3.403]),
  soissons: field('W', [49.382, 3.323]),
  laon: field('W', [49.564, 3.624]),
  'st-quentin': field('W', [49.849, 3.287]),
  cambrai: field('W', [50.176, 3.235]),
  hirson: field('W', [49.921, 4.084]),
  mons: field('W', [50.454, 3.957], ['medal']),
  charleroi: field('W', [50.411, 4.445]),
  namur: field('W', [50.467, 4.867]),
  rethel: field('W', [49.51, 4.367]),
  charleville: field('W', [49.762, 4.726]),
  sedan: field('W', [49.702, 4.94]),
  bouillon: field('W', [49.795, 5.067]),
  givet: field('W', [50.138, 4.825]),
  marche: field('W', [50.227, 5.345]),
  liege: field('W', [50.633, 5.568], ['medal']),
  bastogne: field('W', [50.0, 5.715]),
  arlon: field('W', [49.684, 5.816]),
  'st-vith': field('W', [50.281, 6.127]),
  prum: field('W', [50.207, 6.424]),
  aachen: field('W', [50.776, 6.084], ['fort', 'medal']),
  euskirchen: field('W', [50.66, 6.787]),
  mayen: field('W', [50.328, 7.223]),
  reims: field('WB', [49.258, 4.032], ['medal']),
  luxembourg: field('WB', [49.611, 6.13], ['medal']),
  trier: field('WB', [49.757, 6.641], ['fort']),
  orleans: field('B', [47.903, 1.909], ['permanent', 'main']),
  pithiviers: field('B', [48.172, 2.252], ['permanent']),
  fontainebleau: field('B', [48.409, 2.701], ['permanent']),
  montargis: field('B', [47.997, 2.733], ['permanent']),
  sens: field('B', [48.198, 3.283], ['permanent']),
  troyes: field('B', [48.297, 4.074], ['permanent']),
  bonny: field('B', [47.562, 2.838]),
  auxerre: field('B', [47.798, 3.573]),
  tonnerre: field('B', [47.856, 3.974]),
  chatillon: field('B', [47.858, 4.573]),
  brienne: field('B', [48.393, 4.525]),
  chaumont: field('B', [48.111, 5.139]),
  langres: field('B', [47.863, 5.333], ['forward']),
  neufchateau: field('B', [48.356, 5.693]),
  epinal: field('B', [48.174, 6.45], ['forward']),
  sezanne: field('B', [48.721, 3.723]),
  vitry: field('B', [48.725, 4.585]),
  chalons: field('B', [48.957, 4.363]),
  'ste-menehould': field('B', [49.091, 4.898]),
  'bar-le-duc': field('B', [48.773, 5.16]),
  verdun: field('B', [49.16, 5.384], ['medal']),
  commercy: field('B', [48.763, 5.592]),
  toul: field('B', [48.675, 5.891]),
  'pont-a-mousson': field('B', [48.905, 6.055]),
  nancy: field('B', [48.692, 6.184], ['medal']),
  metz: field('B', [49.12, 6.178], ['fort', 'medal']),
  thionville: field('B', [49.358, 6.168]),
  'chateau-salins': field('B', [48.82, 6.508]),
  sarrebourg: field('B', [48.735, 7.055]),
  'st-avold': field('B', [49.104, 6.708]),
  saarlautern: field('B', [49.313, 6.751], ['fort']),
  saarbrucken: field('B', [49.234, 6.997], ['medal']),
  zweibrucken: field('B', [49.247, 7.37]),
  kaiserslautern: field('B', [49.444, 7.769]),
  neustadt: field('B', [49.35, 8.139]),
  'bad-kreuznach': field('B', [49.846, 7.867]),
  wittlich: field('B', [49.985, 6.888]),
  cochem: field('B', [50.147, 7.167]),
  arnhem: field('K', [51.985, 5.899]),
  wesel: field('K', [51.658, 6.617], ['resistance']),
  dusseldorf: field('K', [51.227, 6.773], ['resistance', 'hub']),
  koln: field('K', [50.938, 6.96], ['resistance']),
  remagen: field('K', [50.579, 7.227], ['resistance']),
  koblenz: field('K', [50.357, 7.594]),
  mainz: field('K', [50.0, 8.271], ['resistance']),
  mannheim: field('K', [49.487, 8.466], ['resistance']),
} as const satisfies Readonly<Record<string, Field>>;

export type Town = keyof typeof FIELD;
export const TOWNS = Object.keys(FIELD) as Town[];
export const fieldOf = (town: Town): Field => FIELD[town];

/** The place of each town in the list: whatever is kept for every town is kept in this order. */
export const PLACE = Object.fromEntries(TOWNS.map((town, i) => [town, i])) as Readonly<Record<Town, number>>;

/** Marks that came with a later edition. Lille: Montgomery had no medal of his own before Antwerpen, and won too seldom. */
const MARKED_SINCE: Partial<Record<Town, Partial<Record<Mark, number>>>> = { lille: { medal: 2 } };
export const marksOf = (town: Town, edition: number): readonly Mark[] =>
  fieldOf(town).marks.filter((mark) => (MARKED_SINCE[town]?.[mark] ?? 1) <= edition);

const marked = (mark: Mark, edition = Number.POSITIVE_INFINITY): ReadonlySet<Town> =>
  new Set(TOWNS.filter((town) => marksOf(town, edition).includes(mark)));
export const PERMANENT = marked('permanent');
export const MAIN_BASES = marked('main');
export const FORWARD_BASES = marked('forward');
export const FORTS = marked('fort');
/** Printed symbols of resistance. */
export const SYMBOLS = marked('resistance');
export const medalTowns = byEdition({ 1: marked('medal', 1), 2: marked('medal', 2) });
export const BLOCKADE = marked('blockade');
export const VICTORY: ReadonlySet<Town> = new Set(TOWNS.filter((town) => fieldOf(town).colours.length === 0));
export const HUB: Town = 'dusseldorf';

export const MAIN_BASE: Readonly<Record<Colour, Town>> = { R: 'lisieux', W: 'chartres', B: 'orleans' };

/** The ports that can stay German although cut off (RTR-7.5.4). */
export const PORTS: readonly Town[] = ['rotterdam', 'vlissingen', 'dunkerque', 'calais', 'boulogne'];
