/** What happened in the towns of the board, in 1944 and 1945. */

import type { Dated } from '@sztab/kernel/words';
import type { Town } from '../content/fields.ts';

export const TOWN_FACTS = {
  // Montgomery's road
  lisieux: { date: null },
  rouen: { date: '1944-08-30' },
  vernon: { date: '1944-08-25/1944-08-28' },
  'le-havre': { date: '1944-09-10/1944-09-12' },
  dieppe: { date: '1944-09-01' },
  abbeville: { date: '1944-09-03' },
  boulogne: { date: '1944-09-17/1944-09-22' },
  calais: { date: '1944-09-25/1944-10-01' },
  dunkerque: { date: '1945-05-09' },
  lille: { date: '1944-09-03' },
  gent: { date: '1944-09-05/1944-09-06' },
  brugge: { date: '1944-09-12' },
  oostende: { date: '1944-09-08/1944-09-09' },
  antwerpen: { date: '1944-09-04' },
  neerpelt: { date: '1944-09-10' },
  breskens: { date: '1944-10-06/1944-11-03' },
  vlissingen: { date: '1944-11-01' },
  goes: { date: '1944-10' },
  'bergen-op-zoom': { date: '1944-10-27' },
  breda: { date: '1944-10-29' },
  rotterdam: { date: '1944-11-10/1944-11-11' },
  's-hertogenbosch': { date: '1944-10-24/1944-10-27' },
  eindhoven: { date: '1944-09-18' },
  nijmegen: { date: '1944-09-20' },
  venlo: { date: '1945-03-01' },
  arnhem: { date: '1944-09-17/1944-09-26' },
  wesel: { date: '1945-03-23/1945-03-24' },

  // Shared between Montgomery and Bradley
  amiens: { date: '1944-08-31' },
  bruxelles: { date: '1944-09-03' },
  maastricht: { date: '1944-09-14' },

  // Bradley's road
  chartres: { date: '1944-08-16' },
  mantes: { date: '1944-08-19/1944-08-20' },
  paris: { date: '1944-08-25' },
  compiegne: { date: '1944-09-01' },
  mons: { date: '1944-09-02/1944-09-05' },
  sedan: { date: '1944-09' },
  liege: { date: '1944-09-07/1944-09-08' },
  bastogne: { date: '1944-12-26' },
  'st-vith': { date: '1944-12' },
  aachen: { date: '1944-10-21' },
  dusseldorf: { date: '1945-04-17' },
  koln: { date: '1945-03-06' },
  remagen: { date: '1945-03-07' },
  koblenz: { date: '1945-03-18/1945-03-19' },

  // Shared between Bradley and Patton
  reims: { date: '1944-08-30' },
  luxembourg: { date: '1944-09-10' },
  trier: { date: '1945-03-01/1945-03-02' },

  // Patton's road
  orleans: { date: '1944-08-16' },
  troyes: { date: '1944-08-25' },
  chatillon: { date: '1944-09-12' },
  epinal: { date: '1944-09-24' },
  verdun: { date: '1944-08-31' },
  'pont-a-mousson': { date: '1944-09-05' },
  nancy: { date: '1944-09-15' },
  metz: { date: '1944-11-22' },
  thionville: { date: '1944-11-09' },
  'chateau-salins': { date: '1944-09-18/1944-09-29' },
  'st-avold': { date: '1944-11-27' },
  saarlautern: { date: '1944-12-03' },
  saarbrucken: { date: '1945-03-20' },
  mainz: { date: '1945-03-22/1945-03-23' },
  mannheim: { date: '1945-03-29' },
} as const satisfies Readonly<Partial<Record<Town, Dated>>>;
