/** The 216 roads, which the rules call arrows. Source: those of the printed examples are kept, the others are ours. */
import { COLOURS, type Colour, PLACE, TOWNS, type Town, VICTORY } from './fields.ts';

/** By colour; `RW` and `WB` are double arrows, `K` black ones that nobody uses. */
const LISTED = {
  R: `
    lisieux/brionne brionne/rouen brionne/louviers louviers/rouen louviers/vernon lisieux/yvetot rouen/yvetot
    rouen/dieppe rouen/beauvais vernon/beauvais yvetot/le-havre yvetot/dieppe dieppe/abbeville beauvais/amiens
    abbeville/amiens abbeville/boulogne abbeville/st-omer abbeville/arras amiens/arras arras/lille st-omer/lille
    boulogne/calais boulogne/st-omer calais/st-omer calais/dunkerque st-omer/dunkerque dunkerque/oostende
    lille/brugge lille/tournai lille/ronse tournai/ronse ronse/gent ronse/bruxelles brugge/oostende brugge/gent
    brugge/breskens breskens/vlissingen vlissingen/goes goes/bergen-op-zoom gent/antwerpen bruxelles/antwerpen
    bruxelles/diest antwerpen/diest antwerpen/neerpelt antwerpen/bergen-op-zoom antwerpen/breda bergen-op-zoom/breda
    breda/rotterdam breda/s-hertogenbosch s-hertogenbosch/eindhoven s-hertogenbosch/nijmegen diest/neerpelt
    diest/maastricht neerpelt/eindhoven neerpelt/roermond maastricht/roermond eindhoven/nijmegen eindhoven/venlo
    nijmegen/arnhem nijmegen/venlo venlo/roermond venlo/wesel venlo/rheinhausen roermond/rheydt
    rheinhausen/dusseldorf rheinhausen/wesel rheinhausen/rheydt
  `,
  RW: `
    tournai/bruxelles rheydt/dusseldorf
  `,
  W: `
    chartres/dreux dreux/mantes chartres/rambouillet rambouillet/paris chartres/etampes etampes/melun paris/melun
    paris/mantes mantes/clermont paris/clermont paris/meaux melun/meaux clermont/amiens clermont/compiegne
    meaux/chateau-thierry meaux/soissons compiegne/soissons compiegne/st-quentin chateau-thierry/soissons
    chateau-thierry/reims soissons/laon soissons/reims laon/reims laon/st-quentin laon/hirson laon/rethel
    st-quentin/amiens st-quentin/cambrai cambrai/tournai cambrai/mons mons/tournai mons/bruxelles mons/charleroi
    hirson/mons hirson/charleville reims/rethel rethel/charleville rethel/sedan charleville/sedan charleville/givet
    sedan/bouillon sedan/arlon bouillon/bastogne arlon/bastogne arlon/luxembourg bastogne/luxembourg charleroi/namur
    namur/bruxelles namur/givet namur/liege givet/marche marche/liege marche/bastogne liege/maastricht liege/aachen
    maastricht/aachen bastogne/st-vith bastogne/prum st-vith/prum st-vith/euskirchen aachen/koln aachen/rheydt
    aachen/euskirchen euskirchen/koln euskirchen/remagen prum/mayen prum/trier mayen/remagen mayen/koblenz
  `,
  WB: `
    luxembourg/trier
  `,
  B: `
    orleans/pithiviers pithiviers/fontainebleau pithiviers/sens fontainebleau/sens orleans/montargis montargis/bonny
    sens/troyes sens/auxerre fontainebleau/sezanne sezanne/troyes sezanne/vitry troyes/vitry troyes/brienne
    troyes/tonnerre bonny/auxerre auxerre/tonnerre tonnerre/chatillon chatillon/chaumont brienne/chaumont
    brienne/bar-le-duc chaumont/langres chaumont/neufchateau langres/epinal neufchateau/epinal neufchateau/toul
    vitry/chalons vitry/bar-le-duc chalons/reims chalons/ste-menehould ste-menehould/verdun bar-le-duc/commercy
    verdun/commercy verdun/metz commercy/toul commercy/pont-a-mousson toul/nancy pont-a-mousson/metz
    pont-a-mousson/nancy epinal/nancy nancy/chateau-salins chateau-salins/sarrebourg chateau-salins/st-avold
    metz/thionville metz/st-avold thionville/luxembourg thionville/saarlautern st-avold/saarlautern
    st-avold/saarbrucken saarlautern/saarbrucken saarlautern/trier saarbrucken/zweibrucken sarrebourg/zweibrucken
    zweibrucken/kaiserslautern kaiserslautern/neustadt kaiserslautern/bad-kreuznach neustadt/mannheim trier/wittlich
    wittlich/cochem cochem/koblenz bad-kreuznach/mainz
  `,
  K: `
    beauvais/clermont arras/cambrai diest/liege roermond/aachen chateau-thierry/sezanne rethel/ste-menehould
    sedan/verdun arlon/thionville mayen/cochem prum/wittlich epinal/sarrebourg wesel/dusseldorf dusseldorf/koln
    koln/remagen remagen/koblenz koblenz/mainz mainz/mannheim
  `,
} as const;

/** `troyes/vitry`: both ends in the order of the list. */
export type RoadId = `${Town}/${Town}`;

export interface Road {
  readonly id: RoadId;
  readonly ends: readonly [Town, Town];
  readonly colours: readonly Colour[];
}

export const ROADS: readonly Road[] = Object.entries(LISTED).flatMap(([colours, list]) =>
  list
    .trim()
    .split(/\s+/)
    .map(
      (id): Road => ({
        id: id as RoadId,
        ends: id.split('/') as [Town, Town],
        colours: colours === 'K' ? [] : ([...colours] as Colour[]),
      }),
    ),
);

export interface Link {
  readonly to: Town;
  readonly road: Road;
}

const linksFrom = (town: Town): Link[] =>
  ROADS.flatMap((road) => {
    const [a, b] = road.ends;
    if (a === town) return [{ to: b, road }];
    return b === town ? [{ to: a, road }] : [];
  });

/** All roads from a town, black ones too: what is adjacent (RTR-6.1.4). */
export const LINKS = Object.fromEntries(TOWNS.map((town) => [town, linksFrom(town)])) as unknown as Readonly<
  Record<Town, readonly Link[]>
>;

/** The same by places in the list of towns. */
export const BESIDE: readonly (readonly number[])[] = TOWNS.map((town) => LINKS[town].map(({ to }) => PLACE[to]));

/** The roads from a town that a commander may use. */
export const LINKS_OF = Object.fromEntries(
  COLOURS.map((colour) => [
    colour,
    Object.fromEntries(TOWNS.map((town) => [town, LINKS[town].filter(({ road }) => road.colours.includes(colour))])),
  ]),
) as unknown as Readonly<Record<Colour, Readonly<Record<Town, readonly Link[]>>>>;

/** How many roads of a commander lead from every town to the nearest crossing of the Rhine. */
export const TO_RHINE = Object.fromEntries(
  COLOURS.map((colour) => {
    const far = new Map<Town, number>([...VICTORY].map((crossing) => [crossing, 0]));
    for (const [town, roads] of far)
      for (const { to } of LINKS_OF[colour][town]) if (!far.has(to)) far.set(to, roads + 1);
    return [colour, far];
  }),
) as unknown as Readonly<Record<Colour, ReadonlyMap<Town, number>>>;

/** All roads that a commander may use. */
export const ROADS_OF = Object.fromEntries(
  COLOURS.map((colour) => [colour, ROADS.filter(({ colours }) => colours.includes(colour))]),
) as unknown as Readonly<Record<Colour, readonly Road[]>>;

const between = new Map<string, Road>();
for (const road of ROADS) {
  const [a, b] = road.ends;
  between.set(`${a}>${b}`, road);
  between.set(`${b}>${a}`, road);
}
export const roadBetween = (a: Town, b: Town): Road | undefined => between.get(`${a}>${b}`);
