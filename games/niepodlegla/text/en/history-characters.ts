/** Who the eleven people and the two organisations were: a life in a few words. In English. */
import type { CHARACTER_FACTS } from '../history-characters.ts';

export const CHARACTER_NOTES: Readonly<Record<keyof typeof CHARACTER_FACTS, string>> = {
  pilsudski:
    'Józef Piłsudski (1867–1935) commanded the 1st Brigade of the Legions. Arrested on 22 July 1917, he was a German prisoner until 8 November 1918. From 22 November 1918 he was Chief of State, and in 1920 he led the war with Soviet Russia.',
  dmowski:
    'Roman Dmowski (1864–1939), leader of National Democracy, was president of the Polish National Committee in Paris. He put the Polish case to the peace conference and signed the Treaty of Versailles.',
  paderewski:
    'Ignacy Jan Paderewski (1860–1941), pianist and composer, won President Wilson for the Polish cause. In 1919 he was prime minister and foreign minister, and he signed the Treaty of Versailles.',
  witos:
    'Wincenty Witos (1874–1945), leader of the peasant party “Piast”, headed the Polish Liquidation Commission in 1918. He was prime minister three times, first from 24 July 1920 in the Government of National Defence.',
  haller:
    'Józef Haller (1873–1960) broke through at Rarańcza with the 2nd Brigade in February 1918. From October he led the Polish Army in France, the Blue Army. In 1920 at Puck he wedded Poland to the sea. He died in London.',
  harcerstwo:
    'The first scout troops were formed in Lwów in 1911 by Andrzej Małkowski and Olga Drahonowska, later Małkowska. Girls and boys served as messengers, nurses and soldiers; in 1918 they resolved to join in one union.',
  sapieha:
    'Adam Stefan Sapieha (1867–1951), prince-bishop of Kraków, later archbishop and cardinal, founded a relief committee for those struck by war in 1915. In the Second World War he was again a mainstay of those who suffered.',
  pow: 'The Polish Military Organisation was founded in 1914 and answered to Piłsudski. Women served in it too. It worked first against Russia, then against the Central Powers; in November 1918 it disarmed the occupiers.',
  sienkiewicz:
    'Henryk Sienkiewicz (1846–1916), a Nobel laureate, wrote novels of old Poland that were read in all three partitions. He was president of the relief committee at Vevey, and died there on 15 November 1916.',
  dowbor:
    'Józef Dowbor-Muśnicki (1867–1937) commanded the 1st Polish Corps in Russia and, from January 1919, the army of the Greater Poland Uprising. Both his daughters were murdered in 1940: one by the Soviets at Katyn, one by the Germans at Palmiry.',
  daszynski:
    'Ignacy Daszyński (1866–1936), leader of the socialists of Galicia, headed the Lublin government of 7 November 1918. In 1920 he was deputy prime minister under Witos, and from 1928 to 1930 Marshal of the Sejm.',
  zamoyski:
    'Maurycy Zamoyski (1871–1939), lord of the Zamość estates, was vice-president of the Polish National Committee and largely financed it. After the war he represented Poland in Paris; in 1924 he was foreign minister.',
  korfanty:
    'Wojciech Korfanty (1873–1939), a member of the Reichstag, demanded there on 25 October 1918 that the Prussian partition join Poland. He was Polish plebiscite commissioner and led the Third Silesian Uprising in 1921.',
};
