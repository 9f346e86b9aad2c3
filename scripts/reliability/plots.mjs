// One small plot for each game and number of players: what was said from left to right, how often it came from below upwards, bars of 95 % by whole games.
import { nameOf } from './table.mjs';

const SIZE = 160;
const GAP = 36;
const ACROSS = 4;

const spot = (said, won) => [(said * SIZE).toFixed(1), ((1 - won) * SIZE).toFixed(1)];

function plotOf(one, at) {
  const left = GAP + (at % ACROSS) * (SIZE + GAP);
  const top = GAP + Math.floor(at / ACROSS) * (SIZE + GAP);
  const met = one.officers.bins.filter(({ count }) => count > 0);
  const bars = met.map(({ said, won, bar }) => {
    const [x, low] = spot(said, Math.max(0, won - bar));
    const [, high] = spot(said, Math.min(1, won + bar));
    return `<path d="M${x} ${low}V${high}"/>`;
  });
  const dots = met.map(({ count, said, won }) => {
    const [x, y] = spot(said, won);
    return `<circle cx="${x}" cy="${y}" r="${(2 + 6 * Math.sqrt(count / one.officers.positions)).toFixed(1)}"/>`;
  });
  return `<g transform="translate(${left} ${top})"><text y="-6">${nameOf(one)}: ${one.officers.calibrated.error.toFixed(3)}</text><rect width="${SIZE}" height="${SIZE}"/><path class="true" d="M0 ${SIZE}L${SIZE} 0"/>${bars.join('')}${dots.join('')}</g>`;
}

export function plotsOf(all) {
  const width = GAP + ACROSS * (SIZE + GAP);
  const height = GAP + Math.ceil(all.length / ACROSS) * (SIZE + GAP);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>What chances promised, and what came of it</title>
<style>text{font:11px system-ui,sans-serif;fill:#222}rect{fill:#fff;stroke:#999}path{stroke:#1f5fa8;stroke-width:1.5;fill:none}.true{stroke:#999;stroke-dasharray:3 3}circle{fill:#1f5fa8}</style>
<rect style="stroke:none" width="${width}" height="${height}"/>
${all.map(plotOf).join('\n')}
</svg>
`;
}
