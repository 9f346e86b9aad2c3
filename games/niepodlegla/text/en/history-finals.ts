/** The fight for the state and its borders: the two main finals, the nine small ones and the eight challenges. In English. */
import type { CHALLENGE_FACTS, FINAL_FACTS, MAIN_FACTS } from '../history-finals.ts';

export const MAIN_NOTES: Readonly<Record<keyof typeof MAIN_FACTS, string>> = {
  paris:
    'From 18 January 1919 the conference in Paris decided on post-war Europe. On 28 June Roman Dmowski and Ignacy Paderewski signed the treaty with Germany at Versailles for Poland. Part of the borders was left to plebiscites.',
  warsaw:
    'From 13 to 25 August 1920 the Polish Army threw Mikhail Tukhachevsky’s Red Army back from Warsaw. The blow from the river Wieprz, led by Piłsudski on 16 August, decided the battle. Independence was saved.',
};

export const FINAL_NOTES: Readonly<Record<keyof typeof FINAL_FACTS, string>> = {
  'A-61':
    'On 11 November 1918 the Regency Council gave Piłsudski power over the army, and three days later civil power as well. By a decree of 22 November he became Provisional Chief of State until a Sejm could meet.',
  'A-62':
    '27 December 1918. The day after Ignacy Paderewski’s arrival fighting broke out in Poznań. The insurgents won most of Greater Poland; in February 1919 the armistice with Germany signed at Trier was extended to it.',
  'A-63':
    '10 February 1920. At Puck, once the coast awarded to Poland at Versailles had been taken over, General Józef Haller threw into the sea a ring given by the Poles of Gdańsk: Poland’s symbolic wedding to the Baltic.',
  'A-64':
    '10 January 1920. The Treaty of Versailles came into force, and with it the Covenant of the League of Nations. Poland was among the first members of a body meant to keep peace and settle disputes between states.',
  'A-65':
    'On 26 January 1919 the Legislative Sejm was elected, at first in the former Kingdom and western Galicia. Women voted on equal terms with men. On 10 February the Sejm met in Warsaw.',
  'A-66':
    'From March 1919 troops from Greater Poland fought in Eastern Galicia, from May also men of Haller’s Army. In July the Ukrainian army withdrew beyond the Zbrucz. It was a war of two nations who each held the land to be theirs.',
  'A-67':
    '30 July 1920. As the Red Army drew near, Prime Minister Wincenty Witos, himself a peasant, called on the villages to defend the state. Since 24 July he had led a Government of National Defence drawn from the main parties.',
  'A-68':
    'Three uprisings, in August 1919, in August 1920 and from May 1921, were fought over whether Upper Silesia was to be Polish or German. The plebiscite of March 1921 did not end the dispute; that autumn the land was divided.',
  'A-69':
    'In November 1918 men and women of the POW, legionaries, railwaymen and young people disarmed the occupying troops. With the soldiers’ council of the Warsaw garrison it was agreed that the Germans could go home; many left without a fight.',
};

export const CHALLENGE_NOTES: Readonly<Record<keyof typeof CHALLENGE_FACTS, string>> = {
  'A-70':
    '11 July 1920. Warmia, Masuria and Powiśle voted on their future while the Red Army’s great offensive against Poland was under way. A great majority chose East Prussia; a handful of villages fell to Poland.',
  'A-71':
    '28 July 1920. The Conference of Ambassadors divided Cieszyn Silesia, Spisz and Orawa between Poland and Czechoslovakia; the promised plebiscite was not held. The border on the Olza cut Cieszyn in two and left many Poles beyond it.',
  'A-72':
    '15 November 1920. The Free City of Danzig was proclaimed under the protection of the League of Nations. Most of its people were German; Poland was given use of the port and railways and the conduct of its foreign affairs.',
  'A-73':
    '9 October 1920. General Lucjan Żeligowski, feigning mutiny on Piłsudski’s secret instruction, took Wilno. The Central Lithuania proclaimed there joined Poland in 1922. Lithuania, which held the city to be its capital, never accepted this.',
  'A-74':
    'On 21 April 1920 Poland made an alliance with Symon Petliura’s Ukrainian People’s Republic. On 7 May Polish and Ukrainian troops entered Kyiv, but in June a Red Army counterstroke forced them to retreat.',
  'A-75':
    '18 March 1921. At Riga Poland made peace with Soviet Russia and Soviet Ukraine. The war was over, but Belarusian and Ukrainian lands were divided, and Poland’s allies, Petliura’s Ukrainians, were left without a state.',
  'A-76':
    '17 March 1921. The Legislative Sejm passed the constitution of the republic. It gave parliament the greater power and promised equality before the law and protection of liberty without distinction of origin, nation, tongue or creed.',
  'A-77':
    'In April 1924 the Bank of Poland opened, and the złoty replaced the Polish mark, ruined by hyperinflation. One złoty was worth 1,800,000 marks. The reform was the work of Władysław Grabski’s government.',
};
