/** What the nine event cards name: it happened in the same weeks, far from the Rhine. In English. */
import type { EVENT_FACTS } from '../history-events.ts';

export const EVENT_NOTES: Readonly<Record<keyof typeof EVENT_FACTS, string>> = {
  PR20: 'The Warsaw Uprising lasted 63 days, from 1 August to 2 October 1944. The Home Army fought for the capital before the Red Army came. Well over ten thousand insurgents died and about 150,000 inhabitants, many in mass executions; the survivors were driven out, and the Germans razed the city.',
  PR21: '25 August 1944. In Italy Operation Olive began: the Eighth Army, with the Polish II Corps in it, attacked the Gothic Line along the Adriatic. The line was broken, but autumn rain and one river after another stopped the pursuit.',
  PR22: '8 September 1944. The first V-2 rocket fell on London, in Chiswick; three people died. The rockets were built by prisoners of the camp Mittelbau-Dora; parts and data had reached the Allies before from the Polish Home Army.',
  PW20: '29 August 1944. The Slovak National Uprising broke out, against the Germans and the government of Father Tiso allied with them. Banská Bystrica fell on 27 October. The fighters took to the mountains, and villages that helped them suffered cruel reprisals.',
  PW21: 'In the Jassy–Kishinev Offensive, from 20 to 29 August 1944, the Red Army destroyed most of the German Army Group South Ukraine. On 23 August King Michael removed Antonescu from power, and Romania went over to the Allies.',
  PW22: 'From 12 to 16 September 1944 Roosevelt and Churchill met at Quebec for the second time. They spoke of occupation zones in Germany, of the war against Japan and of the Morgenthau Plan, which was later dropped.',
  PB20: 'The fighting for Peleliu, a small island in the Pacific, lasted from 15 September to 27 November 1944, though only days had been expected. About 1,800 Americans died, and almost all of the Japanese garrison, more than ten thousand men.',
  PB21: '19 September 1944. In Moscow Finland signed an armistice with the Soviet Union and Great Britain. It gave up land and undertook to remove the German troops, who laid Lapland waste as they left.',
  PB22: 'Angaur, a small island beside Peleliu, was taken by the American 81st Infantry Division between 17 September and 22 October 1944. Of some 1,400 Japanese a few dozen survived; about 260 Americans died.',
};
