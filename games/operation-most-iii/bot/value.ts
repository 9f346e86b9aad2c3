/** How well the Poles stand: a number that is 0 when both are as likely to win, and adds up what each side has. */
import type { Side } from '../content/zones.ts';
import type { Muster, Standing } from './muster.ts';
import type { StageWeights, Weights } from './weights.ts';

function worth(m: Muster, foe: Muster, field: number, w: Weights): number {
  let sum =
    w.theft * Math.min(m.parts, foe.elites + 1) +
    w.scouts * m.scouts +
    w.scoutsOut * m.scoutsOut +
    w.search * Math.min(m.scoutsReadyOut, field) +
    w.searchNext * Math.min(m.scoutsReadyHome, field) +
    w.line * m.line +
    w.lineOut * m.lineOut +
    w.lineIn * m.lineIn +
    w.lineReadyOut * m.lineReadyOut +
    w.lineReadyHome * m.lineReadyHome +
    w.lineReadyIn * m.lineReadyIn +
    w.elites * m.elites +
    w.elitesOut * m.elitesOut +
    w.elitesIn * m.elitesIn +
    w.elitesReadyOut * m.elitesReadyOut +
    w.elitesReadyHome * m.elitesReadyHome +
    w.steal * Math.min(m.elitesReadyIn, foe.parts) +
    w.supports * m.supports +
    w.supportsReady * m.supportsReady +
    w.handScouts * m.handScouts +
    w.handLine * m.handLine +
    w.handElites * m.handElites +
    w.handSupports * m.handSupports +
    m.handCards;
  if (m.atHome === 0) {
    sum += w.homeEmpty;
    if (foe.intruders > 0) sum += w.homeLost;
  }
  return sum;
}

/** For the Poles; the Germans stand as much worse. Both hands count as far as they were counted. */
export function standingOf(standing: Standing, w: StageWeights): number {
  const { PL, DE } = standing;
  const lead = PL.parts + PL.evacuated - DE.parts;
  return (
    w.even +
    w.lead * lead +
    (lead >= standing.enough ? w.ahead : 0) +
    worth(PL, DE, standing.field, w.PL) -
    worth(DE, PL, standing.field, w.DE)
  );
}

export const valueFor = (standing: Standing, side: Side, w: StageWeights): number =>
  side === 'PL' ? standingOf(standing, w) : -standingOf(standing, w);
