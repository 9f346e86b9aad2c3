/** What happened at each of the 60 missions; the card of a person tells how it began, `history-characters.ts` the whole life. In English. */
import type { MISSION_FACTS } from '../history-missions.ts';

export const MISSION_NOTES: Readonly<Record<keyof typeof MISSION_FACTS, string>> = {
  'A-01':
    'Józef Piłsudski was born in 1867 at Zułów in the Wilno region. After five years of exile in Siberia he worked in the underground of the Polish Socialist Party, and before the war he came to lead the riflemen’s movement in Galicia.',
  'A-02':
    'Roman Dmowski was born in 1864 at Kamionek near Warsaw. He was among the founders of National Democracy and sat in the Russian Duma. He held Germany to be the chief opponent of the Polish cause.',
  'A-03':
    'In 1910 riflemen’s societies were founded in the open: the Riflemen’s Association in Lwów and “Strzelec” in Kraków, and a year later the Polish Rifle Squads. With Austrian consent young people trained there as soldiers.',
  'A-04':
    '6 August 1914. The First Cadre Company, drawn from both rifle organisations, set out from Oleandry in Kraków. On 12 August it was in Kielce, but the Kingdom of Poland did not rise.',
  'A-05':
    '25 August 1912. At Zakopane a meeting of independence activists, on Piłsudski’s motion, founded the Polish Military Treasury. It raised money to prepare for armed struggle; Bolesław Limanowski presided over it.',
  'A-06':
    '15 July 1910. On the five hundredth anniversary of the Battle of Grunwald a monument by Antoni Wiwulski, the gift of Ignacy Paderewski, was unveiled in Kraków. Poles came from all three partitions.',
  'A-07':
    '10 November 1912. In Vienna parties from the Austrian and Russian partitions formed a joint commission to direct the preparations for a struggle against Russia. Witold Jodko-Narkiewicz became its secretary.',
  'A-08':
    '16 August 1914. The parties of Galicia formed the Supreme National Committee in Kraków, the political mainstay of the Legions. The mayor, Juliusz Leo, was its first president. The National Democrats left that same autumn.',
  'A-09':
    '22 May 1911. In Lwów Andrzej Małkowski issued the first scout order. The first troops were formed within the “Sokół” gymnastic society; Olga Drahonowska was a member of their command.',
  'A-50':
    '22 August 1914. The first party of Polish volunteers left Paris for Bayonne. As a company of the Foreign Legion they fought under a banner with the white eagle; near Arras in May 1915 their losses were very heavy.',
  'A-51':
    'In April 1913 the secret Women’s League of War Readiness was founded in Warsaw; Iza Moszczeńska and Jadwiga Marcinowska were among its founders. During the war the League sewed, raised money and cared for legionaries.',
  'A-10':
    '25 November 1914. The Polish National Committee was founded in Warsaw; Roman Dmowski directed its work. It hoped that a victory of Russia and her allies would reunite the Polish lands, if only under the tsar.',
  'A-11':
    '27 August 1914. The high command of the Austro-Hungarian army permitted the creation of the Polish Legions. They were part of a foreign army, yet they were commanded in Polish and in time grew to three brigades.',
  'A-12':
    '22 October 1914. Piłsudski’s envoy Tadeusz Żuliński reached Warsaw to command the secret Polish Military Organisation. It had grown from a merger of the Warsaw riflemen’s groups; it trained men and gathered intelligence.',
  'A-13':
    'Ignacy Jan Paderewski was born in 1860 at Kuryłówka in Podolia and won world fame as a pianist. During the war he played and spoke across the United States, raising money for its victims.',
  'A-14':
    'Wincenty Witos was born in 1874 into a poor peasant family at Wierzchosławice near Tarnów. He was mayor of his village and a member of the Vienna parliament, and in 1914 he helped to found the peasant party “Piast”.',
  'A-15':
    'Henryk Sienkiewicz was born in 1846 at Wola Okrzejska. The author of the Trilogy and Quo Vadis received the Nobel Prize for 1905. When war came he settled in Switzerland and lent his name to relief for his countrymen.',
  'A-16':
    'Adam Stefan Sapieha was born in 1867 at Krasiczyn. Early in 1915, as prince-bishop of Kraków, he founded a committee for those struck by the war: it gave out food, treated the sick and sheltered orphans.',
  'A-17':
    'From 22 to 25 December 1914 the 1st Brigade of the Legions fought at Łowczówek near Tarnów; Kazimierz Sosnkowski stood in as commander. Men recalled that on Christmas Eve Poles in the Russian trenches took up a Polish carol.',
  'A-18':
    '13 June 1915. At Rokitna a squadron of uhlans of the 2nd Brigade under Captain Zbigniew Dunin-Wąsowicz charged the Russian trenches. Of more than sixty riders about fifteen fell, their commander among them.',
  'A-19':
    'At the turn of 1914 and 1915 a Polish legion was raised at Puławy beside the Russian army, on the initiative of Witold Gorczyński. About a thousand volunteers fought the Germans in 1915, at Pakosław among other places.',
  'A-20':
    '9 January 1915. The General Committee for Relief of War Victims in Poland was founded at Vevey in Switzerland. Henryk Sienkiewicz was its president, and Ignacy Paderewski worked with him. Gifts came from many countries.',
  'A-21':
    '15 November 1915. With German consent a university and a polytechnic teaching in Polish opened in Warsaw. The Russian authorities had closed the Polish Main School more than forty years before.',
  'A-22':
    'In 1915 the Central Polish Agency was set up in Lausanne. Erazm Piltz founded it, and National Democrats and conservative Realists directed it. Through books, pamphlets and periodicals it kept the Polish cause before the West.',
  'A-52':
    'In the night of 4 to 5 August 1915 the Russians were leaving Warsaw. The volunteers of the Civic Guard took over the keeping of order; the city was in the care of the Citizens’ Committee under Zdzisław Lubomirski.',
  'A-53':
    'From 31 July to 3 August 1915 the legionaries attacked Russian positions at Jastków near Lublin. It was the first battle of the 4th Infantry Regiment. After hard fighting the Russians withdrew.',
  'A-23':
    '15 August 1917. The Polish National Committee was founded in Lausanne, with its seat in Paris and Roman Dmowski at its head. Within months France, Britain, Italy and the United States recognised it as an official Polish body.',
  'A-24':
    'Józef Haller was born in 1873 at Jurczyce near Kraków. He had been an Austrian artillery officer, and after leaving the army he trained the Sokół squads. In the Legions he led a regiment, then the 2nd Brigade.',
  'A-25':
    'Józef Dowbor-Muśnicki was born in 1867 at Garbów near Sandomierz and rose to general in the Russian army. In the summer of 1917 he took command of the 1st Polish Corps, raised from Poles serving in Russia.',
  'A-26':
    'Ignacy Daszyński was born in 1866 at Zbaraż. He helped to found the Polish Social Democratic Party in Galicia and sat in the Vienna parliament from 1897. He was among the finest speakers of his time.',
  'A-27':
    'Maurycy Zamoyski was born in 1871 in Warsaw. He was one of the greatest landowners of the Kingdom and had sat in the Russian Duma. With his fortune he supported national institutions and later the committee in Paris.',
  'A-28':
    'Wojciech Korfanty, a miner’s son, was born in 1873 in what is now Siemianowice Śląskie. In 1903 he won a seat in the Reichstag and joined its Polish Circle. He spoke up for the rights of the Poles of Upper Silesia.',
  'A-29':
    '5 November 1916. In the name of the emperors of Germany and Austria-Hungary a Kingdom of Poland was promised, its borders left open. They wanted Polish recruits; yet the Polish question was international again.',
  'A-30':
    '14 January 1917. The Provisional Council of State began its work in Warsaw as an advisory body under the occupation. Piłsudski dealt with military matters in it; he left in July, and in August the Council dissolved itself.',
  'A-31':
    '3 May 1916. On the 125th anniversary of the Constitution of 3 May an immense procession passed through Warsaw. The German occupation authorities had allowed it; under Russian rule such a celebration was forbidden.',
  'A-32':
    'In January 1916 the Central Welfare Council began its work in the lands under German occupation. It ran kitchens, shelters and homes for children; by its statute it helped the victims of war without distinction of creed.',
  'A-33':
    'In 1916 a secret Inter-Party Civic Committee was at work in Poznań. It brought together Polish politicians of the Prussian partition, mainly National Democrats, who placed their hopes in an Entente victory.',
  'A-34':
    '22 January 1917. President Woodrow Wilson spoke in the Senate of a peace without victory. Statesmen everywhere, he said, agreed that there should be a united and independent Poland. America was still neutral.',
  'A-35':
    'On 9 and 11 July 1917 most soldiers of the 1st and 3rd Brigades refused an oath that bound them as brothers in arms to the forces of Germany and Austria-Hungary. Thousands of legionaries were interned or drafted into the Austro-Hungarian army.',
  'A-54':
    'From 4 to 6 July 1916 the three brigades of the Legions held back far stronger Russian forces at Kostiuchnówka in Volhynia. It was the greatest battle of the Legions; about two thousand men were lost.',
  'A-55':
    '28 May 1917. In Kraków the Polish deputies of Galicia adopted Włodzimierz Tetmajer’s resolution: the nation’s sole aim was a free and united Poland with access to the sea. Galicia would no longer be a province of the monarchy.',
  'A-56':
    'In June 1917 delegates of the Poles serving in the Russian army met in Petrograd. They elected a Supreme Polish Military Committee, headed by Władysław Raczkiewicz, which was to raise Polish units in Russia.',
  'A-57':
    '4 June 1917. President Raymond Poincaré signed the decree creating a Polish Army in France. Polish prisoners of war joined it, and over twenty thousand emigrants from America. From its uniforms it came to be called the Blue Army.',
  'A-36':
    '27 October 1917. In Warsaw the Regency Council was sworn in: Archbishop Aleksander Kakowski, Prince Zdzisław Lubomirski and Józef Ostrowski. Under occupation it laid the foundations of a Polish administration.',
  'A-37':
    '8 January 1918. President Wilson set out his Fourteen Points. The thirteenth spoke of an independent Polish state in lands of indisputably Polish population, with free access to the sea.',
  'A-38':
    'In the night of 15 to 16 February 1918, after news of the Peace of Brest, the 2nd Brigade under Józef Haller broke through the Austrian front at Rarańcza. Part of the men got through; the rest were interned.',
  'A-39':
    'In February 1918 the Central Powers awarded Ukraine the Chełm land and part of Podlasie, which both nations claimed. Strikes and demonstrations swept the Kingdom and Galicia, and Jan Kucharzewski’s cabinet resigned.',
  'A-40':
    '11 May 1918. At Kaniów on the Dnieper the Germans attacked General Haller’s 2nd Polish Corps. After a day of fighting the Poles laid down their arms; Haller made his way through Russia to France.',
  'A-41':
    '3 June 1918. At Versailles the prime ministers of France, Britain and Italy declared that a united and independent Poland with access to the sea was one of the conditions of a lasting peace in Europe.',
  'A-42':
    '25 October 1918. In the Reichstag Wojciech Korfanty, citing Wilson’s principles, claimed for Poland the Polish districts of the Prussian partition and Upper Silesia. The Poles, he said, wanted no German land.',
  'A-43':
    '7 October 1918. The Regency Council, invoking Wilson’s principles, proclaimed the independence of Poland. It promised a government representing broad sections of the nation and elections to a Sejm.',
  'A-44':
    '19 October 1918. The National Council of the Duchy of Cieszyn was formed. A Catholic priest, Józef Londzin, a Lutheran, Jan Michejda, and a socialist, Tadeusz Reger, led it together. On 30 October it declared for Poland.',
  'A-45':
    'On 28 October 1918 the Polish Liquidation Commission was formed in Kraków, with Wincenty Witos presiding. On 31 October Polish soldiers, Lieutenant Antoni Stawarz’s among them, took over the city without bloodshed.',
  'A-46':
    'From 1 to 22 November 1918 Poles and Ukrainians fought for Lwów, which both nations held to be theirs. Among the Polish defenders were pupils and students, the Eaglets. After the Ukrainians withdrew there was a pogrom of Jews.',
  'A-47':
    '7 November 1918. In Lublin the Provisional People’s Government of Ignacy Daszyński issued its manifesto. It promised a republic, votes for women and men and the eight-hour day. A few days later it placed itself under Piłsudski.',
  'A-48':
    'In the autumn of 1918 the Poles of Wilno began to form a self-defence against the advancing Red Army. General Władysław Wejtko commanded it. Lithuanians too held the city to be theirs; in January 1919 the Bolsheviks took it.',
  'A-49':
    'In July 1918 the secret committee in Poznań, enlarged by new members, took the name of Central Civic Committee. It built a network of local committees; in November it came into the open and grew into the Supreme People’s Council.',
  'A-58':
    '13 October 1918. The people of Zakopane declared themselves citizens of a free Poland. The writer Stefan Żeromski headed the National Organisation elected that day. Its brief rule is half in jest called the Republic of Zakopane.',
  'A-59':
    '28 September 1918. The French government and the Polish National Committee agreed that the Polish Army was autonomous and allied, under the Committee’s political authority. In October Józef Haller took command.',
  'A-60':
    '3 February 1918. General Dowbor-Muśnicki’s 1st Polish Corps took the fortress of Bobruisk from Bolshevik troops. When the Germans advanced, the corps soon had to come to terms with them.',
};
