/**
 * The history behind the boards, in our own words: date, place, fact. The facts and their sources stand in sections 0.4 and
 * 14.4 of the specification. The boards are schematic and name no nation; these notes say whose battles lent the names.
 */
import type { AreaId } from '../content/areas.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Mode } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';

export interface HistoryNote {
  readonly id: string;
  /** The board to which the note belongs. */
  readonly mode: Mode;
  /** ISO 8601, a day, a month or an interval, for sorting; the sentence says it in words. Null: no one date. */
  readonly date: string | null;
  readonly pl: string;
  readonly en: string;
  /** Where the note may be shown. */
  readonly about: {
    readonly areas?: readonly AreaId[];
    readonly cards?: readonly CardTitle[];
    readonly events?: readonly Event['is'][];
    readonly rounds?: readonly number[];
  };
}

export const history: readonly HistoryNote[] = [
  {
    id: 'encore',
    mode: 'alpine',
    date: '1945-02-18/1945-03-05',
    pl: 'Od 18 lutego do 5 marca 1945. W operacji „Encore” w północnych Apeninach alianci atakowali wzgórza nad drogą nr 64, zwaną Porrettana. Celem było skrzyżowanie dróg w Castel d’Aiano.',
    en: '18 February to 5 March 1945. In Operation Encore, in the northern Apennines, the Allies attacked the heights above Highway 64, the Porrettana. Their aim was the crossroads of Castel d’Aiano.',
    about: { events: ['opened'], rounds: [1] },
  },
  {
    id: 'encore-forces',
    mode: 'alpine',
    date: '1945-02',
    pl: 'Luty 1945. Nacierały amerykańska 10. Dywizja Górska generała George’a P. Haysa i Brazylijski Korpus Ekspedycyjny generała João Batisty Mascarenhasa de Moraisa. Broniła się niemiecka 232. Dywizja Piechoty generała Eccarda von Gablenza.',
    en: 'February 1945. The U.S. 10th Mountain Division under General George P. Hays and the Brazilian Expeditionary Force under General João Batista Mascarenhas de Morais attacked. The German 232nd Infantry Division under General Eccard von Gablenz defended.',
    about: { events: ['round-began', 'initiative-taken'], rounds: [1] },
  },
  {
    id: 'porretta',
    mode: 'alpine',
    date: null,
    pl: 'Porretta Terme. Mieściła się tu wysunięta kwatera generała Mascarenhasa de Moraisa, dowódcy brazylijskiego korpusu.',
    en: 'Porretta Terme. General Mascarenhas de Morais, who led the Brazilian force, had his forward headquarters here.',
    about: { areas: ['porretta'], events: ['planned'] },
  },
  {
    id: 'riva-ridge',
    mode: 'alpine',
    date: '1945-02-18/1945-02-19',
    pl: 'W nocy z 18 na 19 lutego 1945 roku żołnierze 86. pułku piechoty górskiej wspięli się na Grzbiet Riva, między Pizzo di Campiano a Monte Mancinello.',
    en: 'On the night of 18/19 February 1945 soldiers of the 86th Mountain Infantry climbed Riva Ridge, between Pizzo di Campiano and Monte Mancinello.',
    about: { areas: ['riva-ridge'], rounds: [1] },
  },
  {
    id: 'belvedere',
    mode: 'alpine',
    date: '1945-02-19',
    pl: '19 lutego 1945. O 23.00, z linii Querciola, 85. i 87. pułk ruszyły na Monte Belvedere. Ataku nie poprzedził ogień artylerii.',
    en: '19 February 1945. At 23:00 the 85th and 87th regiments set out from the line of Querciola against Monte Belvedere. No artillery fire came before the attack.',
    about: { areas: ['belvedere', 'querciola'], events: ['barrage'], rounds: [2] },
  },
  {
    id: 'monte-castello',
    mode: 'alpine',
    date: '1945-02-21',
    pl: '21 lutego 1945. Brazylijczycy zdobyli Monte Castello. Wcześniejsze próby, w listopadzie i grudniu 1944 roku, się nie powiodły.',
    en: '21 February 1945. The Brazilians took Monte Castello. Earlier attempts, in November and December 1944, had failed.',
    about: { areas: ['monte-castello'], events: ['combat-ended'] },
  },
  {
    id: 'torraccia',
    mode: 'alpine',
    date: '1945-02-24',
    pl: '24 lutego 1945. Monte della Torraccia, 1083 metry, zajął 3. batalion 86. pułku.',
    en: '24 February 1945. The 3rd Battalion of the 86th took Monte della Torraccia, 1,083 metres high.',
    about: { areas: ['torraccia'], rounds: [3] },
  },
  {
    id: 'pietracolora',
    mode: 'alpine',
    date: '1945-03-04',
    pl: '4 marca 1945. Zdobyto Pietracolorę.',
    en: '4 March 1945. Pietracolora was taken.',
    about: { areas: ['pietracolora'] },
  },
  {
    id: 'castel-daiano',
    mode: 'alpine',
    date: '1945-03-05',
    pl: '5 marca 1945. Upadło Castel d’Aiano, skrzyżowanie dróg, które było celem operacji.',
    en: '5 March 1945. Castel d’Aiano fell, the crossroads at which the operation had been aimed.',
    about: { areas: ['castel-daiano'], rounds: [4] },
  },
  {
    id: 'castelnuovo',
    mode: 'alpine',
    date: '1945-03-05',
    pl: '5 marca 1945. Castelnuovo zajęli Brazylijczycy.',
    en: '5 March 1945. The Brazilians took Castelnuovo.',
    about: { areas: ['castelnuovo'] },
  },
  {
    id: 'montese',
    mode: 'alpine',
    date: '1945-04-14',
    pl: '14 kwietnia 1945. Zaczęła się brazylijska bitwa o Montese. Natarcie poszło potem dalej, w stronę miejscowości Zocca.',
    en: '14 April 1945. The Brazilian battle for Montese began. The drive then went on towards Zocca.',
    about: { areas: ['montese', 'zocca'], events: ['game-over'] },
  },
  {
    id: 'rover-joe',
    mode: 'alpine',
    date: null,
    pl: 'Apeniny. Samoloty bliskiego wsparcia wzywali kontrolerzy naziemni, znani jako „Rover Joe”.',
    en: 'Apennines. Close air support was called in by ground controllers known as “Rover Joe”.',
    about: { events: ['card-played', 'dropped'], cards: ['airborneDrop', 'antiAircraft'] },
  },

  {
    id: 'saipan',
    mode: 'island',
    date: '1944-06-15/1944-07-09',
    pl: 'Od 15 czerwca do 9 lipca 1944. Bitwa o Saipan w archipelagu Marianów. V Korpus Desantowy generała Hollanda M. Smitha tworzyły 2. i 4. Dywizja Piechoty Morskiej oraz 27. Dywizja Piechoty.',
    en: '15 June to 9 July 1944. The battle of Saipan in the Mariana Islands. The V Amphibious Corps under General Holland M. Smith had the 2nd and 4th Marine Divisions and the 27th Infantry Division.',
    about: { events: ['opened'], rounds: [1] },
  },
  {
    id: 'saipan-defenders',
    mode: 'island',
    date: '1944-06',
    pl: 'Czerwiec 1944. Wyspy broniły japońska 43. Dywizja generała Yoshitsugu Saitō i oddziały marynarki wiceadmirała Chūichiego Nagumo.',
    en: 'June 1944. The island was defended by the Japanese 43rd Division under General Yoshitsugu Saitō and naval troops under Vice Admiral Chūichi Nagumo.',
    about: { events: ['round-began', 'initiative-taken'], areas: ['garapan'] },
  },
  {
    id: 'order-to-land',
    mode: 'island',
    date: '1944-06-15',
    pl: '15 czerwca 1944. O 5.42 wiceadmirał Richmond K. Turner wydał rozkaz lądowania.',
    en: '15 June 1944. At 05:42 Vice Admiral Richmond K. Turner gave the order to land.',
    about: { areas: ['agingan', 'susupe'], events: ['advanced'], rounds: [1] },
  },
  {
    id: 'beachhead',
    mode: 'island',
    date: '1944-06-16',
    pl: '16 czerwca 1944. Przylądek Afetna i Charan Kanoa były w rękach 2. Dywizji Piechoty Morskiej. Mniej więcej od tej chwili zaczyna się gra na tej planszy.',
    en: '16 June 1944. Afetna Point and Charan Kanoa were in the hands of the 2nd Marine Division. The game on this board begins at about this moment.',
    about: { areas: ['afetna', 'charan-kanoa'], rounds: [1] },
  },
  {
    id: 'aslito',
    mode: 'island',
    date: '1944-06',
    pl: 'Czerwiec 1944. Lotnisko Aslito padło w pierwszym tygodniu bitwy.',
    en: 'June 1944. Aslito Airfield fell in the first week of the battle.',
    about: { areas: ['aslito'], events: ['scrambled'] },
  },
  {
    id: 'the-south',
    mode: 'island',
    date: '1944-06',
    pl: 'Czerwiec 1944. Natarcie na południu wyspy dotarło do Zatoki Magicienne. Na Przylądku Nafutan odcięto oddziały japońskie.',
    en: 'June 1944. The drive in the south of the island reached Magicienne Bay. Japanese troops were cut off on Nafutan Point.',
    about: { areas: ['magicienne', 'nafutan'], events: ['supply-lost'] },
  },
  {
    id: 'philippine-sea',
    mode: 'island',
    date: '1944-06-19/1944-06-20',
    pl: '19 i 20 czerwca 1944. Bitwa na Morzu Filipińskim złamała siłę japońskiego lotnictwa pokładowego.',
    en: '19 and 20 June 1944. The Battle of the Philippine Sea broke the strength of Japanese carrier aviation.',
    about: { events: ['flew', 'bombing'], cards: ['interception', 'wingman', 'airRaid'], rounds: [2] },
  },
  {
    id: 'northward',
    mode: 'island',
    date: '1944-06-22',
    pl: '22 czerwca 1944. Zaczęło się ogólne natarcie na północ, ku górom Tipo Pale i Tapotchau.',
    en: '22 June 1944. The general attack northward began, towards Mount Tipo Pale and Mount Tapotchau.',
    about: { areas: ['tipo-pale', 'tapotchau'], rounds: [3] },
  },
  {
    id: 'death-valley',
    mode: 'island',
    date: '1944-06',
    pl: 'Czerwiec 1944. Podczas natarcia na północ powstały nazwy Dolina Śmierci (Death Valley) i Grzbiet Purpurowego Serca (Purple Heart Ridge).',
    en: 'June 1944. During the attack northward Death Valley and Purple Heart Ridge got their names.',
    about: { areas: ['death-valley'], events: ['combat-ended'] },
  },
  {
    id: 'last-line',
    mode: 'island',
    date: '1944-07-02',
    pl: '2 lipca 1944. Generał Saitō nakazał odwrót na ostatnią linię: Tanapag, wzgórze 221, Tarahoho.',
    en: '2 July 1944. General Saitō ordered the withdrawal to a last line: Tanapag, Hill 221, Tarahoho.',
    about: { areas: ['tanapag'], events: ['recalled'], rounds: [4] },
  },
  {
    id: 'deaths-of-the-commanders',
    mode: 'island',
    date: '1944-07-06',
    pl: '6 lipca 1944. Generał Saitō i wiceadmirał Nagumo odebrali sobie życie.',
    en: '6 July 1944. General Saitō and Vice Admiral Nagumo took their own lives.',
    about: { areas: ['paradise-valley'] },
  },
  {
    id: 'mass-attack',
    mode: 'island',
    date: '1944-07-07',
    pl: '7 lipca 1944. Na północnym zachodzie co najmniej 3000 ludzi ruszyło do masowego ataku.',
    en: '7 July 1944. In the north-west at least 3,000 men went forward in a mass attack.',
    about: { areas: ['tanapag'], cards: ['counterAttack'], rounds: [4] },
  },
  {
    id: 'marpi-point',
    mode: 'island',
    date: '1944-03',
    pl: 'Marzec 1944. Na dalekiej północy wyspy zarządzono budowę lotniska Marpi Point. Na tej planszy leży ono w Rajskiej Dolinie.',
    en: 'March 1944. In the far north of the island the building of an airfield at Marpi Point was ordered. On this board it lies within Paradise Valley.',
    about: { areas: ['paradise-valley'] },
  },
  {
    id: 'end-on-saipan',
    mode: 'island',
    date: '1944-07-09',
    pl: '9 lipca 1944. Wyspę uznano za opanowaną. W bitwie zginęło kilka tysięcy cywilów; pod jej koniec około tysiąca odebrało sobie życie.',
    en: '9 July 1944. The island was declared secured. Several thousand civilians died in the battle; at its end about a thousand took their own lives.',
    about: { events: ['game-over'] },
  },
];
