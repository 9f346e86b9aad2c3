/**
 * The history behind the game, in our own words: date, place, fact. The facts and their sources stand in section 14.6 of
 * the specification and in the last chapter of the rulebook; what goes beyond them is common knowledge.
 */
import type { KindId } from '../content/cards.ts';
import type { Side, Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';

export interface HistoryNote {
  readonly id: string;
  /** ISO 8601, a day, a month or an interval, for sorting; the sentence says it in words. Null: no one date. */
  readonly date: string | null;
  readonly pl: string;
  readonly en: string;
  /** Where the note may be shown. */
  readonly about: {
    readonly kinds?: readonly KindId[];
    readonly zones?: readonly Zone[];
    readonly events?: readonly Event['is'][];
    /** The note is about this side: what the other one does brings it not up. */
    readonly side?: Side;
    readonly stages?: readonly number[];
  };
}

export const history: readonly HistoryNote[] = [
  {
    id: 'peenemuende',
    date: '1943-08-17/1943-08-18',
    pl: 'W nocy z 17 na 18 sierpnia 1943 roku lotnictwo brytyjskie zbombardowało ośrodek w Peenemünde. Próby rakiet przeniesiono do Blizny, na poligon SS „Heidelager”.',
    en: 'On the night of 17/18 August 1943 the RAF bombed the research centre at Peenemünde. Rocket trials were moved to Blizna, inside the SS training ground “Heidelager”.',
    about: { zones: ['base'], stages: [1] },
  },
  {
    id: 'first-launch',
    date: '1943-11-05',
    pl: '5 listopada 1943. W Bliźnie wystrzelono pierwszą rakietę V-2. Straciła sterowność i spadła kilka kilometrów dalej.',
    en: '5 November 1943. The first V-2 was launched at Blizna. It went out of control and fell a few kilometres away.',
    about: { events: ['rocket-fell'], stages: [1] },
  },
  {
    id: 'decoy-village',
    date: null,
    pl: 'Blizna. Mieszkańców wysiedlono. Na miejscu stanęła atrapa wsi: chaty ze sklejki i gipsowe zwierzęta.',
    en: 'Blizna. Its inhabitants were driven out. On the site stood a decoy village with huts of plywood and plaster animals.',
    about: { zones: ['base'], kinds: ['PL-WITNESSES'] },
  },
  {
    id: 'road-from-pustkow',
    date: null,
    pl: 'Blizna. Na poligon rakietowy doprowadzono z Pustkowa betonową drogę i linię kolejową.',
    en: 'Blizna. A concrete road and a railway were laid from Pustków to the rocket range.',
    about: { kinds: ['DE-COLUMN'], zones: ['base'] },
  },
  {
    id: 'kefir',
    date: null,
    pl: 'Blizna. Poligon obserwował obwód Armii Krajowej Kolbuszowa, kryptonim „Kefir”, którym dowodził kapitan Józef Rządzki „Boryna”.',
    en: 'Blizna. The range was watched by the Home Army district of Kolbuszowa, code name “Kefir”, under Captain Józef Rządzki “Boryna”.',
    about: { kinds: ['PL-SCOUTS'], events: ['search-declared'], side: 'PL' },
  },
  {
    id: 'those-who-saw',
    date: null,
    pl: 'Ludzie z okolicznych wsi widzieli rakiety na niebie i miejsca, w których spadały. To, co widzieli, docierało do Armii Krajowej.',
    en: 'People of the villages around saw the rockets in the sky and the places where they fell. What they had seen reached the Home Army.',
    about: { kinds: ['PL-WITNESSES'] },
  },
  {
    id: 'sarnaki',
    date: '1944-04',
    pl: 'Od kwietnia 1944. Wiele próbnych rakiet spadało w okolicach Sarnak nad Bugiem.',
    en: 'From April 1944. Many of the test rockets came down near Sarnaki on the river Bug.',
    about: { zones: ['surroundings'], events: ['rocket-fell'], stages: [2] },
  },
  {
    id: 'rocket-in-the-marsh',
    date: '1944-05-20',
    pl: '20 maja 1944. Koło Sarnak, na podmokły brzeg Bugu, spadła V-2 prawie cała. Żołnierze Armii Krajowej ukryli ją przed niemieckimi ekipami poszukiwawczymi.',
    en: '20 May 1944. Near Sarnaki a V-2 fell almost intact on the marshy bank of the Bug. Soldiers of the Home Army hid it from the German search parties.',
    about: { kinds: ['PL-HIDE'], zones: ['surroundings'], events: ['parts-hidden'] },
  },
  {
    id: 'scientists',
    date: null,
    pl: 'W konspiracji rakietę badali profesor Janusz Groszkowski (radio i sterowanie), Marceli Struszyński (paliwo) i Bogdan Stefanowski (silnik). Pracował z nimi Antoni Kocjan.',
    en: 'In the underground Professor Janusz Groszkowski examined the radio and guidance, Marceli Struszyński the fuel and Bogdan Stefanowski the engine. Antoni Kocjan worked with them.',
    about: { kinds: ['PL-SUPPORT'], events: ['part-moved'], stages: [3], side: 'PL' },
  },
  {
    id: 'nurses',
    date: null,
    pl: 'W Armii Krajowej kobiety służyły jako sanitariuszki i łączniczki, w miastach i w oddziałach leśnych. Ukrycie rannego partyzanta mogło kosztować całą rodzinę życie.',
    en: 'Women served in the Home Army as nurses and couriers, in the towns and with the forest units. To shelter a wounded partisan could cost a whole family their lives.',
    about: { kinds: ['PL-NURSE'], events: ['nursed'], side: 'PL' },
  },
  {
    id: 'sturmwind',
    date: '1944-06',
    pl: 'Czerwiec 1944. Operacje przeciw partyzantom nazwano Sturmwind I (11–15 czerwca, Lasy Lipskie i Janowskie) oraz Sturmwind II (Puszcza Solska). Od nich pochodzi nazwa zdolności w grze.',
    en: 'June 1944. Two German operations against partisans were called Sturmwind I (11–15 June, Lipa and Janów forests) and Sturmwind II (Solska forest). The ability in the game is named after them.',
    about: { kinds: ['DE-SS'], events: ['steal-declared'], side: 'DE' },
  },
  {
    id: 'pustkow-camp',
    date: null,
    pl: 'Poligon „Heidelager” należał do SS. W Pustkowie działał przy nim obóz pracy przymusowej, w którym ginęli więźniowie.',
    en: 'The training ground “Heidelager” belonged to the SS. Beside it, at Pustków, was a forced-labour camp in which prisoners perished.',
    about: { kinds: ['DE-SS'] },
  },
  {
    id: 'osuchy',
    date: '1944-06-25/1944-06-26',
    pl: '25–26 czerwca 1944. W Puszczy Solskiej, podczas operacji Sturmwind II, partyzanci stoczyli bitwę pod Osuchami. Wielu z nich poległo.',
    en: '25–26 June 1944. In the Solska forest, during Sturmwind II, partisans fought the battle of Osuchy. Many of them fell.',
    about: { kinds: ['PL-PARTISANS'], zones: ['forest'], events: ['removed'], side: 'PL' },
  },
  {
    id: 'three-bridges',
    date: '1944-04-15/1944-07-26',
    pl: 'Alianckie samoloty lądowały w okupowanej Polsce trzy razy: w nocy z 15 na 16 kwietnia, z 29 na 30 maja i z 25 na 26 lipca 1944 roku. Akcje nazwano Most I, II i III.',
    en: 'Allied aircraft landed in occupied Poland on three nights of 1944: 15/16 April, 29/30 May and 25/26 July. The operations were called Most (“bridge”) I, II and III.',
    about: { kinds: ['PL-MOST'], stages: [4] },
  },
  {
    id: 'motyl',
    date: '1944-07-25/1944-07-26',
    pl: 'Lądowisko „Motyl” leżało na polach między Wał-Rudą a Jadownikami Mokrymi, niedaleko ujścia Dunajca. Osłaniało je ponad 200 osób.',
    en: 'The landing ground “Motyl” (Butterfly) lay in the fields between Wał-Ruda and Jadowniki Mokre, near the mouth of the Dunajec. More than 200 people covered it.',
    about: { kinds: ['PL-PARTISANS'], zones: ['forest'], events: ['escorted'], side: 'PL' },
  },
  {
    id: 'garrison-near-motyl',
    date: '1944-07',
    pl: 'Lipiec 1944. Blisko „Motyla” stały niemiecka żandarmeria, kompania obsługi naziemnej Luftwaffe i lekka artyleria przeciwlotnicza.',
    en: 'July 1944. German gendarmes, a ground company of the Luftwaffe and light anti-aircraft guns were stationed close to “Motyl”.',
    about: { kinds: ['DE-SOLDIERS', 'DE-SUPPORT'] },
  },
  {
    id: 'planned-for-july',
    date: '1944-07',
    pl: 'Lipiec 1944. Lądowanie planowano na początek miesiąca. Odbyło się dopiero w nocy z 25 na 26 lipca: padało, a wokół lądowiska kręcili się Niemcy.',
    en: 'July 1944. The landing was planned for the first days of the month. It took place only on the night of 25/26 July: it rained, and there were Germans all around.',
    about: { kinds: ['PL-MOST'], stages: [3] },
  },
  {
    id: 'a-kilometre-away',
    date: '1944-07',
    pl: 'Lipiec 1944. Zaledwie kilometr od lądowiska „Motyl” pojawił się niemiecki oddział. Samolot wylądował mimo to.',
    en: 'July 1944. A German unit turned up barely a kilometre from the landing ground “Motyl”. The aircraft landed all the same.',
    about: { kinds: ['DE-SOLDIERS'], zones: ['forest'] },
  },
  {
    id: 'storch-patrols',
    date: '1944-07',
    pl: 'Lipiec 1944. Okolice „Motyla” patrolowały z powietrza samoloty Fi 156 Storch.',
    en: 'July 1944. Fi 156 Storch aircraft patrolled the country around “Motyl” from the air.',
    about: { kinds: ['DE-SCOUTS'] },
  },
  {
    id: 'motorcycles',
    date: null,
    pl: 'Motocykle, często z wózkiem bocznym, woziły niemieckich łączników i patrole przez całą wojnę. Szczątki rakiet ekipy poszukiwawcze chciały znaleźć przed Armią Krajową.',
    en: 'Motorcycles, often with a sidecar, carried German dispatch riders and patrols throughout the war. The search parties meant to find the wreckage before the Home Army did.',
    about: { kinds: ['DE-MOTORCYCLES'] },
  },
  {
    id: 'dakota',
    date: '1944-07-25/1944-07-26',
    pl: 'W nocy z 25 na 26 lipca 1944 roku, o 0.23, na „Motylu” wylądowała Dakota KG477 (C-47) z 267. Dywizjonu RAF. Przyleciała spod Brindisi; pilotował ją Nowozelandczyk Stanley George Culliford, drugim pilotem był Kazimierz Szrajer.',
    en: 'On the night of 25/26 July 1944, at 00:23, Dakota KG477, a C-47 of No. 267 Squadron RAF, touched down at “Motyl”. It came from Brindisi, flown by the New Zealander Stanley George Culliford with Kazimierz Szrajer as second pilot.',
    about: { kinds: ['PL-MOST'], events: ['parts-evacuated'], stages: [4] },
  },
  {
    id: 'arrivals',
    date: '1944-07-26',
    pl: '26 lipca 1944. Dakota przywiozła do kraju Zdzisława Jeziorańskiego (Jana Nowaka) i cichociemnych.',
    en: '26 July 1944. The Dakota brought Zdzisław Jeziorański (Jan Nowak) and Cichociemni into the country.',
    about: { kinds: ['PL-CICHOCIEMNI'] },
  },
  {
    id: 'departures',
    date: '1944-07-26',
    pl: '26 lipca 1944. Części V-2 i raport odleciały z „Motyla”. Na pokładzie byli między innymi Tomasz Arciszewski i Józef Retinger.',
    en: '26 July 1944. The parts of the V-2 and the report left “Motyl”. Among those on board were Tomasz Arciszewski and Józef Retinger.',
    about: { kinds: ['PL-MOST'], events: ['parts-evacuated'] },
  },
  {
    id: 'take-off',
    date: '1944-07-26',
    pl: '26 lipca 1944. Przez kilka dni padało, ziemia była rozmiękła, a w samolocie zablokował się hamulec. Obciążona Dakota z trudem wystartowała.',
    en: '26 July 1944. After days of rain the ground was soaked, and a brake of the aircraft had jammed. The loaded Dakota could hardly get free.',
    about: { events: ['parts-evacuated'] },
  },
  {
    id: 'cichociemni',
    date: null,
    pl: 'Cichociemni. Z Wielkiej Brytanii i Włoch przerzucono do kraju drogą lotniczą 316 spadochroniarzy Armii Krajowej.',
    en: 'The Cichociemni, “the Silent and Unseen”. From Britain and Italy 316 parachutists of the Home Army were flown in.',
    about: { kinds: ['PL-CICHOCIEMNI'] },
  },
  {
    id: 'no-interception',
    date: null,
    pl: 'Dzięki polskim raportom alianci poznali osiągi V-2. Zrezygnowali z prób przechwytywania jej w locie, a szukali i niszczyli miejsca, z których startowała.',
    en: 'From the Polish reports the Allies learned what the V-2 could do. They gave up trying to intercept it in flight, and sought out and destroyed the places it was launched from.',
    about: { kinds: ['PL-MOST'], events: ['game-over'] },
  },
  {
    id: 'first-strikes',
    date: '1944-09-08',
    pl: '8 września 1944. Pierwsze V-2 użyte bojowo spadły pod Paryżem około jedenastej i na londyńską dzielnicę Chiswick o 18.43.',
    en: '8 September 1944. The first V-2s fired in combat fell near Paris at about 11 a.m. and on Chiswick in London at 18:43.',
    about: { events: ['game-over'] },
  },
  {
    id: 'book',
    date: '2009',
    pl: 'Do przeczytania: „Oni ocalili Londyn… Polacy w walce z niemiecką bronią V-2 w 65. rocznicę akcji Most III”, pod redakcją Pawła Juśki, 2009.',
    en: 'To read, in Polish: “Oni ocalili Londyn… Polacy w walce z niemiecką bronią V-2 w 65. rocznicę akcji Most III”, edited by Paweł Juśko, 2009.',
    about: { events: ['game-over'] },
  },
];
