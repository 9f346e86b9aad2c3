/** The three commanders, the ten corps, and those who carried everything forward. In English. */
import type { CAMPAIGN_FACTS, COMMANDER_FACTS, CORPS_FACTS } from '../history-people.ts';

export const COMMANDER_NOTES: Readonly<Record<keyof typeof COMMANDER_FACTS, string>> = {
  monty:
    'Bernard Law Montgomery (1887–1976) commanded the 21st Army Group, in which Poles, Belgians, Dutch and Czechoslovaks fought beside British and Canadians. He wanted one strong thrust in the north. On 1 September 1944 he was made a field marshal.',
  bradley:
    'Omar Nelson Bradley (1893–1981) commanded the 12th Army Group. The corps he leads in this game belonged to First Army under General Courtney Hodges. After the war he was Chief of Staff of the Army and the first Chairman of the Joint Chiefs of Staff.',
  patton:
    'George Smith Patton (1885–1945) commanded Third Army, under Bradley. In August 1944 it crossed France, then stood without fuel on the Meuse and the Moselle. Patton died in December 1945 after a road accident in Germany and is buried in Luxembourg.',
};

export const CORPS_NOTES: Readonly<Record<keyof typeof CORPS_FACTS, string>> = {
  R1: 'The British I Corps was led by John Crocker. From the summer of 1944 it fought in the First Canadian Army; in September it took Le Havre, in October it advanced through Brabant. The Polish 1st Armoured Division was then part of it.',
  R2: 'The Canadian II Corps was led by Guy Simonds. After Falaise it took the Channel ports, and in the autumn it fought for the Scheldt. Simonds was then standing in for the army’s commander, Harry Crerar, who was ill.',
  R3: 'The British XII Corps was led by Neil Ritchie. From the Seine it went through northern France to Ghent on the left of XXX Corps, covered the western flank of Market Garden in September, and crossed the Rhine near Xanten in March 1945.',
  R4: 'The British XXX Corps was led by Brian Horrocks. In a week it went from the Seine by way of Amiens and Brussels to Antwerp. In Market Garden it had a single road, and it reached Nijmegen but not the bridge of Arnhem.',
  W1: 'The American V Corps was led by Leonard Gerow. It had landed on Omaha Beach, it entered Paris and freed Luxembourg. On 11 September 1944 one of its patrols was the first to cross the German border.',
  W2: 'The American VII Corps was led by J. Lawton Collins. It had landed on Utah Beach, it took Cherbourg and closed the pocket of Mons. In the autumn it fought for Aachen and in the Hürtgen Forest, in March 1945 it took Cologne.',
  W3: 'The American XIX Corps was led by Charles Corlett until October 1944. On the left wing of First Army it crossed Belgium, freed Maastricht and closed the ring around Aachen from the north.',
  B1: 'The American XII Corps was led from August 1944 by Manton Eddy. It reached Nancy by way of Troyes and beat off the German counterstroke at Arracourt. In March 1945 it crossed the Rhine at Oppenheim.',
  B2: 'The American XV Corps was led by Wade Haislip. In August 1944 it closed in on the Falaise pocket from the south and was the first across the Seine. At the end of September it went to Seventh Army, which could be supplied more easily from the south.',
  B3: 'The American XX Corps was led by Walton Walker. It drove from Chartres through Reims to Verdun before its fuel ran out, then fought more than two months for the fortress of Metz. Walker died in an accident in Korea in 1950.',
};

/** What no single card or town stands for. */
export const CAMPAIGN_NOTES: Readonly<Record<keyof typeof CAMPAIGN_FACTS, string>> = {
  trucks:
    'The Red Ball Express ran from 25 August to 16 November 1944: a loop of roads for trucks only, by day and by night. At its peak almost 6,000 vehicles carried more than 12,000 tons a day. Most of the drivers were African Americans, who served in a segregated army.',
  'market-garden':
    'Operation Market Garden, 17–25 September 1944: three airborne divisions and the Polish brigade of General Sosabowski were to seize the bridges, and XXX Corps was to drive over them beyond the Rhine. The last bridge, at Arnhem, stayed in German hands.',
  scheldt:
    'The Battle of the Scheldt lasted from 2 October to 8 November 1944 and cost the First Canadian Army almost 13,000 killed, wounded and missing, half of them Canadians. After that the river still had to be cleared of mines.',
};
