/** The history notes in Polish. */
import type { en } from '../en/history.ts';

export const pl: Readonly<Record<keyof typeof en, string>> = {
  peenemuende:
    'W nocy z 17 na 18 sierpnia 1943 roku lotnictwo brytyjskie zbombardowało ośrodek w Peenemünde. Próby rakiet przeniesiono do Blizny, na poligon SS „Heidelager”.',
  'first-launch':
    '5 listopada 1943. W Bliźnie wystrzelono pierwszą rakietę V-2. Straciła sterowność i spadła kilka kilometrów dalej.',
  'decoy-village':
    'Blizna. Mieszkańców wysiedlono. Na miejscu stanęła atrapa wsi: chaty ze sklejki i gipsowe zwierzęta.',
  'road-from-pustkow': 'Blizna. Na poligon rakietowy doprowadzono z Pustkowa betonową drogę i linię kolejową.',
  kefir:
    'Blizna. Poligon obserwował obwód Armii Krajowej Kolbuszowa, kryptonim „Kefir”, którym dowodził kapitan Józef Rządzki „Boryna”.',
  'those-who-saw':
    'Ludzie z okolicznych wsi widzieli rakiety na niebie i miejsca, w których spadały. To, co widzieli, docierało do Armii Krajowej.',
  sarnaki: 'Od kwietnia 1944. Wiele próbnych rakiet spadało w okolicach Sarnak nad Bugiem.',
  'rocket-in-the-marsh':
    '20 maja 1944. Koło Sarnak, na podmokły brzeg Bugu, spadła V-2 prawie cała. Żołnierze Armii Krajowej ukryli ją przed niemieckimi ekipami poszukiwawczymi.',
  scientists:
    'W konspiracji rakietę badali profesor Janusz Groszkowski (radio i sterowanie), Marceli Struszyński (paliwo) i Bogdan Stefanowski (silnik). Pracował z nimi Antoni Kocjan.',
  nurses:
    'W Armii Krajowej kobiety służyły jako sanitariuszki i łączniczki, w miastach i w oddziałach leśnych. Ukrycie rannego partyzanta mogło kosztować całą rodzinę życie.',
  sturmwind:
    'Czerwiec 1944. Operacje przeciw partyzantom nazwano Sturmwind I (11–15 czerwca, Lasy Lipskie i Janowskie) oraz Sturmwind II (Puszcza Solska). Od nich pochodzi nazwa zdolności w grze.',
  'pustkow-camp':
    'Poligon „Heidelager” należał do SS. W Pustkowie działał przy nim obóz pracy przymusowej, w którym ginęli więźniowie.',
  osuchy:
    '25–26 czerwca 1944. W Puszczy Solskiej, podczas operacji Sturmwind II, partyzanci stoczyli bitwę pod Osuchami. Wielu z nich poległo.',
  'three-bridges':
    'Alianckie samoloty lądowały w okupowanej Polsce trzy razy: w nocy z 15 na 16 kwietnia, z 29 na 30 maja i z 25 na 26 lipca 1944 roku. Akcje nazwano Most I, II i III.',
  motyl:
    'Lądowisko „Motyl” leżało na polach między Wał-Rudą a Jadownikami Mokrymi, niedaleko ujścia Dunajca. Osłaniało je ponad 200 osób.',
  'garrison-near-motyl':
    'Lipiec 1944. Blisko „Motyla” stały niemiecka żandarmeria, kompania obsługi naziemnej Luftwaffe i lekka artyleria przeciwlotnicza.',
  'planned-for-july':
    'Lipiec 1944. Lądowanie planowano na początek miesiąca. Odbyło się dopiero w nocy z 25 na 26 lipca: padało, a wokół lądowiska kręcili się Niemcy.',
  'a-kilometre-away':
    'Lipiec 1944. Zaledwie kilometr od lądowiska „Motyl” pojawił się niemiecki oddział. Samolot wylądował mimo to.',
  'storch-patrols': 'Lipiec 1944. Okolice „Motyla” patrolowały z powietrza samoloty Fi 156 Storch.',
  motorcycles:
    'Motocykle, często z wózkiem bocznym, woziły niemieckich łączników i patrole przez całą wojnę. Szczątki rakiet ekipy poszukiwawcze chciały znaleźć przed Armią Krajową.',
  dakota:
    'W nocy z 25 na 26 lipca 1944 roku, o 0.23, na „Motylu” wylądowała Dakota KG477 (C-47) z 267. Dywizjonu RAF. Przyleciała spod Brindisi; pilotował ją Nowozelandczyk Stanley George Culliford, drugim pilotem był Kazimierz Szrajer.',
  arrivals: '26 lipca 1944. Dakota przywiozła do kraju Zdzisława Jeziorańskiego (Jana Nowaka) i cichociemnych.',
  departures:
    '26 lipca 1944. Części V-2 i raport odleciały z „Motyla”. Na pokładzie byli między innymi Tomasz Arciszewski i Józef Retinger.',
  'take-off':
    '26 lipca 1944. Przez kilka dni padało, ziemia była rozmiękła, a w samolocie zablokował się hamulec. Obciążona Dakota z trudem wystartowała.',
  cichociemni:
    'Cichociemni. Z Wielkiej Brytanii i Włoch przerzucono do kraju drogą lotniczą 316 spadochroniarzy Armii Krajowej.',
  'no-interception':
    'Dzięki polskim raportom alianci poznali osiągi V-2. Zrezygnowali z prób przechwytywania jej w locie, a szukali i niszczyli miejsca, z których startowała.',
  'first-strikes':
    '8 września 1944. Pierwsze V-2 użyte bojowo spadły pod Paryżem około jedenastej i na londyńską dzielnicę Chiswick o 18.43.',
  book: 'Do przeczytania: „Oni ocalili Londyn… Polacy w walce z niemiecką bronią V-2 w 65. rocznicę akcji Most III”, pod redakcją Pawła Juśki, 2009.',
};
