/** The cover: the country between Seine and Rhine, and three roads that lead to one river. */
import { LAND, RIVERS, ROADS } from './drawing/lands.ts';

const WAYS = [
  ['var(--p-red)', ['rouen/beauvais', 'beauvais/amiens', 'amiens/arras', 'arras/lille']],
  ['#fffdf6', ['paris/meaux', 'meaux/soissons', 'soissons/laon', 'laon/hirson']],
  ['var(--p-blue)', ['troyes/vitry', 'vitry/bar-le-duc', 'bar-le-duc/commercy', 'commercy/toul']],
] as const;

export function Cover() {
  return (
    <svg
      className="rr-cover"
      viewBox="140 120 1100 768"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-150" y="-150" width="1700" height="1360" fill="#1c2a33" />
      <path d={LAND} fill="#33424a" stroke="#7fa3b0" strokeWidth="1.4" />
      <path d={RIVERS.rhine.path} fill="none" stroke="#9cc3d4" strokeWidth="14" />
      {WAYS.map(([colour, roads]) =>
        roads.map((id) => (
          <path key={id} d={ROADS[id].d} fill="none" stroke={colour} strokeWidth="9" strokeLinecap="round" />
        )),
      )}
    </svg>
  );
}
