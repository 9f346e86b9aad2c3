/** Our own server as it is, but for the brakes and for the time that windows are kept open: the process that is measured, and killed. */
import { serve, settingsFrom, usualLimits } from '@sztab/server';
import { report } from './host.ts';

/** `braked`: with the usual limits after all, and told by a proxy who asks. `loaded`: nothing is still to be loaded while it is measured. */
const [, , database = '', port = '0', log = 'warn', how = ''] = process.argv;
const flow = { burst: 1e12, perSecond: 1e12 };
const many = { max: 1e12, seconds: 60 };
const room = { openings: many, guestTables: 1e12, tables: 1e12 };
const sockets = { address: 1e12, person: 1e12 };
const connections = { address: 1e12, silent: 1e12, seconds: 20, requests: 1e12 };
const daily = { person: 1e12, address: 1e12 };
const stored = { tables: daily, brought: daily, entries: daily, talk: daily, learned: daily };
const open = { pages: flow, probes: flow, connections, stored };
const limits = { ...usualLimits, ...room, ...open, requests: many, messages: flow, talk: flow, sockets };
const braked = how === 'braked';
const settings = { ...settingsFrom({ database, port, window: '0', log }, {}), trustProxy: braked };
const { url } = await serve(settings, braked ? usualLimits : limits);
report(Number(new URL(url).port));
