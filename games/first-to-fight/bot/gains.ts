/** What each move within an order gains for the one who makes it, in points. Passing gains nothing. */
import { type Attribute, FORMATIONS, type Formation } from '../content/formations.ts';
import { FAILURE, type MissionId } from '../content/missions.ts';
import { MOST_NURSES } from '../content/orders.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { sabotagePoints } from '../rules/sabotage.ts';
import { fighterOf, isLocked } from '../rules/soldiers.ts';
import type { Fighter, State } from '../rules/state.ts';
import { FORMATION_NO, formationNo, REGION_NO } from './muster.ts';
import { arrives, easier, grows, leaves, type Plan } from './plan.ts';
import { roundsTo } from './prospects.ts';
import { ABILITY_WORTH, WORTH } from './weights.ts';

/** Strength above one that counts in a mission of the own formation. */
export const crewOf = ({ s: strength, wounds }: Fighter): number => (wounds > 0 ? 0 : strength - 1);

/** A soldier appears where the token lies (FTF-4.3.5). */
const arrival = ({ s }: Plan, region: Region): number => (s.concentration?.region === region ? 1 : 0);

export function moveGain(plan: Plan, fighter: Fighter, to: Region): number {
  const formation = formationNo[fighter.id];
  const crew = crewOf(fighter);
  return (
    arrives(plan, REGION_NO[to], formation, crew) +
    leaves(plan, REGION_NO[fighter.region], formation, crew) +
    arrival(plan, to)
  );
}

export function trainGain(plan: Plan, fighter: Fighter, attribute: Attribute): number {
  const region = REGION_NO[fighter.region];
  const formation = formationNo[fighter.id];
  const crew = crewOf(fighter);
  // Whoever matters should not fall to the first wound.
  const matters = leaves(plan, region, formation, crew);
  let gain = -matters * (fighter.trained ? 0 : WORTH.toughness);
  if (attribute === 'U') return gain - matters * WORTH.underground;
  if (fighter.wounds === 0) gain += grows(plan, region, formation, 1);
  return gain;
}

const levelChange = ({ s }: Plan, region: Region, squares: number): number => {
  const { levels } = REGION[region];
  const from = s.domination[region];
  const to = Math.min(levels.length - 1, Math.max(0, from + squares));
  return (levels[from] as number) - (levels[to] as number);
};

const pushGain = (plan: Plan, region: Region, squares: number): number =>
  easier(plan, REGION_NO[region], levelChange(plan, region, squares));

export const sabotageGain = (plan: Plan, region: Region): number =>
  pushGain(plan, region, -1) + sabotagePoints(plan.s, region);

/** A stranger from the deck: between the average and the best formation, as far as one may choose. */
const USUAL_CREW = 2;
function strangerGain(plan: Plan, region: Region, choice: number): number {
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let formation = 0; formation < FORMATIONS.length; formation++) {
    const gain = arrives(plan, REGION_NO[region], formation, USUAL_CREW);
    sum += gain;
    if (gain > most) most = gain;
  }
  const mean = sum / FORMATIONS.length;
  return mean + choice * (most - mean) + arrival(plan, region);
}

export const recruitGain = (plan: Plan, region: Region, isChooser: boolean): number =>
  strangerGain(plan, region, isChooser ? WORTH.choice.chooser : WORTH.choice.usual) + WORTH.recruit;

/** The soldier himself; then his ability, unless he comes by somebody else's. */
export function pickGain(plan: Plan, id: SoldierId, region: Region, first: boolean): number {
  const { strength, ability } = soldierOf(id);
  const gain = arrives(plan, REGION_NO[region], formationNo[id], strength - 1);
  if (!first) return gain;
  let more = 0;
  if (ability === 'undergroundActivity') more = pushGain(plan, region, -1);
  else if (ability === 'additionalRecruitment') more = strangerGain(plan, region, WORTH.choice.usual);
  else if (ability === 'training') more = grows(plan, REGION_NO[region], formationNo[id], 1);
  else if (ability === 'movement') {
    for (const to of REGION[region].neighbours) {
      const there = arrives(plan, REGION_NO[to], formationNo[id], strength - 1) + arrival(plan, to);
      more = Math.max(more, there - gain);
    }
  }
  return gain + Math.max(0, more) + ABILITY_WORTH[ability];
}

export function abilityGain(plan: Plan, id: SoldierId, region: Region, arg: string): number {
  const fighter = fighterOf(plan.s, id);
  const { ability } = soldierOf(id);
  if (ability === 'training') return trainGain(plan, fighter, arg as Attribute) + 0.01;
  if (ability === 'movement') return moveGain(plan, fighter, arg as Region);
  if (ability === 'undergroundActivity') return pushGain(plan, region, -1);
  return WORTH.liaison + (ability === 'additionalRecruitment' ? strangerGain(plan, region, WORTH.choice.usual) : 0);
}

/** The own crew cannot be led away, and whoever comes to it pays. */
export function tokenGain(plan: Plan, formation: Formation, region: Region): number {
  const no = REGION_NO[region];
  const kind = FORMATION_NO[formation];
  let gain = 0;
  for (const stake of plan.own) {
    if (stake.region !== no || roundsTo(stake.date - plan.s.time, plan.active) > WORTH.tokenRounds) continue;
    gain += WORTH.token;
    if (stake.formation === kind) gain += WORTH.locked * crewSize(plan.s, region, formation);
  }
  return gain;
}

const crewSize = (s: State, region: Region, formation: Formation): number =>
  s.soldiers.filter((one) => one.region === region && soldierOf(one.id).formation === formation).length;

/** A failing mission is thrown away, and the Axis advances in the west. */
export function frontGain(plan: Plan, id: MissionId): number {
  const stake = plan.own.find((one) => one.id === id);
  if (!stake) return 0;
  return FAILURE - stake.weight * stake.chance + frontKeptGain(plan);
}

/** The Axis advances in the west, and nothing else. */
export const frontKeptGain = (plan: Plan): number => pushGain(plan, 'WEU', 1);

export const nurseGain = ({ s, seat }: Plan): number =>
  (s.staffs[seat]?.nurses as number) < MOST_NURSES ? WORTH.nurse : 0;

export const dropGain = (plan: Plan, id: SoldierId): number => moveGain(plan, fighterOf(plan.s, id), 'WAW');

export const nameGain = (plan: Plan, formation: Formation): number =>
  arrives(plan, REGION_NO.POL, FORMATION_NO[formation], USUAL_CREW) + arrival(plan, 'POL');

export const campGain = (plan: Plan, id: SoldierId): number => trainGain(plan, fighterOf(plan.s, id), 'S');

export const bestMove = (plan: Plan, anywhere: boolean): number => {
  let best = 0;
  const there = REGIONS.map((region) => arrival(plan, region));
  for (const fighter of plan.s.soldiers) {
    if (isLocked(plan.s, fighter)) continue;
    const formation = formationNo[fighter.id];
    const crew = crewOf(fighter);
    const loss = leaves(plan, REGION_NO[fighter.region], formation, crew);
    for (const to of anywhere ? REGIONS : REGION[fighter.region].neighbours) {
      if (to === fighter.region) continue;
      const no = REGION_NO[to];
      const gain = arrives(plan, no, formation, crew) + loss + (there[no] as number);
      if (gain > best) best = gain;
    }
  }
  return best;
};

/** There is one token: wherever it goes, it leaves the place where it lies now. */
export const bestToken = (plan: Plan): number => {
  const token = plan.s.concentration;
  const lifted = token ? tokenGain(plan, token.formation, token.region) : 0;
  let best = 0;
  for (const stake of plan.own) {
    const [formation, region] = [FORMATIONS[stake.formation] as Formation, REGIONS[stake.region] as Region];
    if (token?.formation === formation && token.region === region) continue;
    best = Math.max(best, tokenGain(plan, formation, region) - lifted);
  }
  return best;
};

/** What a special rule of a region is worth, carried out as well as one can. */
export const RULE_GAIN: Readonly<Record<Region, (plan: Plan) => number>> = {
  WAW: (plan) =>
    most(
      plan.s.soldiers
        .filter((one) => one.region !== 'WAW' && !isLocked(plan.s, one))
        .map((one) => moveGain(plan, one, 'WAW')),
    ),
  POL: (plan) => (plan.s.deck.length > 0 ? most(FORMATIONS.map((formation) => nameGain(plan, formation))) : 0),
  NEA: (plan) => {
    const gains = plan.s.soldiers
      .filter(({ region, s: strength }) => region === 'NEA' && strength < 5)
      .map((one) => trainGain(plan, one, 'S'));
    return gains
      .sort((a, b) => b - a)
      .slice(0, 3)
      .reduce((sum, gain) => sum + Math.max(0, gain), 0);
  },
  WEU: (plan) => {
    const kept = plan.s.edition >= 2 ? frontKeptGain(plan) : Number.NEGATIVE_INFINITY;
    return Math.max(kept, most(plan.own.map(({ id }) => frontGain(plan, id))));
  },
  NAI: (plan) => (plan.s.deck.length > 0 ? 2 * strangerGain(plan, 'NAI', 0) : 0),
};

const most = (gains: readonly number[]): number =>
  gains.reduce((best, gain) => Math.max(best, gain), Number.NEGATIVE_INFINITY);
