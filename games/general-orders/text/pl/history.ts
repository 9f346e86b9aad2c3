/** The history notes in Polish. */
import type { en } from '../en/history.ts';

export const pl: Readonly<Record<keyof typeof en, string>> = {
  encore:
    'Od 18 lutego do 5 marca 1945. W operacji „Encore” w północnych Apeninach alianci atakowali wzgórza nad drogą nr 64, zwaną Porrettana. Celem było skrzyżowanie dróg w Castel d’Aiano.',
  'encore-forces':
    'Luty 1945. Nacierały amerykańska 10. Dywizja Górska generała George’a P. Haysa i Brazylijski Korpus Ekspedycyjny generała João Batisty Mascarenhasa de Moraisa. Broniła się niemiecka 232. Dywizja Piechoty generała Eccarda von Gablenza.',
  porretta:
    'Porretta Terme. Mieściła się tu wysunięta kwatera generała Mascarenhasa de Moraisa, dowódcy brazylijskiego korpusu.',
  'riva-ridge':
    'W nocy z 18 na 19 lutego 1945 roku żołnierze 86. pułku piechoty górskiej wspięli się na Grzbiet Riva, między Pizzo di Campiano a Monte Mancinello.',
  belvedere:
    '19 lutego 1945. O 23.00, z linii Querciola, 85. i 87. pułk ruszyły na Monte Belvedere. Ataku nie poprzedził ogień artylerii.',
  'monte-castello':
    '21 lutego 1945. Brazylijczycy zdobyli Monte Castello. Wcześniejsze próby, w listopadzie i grudniu 1944 roku, się nie powiodły.',
  torraccia: '24 lutego 1945. Monte della Torraccia, 1083 metry, zajął 3. batalion 86. pułku.',
  pietracolora: '4 marca 1945. Zdobyto Pietracolorę.',
  'castel-daiano': '5 marca 1945. Upadło Castel d’Aiano, skrzyżowanie dróg, które było celem operacji.',
  castelnuovo: '5 marca 1945. Castelnuovo zajęli Brazylijczycy.',
  montese:
    '14 kwietnia 1945. Zaczęła się brazylijska bitwa o Montese. Natarcie poszło potem dalej, w stronę miejscowości Zocca.',
  'rover-joe': 'Apeniny. Samoloty bliskiego wsparcia wzywali kontrolerzy naziemni, znani jako „Rover Joe”.',
  saipan:
    'Od 15 czerwca do 9 lipca 1944. Bitwa o Saipan w archipelagu Marianów. V Korpus Desantowy generała Hollanda M. Smitha tworzyły 2. i 4. Dywizja Piechoty Morskiej oraz 27. Dywizja Piechoty.',
  'saipan-defenders':
    'Czerwiec 1944. Wyspy broniły japońska 43. Dywizja generała Yoshitsugu Saitō i oddziały marynarki wiceadmirała Chūichiego Nagumo.',
  'order-to-land': '15 czerwca 1944. O 5.42 wiceadmirał Richmond K. Turner wydał rozkaz lądowania.',
  beachhead:
    '16 czerwca 1944. Przylądek Afetna i Charan Kanoa były w rękach 2. Dywizji Piechoty Morskiej. Mniej więcej od tej chwili zaczyna się gra na tej planszy.',
  aslito: 'Czerwiec 1944. Lotnisko Aslito padło w pierwszym tygodniu bitwy.',
  'the-south':
    'Czerwiec 1944. Natarcie na południu wyspy dotarło do Zatoki Magicienne. Na Przylądku Nafutan odcięto oddziały japońskie.',
  'philippine-sea': '19 i 20 czerwca 1944. Bitwa na Morzu Filipińskim złamała siłę japońskiego lotnictwa pokładowego.',
  northward: '22 czerwca 1944. Zaczęło się ogólne natarcie na północ, ku górom Tipo Pale i Tapotchau.',
  'death-valley':
    'Czerwiec 1944. Podczas natarcia na północ powstały nazwy Dolina Śmierci (Death Valley) i Grzbiet Purpurowego Serca (Purple Heart Ridge).',
  'last-line': '2 lipca 1944. Generał Saitō nakazał odwrót na ostatnią linię: Tanapag, wzgórze 221, Tarahoho.',
  'deaths-of-the-commanders': '6 lipca 1944. Generał Saitō i wiceadmirał Nagumo odebrali sobie życie.',
  'mass-attack': '7 lipca 1944. Na północnym zachodzie co najmniej 3000 ludzi ruszyło do masowego ataku.',
  'marpi-point':
    'Marzec 1944. Na dalekiej północy wyspy zarządzono budowę lotniska Marpi Point. Na tej planszy leży ono w Rajskiej Dolinie.',
  'end-on-saipan':
    '9 lipca 1944. Wyspę uznano za opanowaną. W bitwie zginęło kilka tysięcy cywilów; pod jej koniec około tysiąca odebrało sobie życie.',
};
