/** The history notes in English. */
export const en = {
  peenemuende:
    'On the night of 17/18 August 1943 the RAF bombed the research centre at Peenemünde. Rocket trials were moved to Blizna, inside the SS training ground “Heidelager”.',
  'first-launch':
    '5 November 1943. The first V-2 was launched at Blizna. It went out of control and fell a few kilometres away.',
  'decoy-village':
    'Blizna. Its inhabitants were driven out. On the site stood a decoy village with huts of plywood and plaster animals.',
  'road-from-pustkow': 'Blizna. A concrete road and a railway were laid from Pustków to the rocket range.',
  kefir:
    'Blizna. The range was watched by the Home Army district of Kolbuszowa, code name “Kefir”, under Captain Józef Rządzki “Boryna”.',
  'those-who-saw':
    'People of the villages around saw the rockets in the sky and the places where they fell. What they had seen reached the Home Army.',
  sarnaki: 'From April 1944. Many of the test rockets came down near Sarnaki on the river Bug.',
  'rocket-in-the-marsh':
    '20 May 1944. Near Sarnaki a V-2 fell almost intact on the marshy bank of the Bug. Soldiers of the Home Army hid it from the German search parties.',
  scientists:
    'In the underground Professor Janusz Groszkowski examined the radio and guidance, Marceli Struszyński the fuel and Bogdan Stefanowski the engine. Antoni Kocjan worked with them.',
  nurses:
    'Women served in the Home Army as nurses and couriers, in the towns and with the forest units. To shelter a wounded partisan could cost a whole family their lives.',
  sturmwind:
    'June 1944. Two German operations against partisans were called Sturmwind I (11–15 June, Lipa and Janów forests) and Sturmwind II (Solska forest). The ability in the game is named after them.',
  'pustkow-camp':
    'The training ground “Heidelager” belonged to the SS. Beside it, at Pustków, was a forced-labour camp in which prisoners perished.',
  osuchy:
    '25–26 June 1944. In the Solska forest, during Sturmwind II, partisans fought the battle of Osuchy. Many of them fell.',
  'three-bridges':
    'Allied aircraft landed in occupied Poland on three nights of 1944: 15/16 April, 29/30 May and 25/26 July. The operations were called Most (“bridge”) I, II and III.',
  motyl:
    'The landing ground “Motyl” (Butterfly) lay in the fields between Wał-Ruda and Jadowniki Mokre, near the mouth of the Dunajec. More than 200 people covered it.',
  'garrison-near-motyl':
    'July 1944. German gendarmes, a ground company of the Luftwaffe and light anti-aircraft guns were stationed close to “Motyl”.',
  'planned-for-july':
    'July 1944. The landing was planned for the first days of the month. It took place only on the night of 25/26 July: it rained, and there were Germans all around.',
  'a-kilometre-away':
    'July 1944. A German unit turned up barely a kilometre from the landing ground “Motyl”. The aircraft landed all the same.',
  'storch-patrols': 'July 1944. Fi 156 Storch aircraft patrolled the country around “Motyl” from the air.',
  motorcycles:
    'Motorcycles, often with a sidecar, carried German dispatch riders and patrols throughout the war. The search parties meant to find the wreckage before the Home Army did.',
  dakota:
    'On the night of 25/26 July 1944, at 00:23, Dakota KG477, a C-47 of No. 267 Squadron RAF, touched down at “Motyl”. It came from Brindisi, flown by the New Zealander Stanley George Culliford with Kazimierz Szrajer as second pilot.',
  arrivals: '26 July 1944. The Dakota brought Zdzisław Jeziorański (Jan Nowak) and Cichociemni into the country.',
  departures:
    '26 July 1944. The parts of the V-2 and the report left “Motyl”. Among those on board were Tomasz Arciszewski and Józef Retinger.',
  'take-off':
    '26 July 1944. After days of rain the ground was soaked, and a brake of the aircraft had jammed. The loaded Dakota could hardly get free.',
  cichociemni:
    'The Cichociemni, “the Silent and Unseen”. From Britain and Italy 316 parachutists of the Home Army were flown in.',
  'no-interception':
    'From the Polish reports the Allies learned what the V-2 could do. They gave up trying to intercept it in flight, and sought out and destroyed the places it was launched from.',
  'first-strikes':
    '8 September 1944. The first V-2s fired in combat fell near Paris at about 11 a.m. and on Chiswick in London at 18:43.',
  book: 'To read, in Polish: “Oni ocalili Londyn… Polacy w walce z niemiecką bronią V-2 w 65. rocznicę akcji Most III”, edited by Paweł Juśko, 2009.',
};
