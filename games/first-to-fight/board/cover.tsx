/** The cover: Europe by night, the roads from Warsaw to every front, and a star at each. */
import { REGIONS } from '../content/regions.ts';
import { LAND, PLACE } from './drawing/europe.ts';

export function Cover() {
  const [x, y] = PLACE.WAW;
  return (
    <svg
      className="ff-cover"
      viewBox="150 60 560 391"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="0" y="0" width="940" height="712" fill="#1c2a33" />
      <path d={LAND} fill="#33424a" stroke="#7fa3b0" strokeWidth="1.2" />
      {REGIONS.filter((region) => region !== 'WAW').map((region) => {
        const [u, v] = PLACE[region];
        return (
          <path
            key={region}
            d={`M${x} ${y}Q${(x + u) / 2} ${Math.min(y, v) - 60} ${u} ${v}`}
            fill="none"
            stroke="#e9c66b"
            strokeWidth="3"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
        );
      })}
      {REGIONS.map((region) => {
        const [u, v] = PLACE[region];
        return (
          <use
            key={region}
            href="#i-star"
            x={u - 16}
            y={v - 16}
            width="32"
            height="32"
            color={region === 'WAW' ? '#b8322a' : '#fffdf6'}
          />
        );
      })}
    </svg>
  );
}
