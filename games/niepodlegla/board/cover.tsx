/** The cover: the lands divided in three, and a cockade in the middle. */
import { REGIONS } from '../content/towns.ts';
import { BORDERS_1914, LAND, REGION_OUTLINE, RIVERS, TOWN_AT } from './drawing/lands.ts';

const FILL = { prussian: '#5f7a8f', austrian: '#a8626b', kresy: '#b59340', central: '#6d8c58' } as const;

export function Cover() {
  const [x, y] = TOWN_AT.warszawa;
  return (
    <svg
      className="np-cover"
      viewBox="60 150 900 628"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-60" y="-60" width="1120" height="1165" fill="#1c2a33" />
      <path d={LAND} fill="#33424a" stroke="#7fa3b0" strokeWidth="1.2" />
      {REGIONS.map((region) => (
        <path key={region} d={REGION_OUTLINE[region]} fill={FILL[region]} fillOpacity="0.75" />
      ))}
      <path d={RIVERS.wisla.path} fill="none" stroke="#9cc3d4" strokeWidth="4" />
      {(['germanyRussia', 'austriaRussia', 'austriaGermany'] as const).map((border) => (
        <path
          key={border}
          d={BORDERS_1914[border]}
          fill="none"
          stroke="#16222a"
          strokeWidth="5"
          strokeDasharray="16 7 3 7"
        />
      ))}
      <circle cx={x} cy={y} r="74" fill="#fffdf6" stroke="#16222a" strokeWidth="4" />
      <circle cx={x} cy={y} r="42" fill="#c62d2d" stroke="#16222a" strokeWidth="3" />
    </svg>
  );
}
