/** What happened in the towns of the board, in 1944 and 1945. In English. */
import type { TOWN_FACTS } from '../history-towns.ts';

export const TOWN_NOTES: Readonly<Record<keyof typeof TOWN_FACTS, string>> = {
  // Montgomery's road
  lisieux:
    'The bombing of June 1944 destroyed most of Lisieux and killed hundreds of its people. British troops entered the town towards the end of August. The basilica of St Thérèse survived.',
  rouen:
    '30 August 1944. Canadians of the 3rd Infantry Division entered Rouen. Along the Seine lay hundreds of vehicles abandoned by the German army, which had retreated across a river with broken bridges.',
  vernon:
    'Between 25 and 28 August 1944 the British 43rd Division forced the Seine at Vernon and built bridges. From this bridgehead the tanks of XXX Corps set out for Belgium.',
  'le-havre':
    'The British I Corps took Le Havre in Operation Astonia, from 10 to 12 September 1944. A few days before, air raids had razed the centre and killed about two thousand inhabitants. The port was so badly wrecked that it worked only from October.',
  dieppe:
    '1 September 1944. The Canadian 2nd Infantry Division entered Dieppe without a fight. Two years earlier, on 19 August 1942, the same division had lost hundreds of dead and many prisoners here in a landing that failed.',
  abbeville:
    '3 September 1944. Abbeville on the Somme was freed by the Polish 1st Armoured Division of General Stanisław Maczek, in its pursuit from Normandy to Belgium. Three days later it was in Ypres.',
  boulogne:
    'The Canadian 3rd Infantry Division took fortified Boulogne between 17 and 22 September 1944, in Operation Wellhit. More than nine thousand Germans were taken prisoner, but the port was blocked by wrecks.',
  calais:
    'The fighting for Calais lasted from 25 September to 1 October 1944. It was halted for a day so that civilians could leave the town. The heavy batteries that had shelled England for years were taken as well.',
  dunkerque:
    '9 May 1945. The German garrison of Dunkirk surrendered only after the war in Europe was over. The fortress was not stormed but sealed off; from October 1944 a Czechoslovak armoured brigade held the ring around it.',
  lille:
    '3 September 1944. The British drove into Lille; the day before, its people and the underground had risen against the retreating Germans. In May 1940 French troops cut off here had fought on for days while Dunkirk was being evacuated.',
  gent: 'The British 7th Armoured Division reached Ghent on 5 and 6 September 1944. The northern districts and the canals took several more days; the Polish 1st Armoured Division had a part in that.',
  brugge:
    '12 September 1944. Canadians entered Bruges. The Germans had withdrawn northwards behind the canals, and the old town escaped destruction.',
  oostende:
    'Ostend was freed on 8 and 9 September 1944. The port was mined and blocked by wrecks, and yet from the end of September ships with supplies came in.',
  antwerpen:
    '4 September 1944. The British 11th Armoured Division took Antwerp, and the Belgian resistance helped to save the docks. But the estuary of the Scheldt stayed in German hands, and the first convoy reached the port only on 28 November.',
  neerpelt:
    '10 September 1944. The Irish Guards took a bridge over the canal near Neerpelt, later called Joe’s Bridge after their commander, Joe Vandeleur. A week later XXX Corps set out from here for Arnhem.',
  breskens:
    'Operation Switchback: from 6 October to 3 November 1944 Canadians fought for the Breskens pocket on the southern bank of the Scheldt. They advanced yard by yard over flooded polders and dykes.',
  vlissingen:
    '1 November 1944. British commandos and Scots landed at Vlissingen, others at Westkapelle. Before that, aircraft had breached the dykes and flooded the island of Walcheren with the homes of thousands. The fighting lasted until 8 November.',
  goes: 'The way to Walcheren led through Goes, on South Beveland. At the end of October 1944, in Operation Vitality, Canadians coming from the east met Scots who had crossed the Scheldt.',
  'bergen-op-zoom':
    '27 October 1944. The Canadian 4th Armoured Division entered Bergen op Zoom. Earlier, in the middle of the month, Canadian infantry had suffered heavy losses at Woensdrecht near by.',
  breda:
    '29 October 1944. The Polish 1st Armoured Division freed Breda. General Maczek went round the town instead of shelling it. The people made the Poles honorary citizens; the general is buried among his soldiers in Breda.',
  rotterdam:
    'Rotterdam stayed under occupation until May 1945. In a round-up on 10 and 11 November 1944 the Germans took about 50,000 men away for forced labour. In the winter there was famine in the west of the Netherlands.',
  's-hertogenbosch':
    'The 53rd (Welsh) Division freed ’s-Hertogenbosch between 24 and 27 October 1944, street by street and canal by canal. At Vught near by the Germans had kept a concentration camp, emptied in September before the Allies came.',
  eindhoven:
    '18 September 1944. American parachutists of the 101st Division freed Eindhoven and met the tanks of XXX Corps. The next evening a German air raid killed more than two hundred inhabitants.',
  nijmegen:
    '20 September 1944. American parachutists of the 82nd Division crossed the Waal in canvas boats under fire, and tanks of the British Guards drove over the road bridge. It was taken intact, but Arnhem was still some ten miles away.',
  venlo:
    '1 March 1945. Venlo was freed by Americans. In the autumn of 1944 Allied aircraft had bombed its bridge over the Meuse again and again; hundreds of inhabitants died, and in the end the Germans blew the bridge up.',
  arnhem:
    'Arnhem: one battalion of British parachutists held the north end of the Rhine bridge until 21 September 1944. The rest of the division fought at Oosterbeek, and the Polish brigade came down at Driel. Of about ten thousand men some 2,400 came back over the river; the Germans drove the inhabitants out.',
  wesel:
    'In the night of 23 to 24 March 1945 Montgomery’s armies crossed the Rhine at Wesel and Rees in Operation Plunder. Air raids had turned Wesel into rubble: hardly a house was left whole.',

  // Shared between Montgomery and Bradley
  amiens:
    '31 August 1944. After driving through the night the British 11th Armoured Division entered Amiens at dawn. The resistance helped to save the bridges over the Somme, and the German general Heinrich Eberbach was taken prisoner.',
  bruxelles:
    '3 September 1944. The Guards Armoured Division drove more than sixty miles in a day and was in Brussels by evening. The streets were full of people; the next day the Belgian brigade of Jean-Baptiste Piron came into the city.',
  maastricht:
    '14 September 1944. The American 30th Infantry Division, which had entered the district of Wyck the day before, held all of Maastricht. It was the first larger town in the Netherlands to be freed.',

  // Bradley's road
  chartres:
    '16 August 1944. During the fighting for Chartres German observers were thought to be in the cathedral towers. Colonel Welborn Griffith went to see for himself and had the fire stopped. He was killed the same day.',
  mantes:
    'In the night of 19 to 20 August 1944 the American 79th Division of XV Corps crossed the Seine near Mantes, partly on foot over a weir. It was the first Allied bridgehead beyond the river.',
  paris:
    '25 August 1944. Paris had been in revolt since 19 August; now the French 2nd Armoured Division of General Leclerc and the American 4th Infantry Division of V Corps came in. The German commandant surrendered. The city now had to be fed.',
  compiegne:
    '1 September 1944. American troops reached Compiègne. Through the camp of Royallieu on the edge of the town the Germans had sent more than 45,000 people to concentration and death camps; the last transport left at the end of August.',
  mons: 'From 2 to 5 September 1944 VII Corps cut off the remains of several German divisions at Mons. About 25,000 soldiers were taken prisoner. Many of them were rounded up by the Belgian resistance.',
  sedan:
    'At Sedan, in May 1940, German tanks crossed the Meuse and broke the French front. In September 1944 V Corps crossed the river here in the other direction.',
  liege:
    'The American 3rd Armored Division freed Liège on 7 and 8 September 1944. The city became a great supply base, and in autumn and winter V-1 flying bombs fell on it.',
  bastogne:
    '26 December 1944. Tanks of Patton’s Third Army broke through to Bastogne. The town, freed in September, had been besieged since 20 December in the German offensive in the Ardennes; its defenders were chiefly the American 101st Airborne Division.',
  'st-vith':
    'The district of St. Vith, Belgian before the war, was annexed by Germany in 1940. In December 1944 Americans held the town until the 21st, and Allied air raids at Christmas destroyed it almost completely.',
  aachen:
    '21 October 1944. After almost three weeks of fighting the garrison of Aachen surrendered. It was the first large German city taken by the Allies. Most of its people had been sent away before, and the centre lay in ruins.',
  dusseldorf:
    '17 April 1945. Americans entered Düsseldorf without a fight. The day before, some citizens had tried to bring about its surrender; five of them were shot. The districts on the left bank had been in Allied hands since early March.',
  koln: '6 March 1945. VII Corps reached the cathedral of Cologne. The Germans blew up the Hohenzollern Bridge, and the fighting on the left bank ended the next day. Of several hundred thousand inhabitants some tens of thousands were left in the ruins.',
  remagen:
    '7 March 1945. Soldiers of the American 9th Armored Division found the Ludendorff Bridge at Remagen still standing and crossed the Rhine on it. The bridge collapsed on 17 March, killing more than twenty engineers.',
  koblenz:
    'Koblenz, where the Moselle flows into the Rhine, was taken by the American 87th Infantry Division on 18 and 19 March 1945. The Rhine bridges had been blown up, and most of the town had been destroyed from the air.',

  // Shared between Bradley and Patton
  reims:
    '30 August 1944. XX Corps freed Reims. In a school in this city, General Eisenhower’s headquarters, the unconditional surrender of Germany was signed on 7 May 1945.',
  luxembourg:
    '10 September 1944. The American 5th Armored Division freed Luxembourg; Prince Félix came with it. The Germans had occupied the country in May 1940 and then annexed it. The next day patrols crossed the German border.',
  trier:
    'Trier was taken by the American 10th Armored Division on 1 and 2 March 1945. In the night its soldiers seized the bridge over the Moselle, which stands on Roman piers, undamaged.',

  // Patton's road
  orleans:
    '16 August 1944. XII Corps of Third Army freed Orléans, hundreds of kilometres from the beaches where supplies came ashore. The faster the tanks drove, the farther fuel had to be carried behind them.',
  troyes:
    '25 August 1944. Tanks of the American 4th Armored Division attacked Troyes on the upper Seine, and the next day the town was free. None of the forces that had landed in Normandy stood farther east at the time.',
  chatillon:
    '12 September 1944. At Nod-sur-Seine, near Châtillon, French patrols from Normandy and from Provence met. From now on the Allies were building one front from the North Sea to the Alps.',
  epinal:
    '24 September 1944. Épinal on the Moselle was freed by the American 45th Infantry Division of Seventh Army, which had come up from Provence. Thousands of Americans who died in eastern France lie in the cemetery near by.',
  verdun:
    '31 August 1944. XX Corps drove over the Meuse bridge at Verdun, among the battlefields of the war before. Then its tanks ran out of fuel and stood still for days.',
  'pont-a-mousson':
    '5 September 1944. The first attempt to cross the Moselle at Pont-à-Mousson cost the American 80th Division heavy losses and failed. A week later a crossing succeeded a few miles away, at Dieulouard.',
  nancy:
    '15 September 1944. XII Corps freed Nancy by going round it on both sides. The German garrison had withdrawn, and so the city survived, and with it the eighteenth-century square of Stanisław Leszczyński, the exiled king of Poland.',
  metz: '22 November 1944. XX Corps took Metz after fighting that had begun in September. An assault on Fort Driant failed in the autumn; the last fort, Jeanne d’Arc, gave up only on 13 December.',
  thionville:
    '9 November 1944. The American 90th Division crossed the flooded Moselle below Thionville. The river had spread wide and the current tore bridges away, yet the bridgehead held and closed in on Metz from the north.',
  'chateau-salins':
    'Between Château-Salins and Arracourt the American 4th Armored Division beat off German panzer brigades from 18 to 29 September 1944. The German crews had new tanks but little training, and when the fog lifted Allied aircraft came.',
  'st-avold':
    '27 November 1944. American troops entered St. Avold. More than ten thousand Americans lie in the cemetery near the town, the largest in Europe for the American dead of the Second World War.',
  saarlautern:
    '3 December 1944. The American 95th Division took an undamaged bridge over the Saar at Saarlautern. The town, founded by Louis XIV as Saarlouis, bore this imposed name from 1936 to 1945.',
  saarbrucken:
    '20 March 1945. American troops entered Saarbrücken, a town of mines and steelworks, kept apart from Germany for more than ten years after the war. Patton had stood on the Saar in December, but the Ardennes offensive called him north.',
  mainz:
    'In the night of 22 to 23 March 1945 soldiers of the 5th Division of Third Army crossed the Rhine in boats at Oppenheim, south of Mainz. Mainz itself, ruined from the air, was already in American hands.',
  mannheim:
    '29 March 1945. American troops entered Mannheim. The centre, whose blocks have letters and numbers instead of street names, was almost wholly destroyed after years of air raids.',
};
