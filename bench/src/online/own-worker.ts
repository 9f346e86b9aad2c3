/** Our own server as it is, but for the brakes and for the time that windows are kept open: the process that is measured, and killed. */
import { serve, settingsFrom, usualLimits } from '@sztab/server';
import { report } from './host.ts';

const [, , database = '', port = '0', log = 'warn'] = process.argv;
const flow = { burst: 1e12, perSecond: 1e12 };
const many = { max: 1e12, seconds: 60 };
const room = { openings: many, guestTables: 1e12, tables: 1e12 };
const sockets = { address: 1e12, person: 1e12 };
const limits = { ...usualLimits, ...room, requests: many, messages: flow, talk: flow, sockets };
const { url } = await serve(settingsFrom({ database, port, log, window: '0' }, {}), limits);
report(Number(new URL(url).port));
