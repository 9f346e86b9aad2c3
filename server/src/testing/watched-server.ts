/** Run as a process of its own: a server that says, when asked, how much CPU time anything took from its main thread in one go. */
import { usualLimits } from '../limits.ts';
import { settingsFrom } from '../options.ts';
import { serve } from '../serve.ts';
import { mainSeconds } from './main-seconds.ts';

const spent = (): number => 1000 * mainSeconds();

const [, , database = ''] = process.argv;
const endless = { max: 1e9, seconds: 60 };
const flow = { burst: 1e9, perSecond: 1e9 };
const brakes = Object.fromEntries(
  Object.entries(usualLimits).map(([name, one]) => [
    name,
    typeof one === 'number' ? 1e9 : 'max' in one ? endless : 'burst' in one ? flow : one,
  ]),
);
const stored = { person: 1e12, address: 1e12 };
const endlessly = Object.fromEntries(Object.keys(usualLimits.stored).map((what) => [what, stored]));
const limits = { ...usualLimits, ...brakes, stored: endlessly } as unknown as typeof usualLimits;
const { url } = await serve(settingsFrom({ database, port: '0' }, {}), limits);

let watching = false;
let [last, longest] = [0, 0];
/** Once in every turn of the loop: what lies between was done in one go. */
const look = (): void => {
  const now = spent();
  longest = Math.max(longest, now - last);
  last = spent();
  if (watching) setImmediate(look);
};
process.on('message', (wanted) => {
  if (wanted === 'watch') {
    [watching, longest, last] = [true, 0, spent()];
    setImmediate(look);
  } else watching = false;
  process.send?.(longest);
});
process.on('disconnect', () => process.exit());
process.send?.(url);
