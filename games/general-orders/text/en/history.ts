/** The history notes in English. */
export const en = {
  encore:
    '18 February to 5 March 1945. In Operation Encore, in the northern Apennines, the Allies attacked the heights above Highway 64, the Porrettana. Their aim was the crossroads of Castel d’Aiano.',
  'encore-forces':
    'February 1945. The U.S. 10th Mountain Division under General George P. Hays and the Brazilian Expeditionary Force under General João Batista Mascarenhas de Morais attacked. The German 232nd Infantry Division under General Eccard von Gablenz defended.',
  porretta:
    'Porretta Terme. General Mascarenhas de Morais, who led the Brazilian force, had his forward headquarters here.',
  'riva-ridge':
    'On the night of 18/19 February 1945 soldiers of the 86th Mountain Infantry climbed Riva Ridge, between Pizzo di Campiano and Monte Mancinello.',
  belvedere:
    '19 February 1945. At 23:00 the 85th and 87th regiments set out from the line of Querciola against Monte Belvedere. No artillery fire came before the attack.',
  'monte-castello':
    '21 February 1945. The Brazilians took Monte Castello. Earlier attempts, in November and December 1944, had failed.',
  torraccia: '24 February 1945. The 3rd Battalion of the 86th took Monte della Torraccia, 1,083 metres high.',
  pietracolora: '4 March 1945. Pietracolora was taken.',
  'castel-daiano': '5 March 1945. Castel d’Aiano fell, the crossroads at which the operation had been aimed.',
  castelnuovo: '5 March 1945. The Brazilians took Castelnuovo.',
  montese: '14 April 1945. The Brazilian battle for Montese began. The drive then went on towards Zocca.',
  'rover-joe': 'Apennines. Close air support was called in by ground controllers known as “Rover Joe”.',
  saipan:
    '15 June to 9 July 1944. The battle of Saipan in the Mariana Islands. The V Amphibious Corps under General Holland M. Smith had the 2nd and 4th Marine Divisions and the 27th Infantry Division.',
  'saipan-defenders':
    'June 1944. The island was defended by the Japanese 43rd Division under General Yoshitsugu Saitō and naval troops under Vice Admiral Chūichi Nagumo.',
  'order-to-land': '15 June 1944. At 05:42 Vice Admiral Richmond K. Turner gave the order to land.',
  beachhead:
    '16 June 1944. Afetna Point and Charan Kanoa were in the hands of the 2nd Marine Division. The game on this board begins at about this moment.',
  aslito: 'June 1944. Aslito Airfield fell in the first week of the battle.',
  'the-south':
    'June 1944. The drive in the south of the island reached Magicienne Bay. Japanese troops were cut off on Nafutan Point.',
  'philippine-sea':
    '19 and 20 June 1944. The Battle of the Philippine Sea broke the strength of Japanese carrier aviation.',
  northward: '22 June 1944. The general attack northward began, towards Mount Tipo Pale and Mount Tapotchau.',
  'death-valley': 'June 1944. During the attack northward Death Valley and Purple Heart Ridge got their names.',
  'last-line': '2 July 1944. General Saitō ordered the withdrawal to a last line: Tanapag, Hill 221, Tarahoho.',
  'deaths-of-the-commanders': '6 July 1944. General Saitō and Vice Admiral Nagumo took their own lives.',
  'mass-attack': '7 July 1944. In the north-west at least 3,000 men went forward in a mass attack.',
  'marpi-point':
    'March 1944. In the far north of the island the building of an airfield at Marpi Point was ordered. On this board it lies within Paradise Valley.',
  'end-on-saipan':
    '9 July 1944. The island was declared secured. Several thousand civilians died in the battle; at its end about a thousand took their own lives.',
};
