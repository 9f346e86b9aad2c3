/** What stood in the way: the 24 threat cards. In English. */
import type { THREAT_FACTS } from '../history-threats.ts';

export const THREAT_NOTES: Readonly<Record<keyof typeof THREAT_FACTS, string>> = {
  'Z-01':
    'In August 1914 German troops shelled and burned Kalisz, which the Russians had not defended; inhabitants were shot. Of nearly seventy thousand people a few thousand remained among the ruins.',
  'Z-02':
    'In 1914 Poles faced one another in the uniforms of Russia, Germany and Austria-Hungary. In the course of the war about three million Poles served in these armies; hundreds of thousands were killed.',
  'Z-03':
    'The mobilisation of summer 1914 took men from all three partitions. On which side a man fought was settled by the border behind which he lived. Women, children and the old were left to the homes and fields.',
  'Z-04':
    'In the summer of 1915 the retreating Russian armies drove people from their homes and burned what was left. More than two million went deep into Russia: Belarusians, Ukrainians, Poles, Jews, Lithuanians. Many died on the way.',
  'Z-05':
    'In 1915 independence activists faced arrest first by the Russian authorities and, once the front had moved, by the German occupiers. The underground lost people, contacts and hiding places.',
  'Z-06':
    'From 1915 the occupiers took grain, cattle, timber, machines and metals from the Kingdom, even church bells. Many mills of Łódź stood still, bread was rationed in the towns, and the unemployed were sent, often by force, to work in Germany.',
  'Z-07':
    '22 March 1915. After a siege of many months hunger forced the fortress of Przemyśl to surrender. About 120,000 soldiers of many nations went into Russian captivity. In June the Central Powers regained the town.',
  'Z-08':
    'On 5 August 1915 the Germans entered Warsaw, and soon the whole Kingdom was in the hands of the Central Powers. They split it into two zones: a German one with Warsaw and an Austro-Hungarian one, later run from Lublin.',
  'Z-09':
    '4 June 1916. General Aleksei Brusilov’s offensive opened in Volhynia and Galicia. Within days the Russians were in Łuck, and over the summer the Austro-Hungarian army lost hundreds of thousands of men. The Legions too stood in its path.',
  'Z-10':
    '29 July 1916. Józef Piłsudski resigned the command of the 1st Brigade. It was his protest against the Legions being treated as a foreign levy and not recognised as a Polish army. In September the resignation was accepted.',
  'Z-11':
    'In 1914 laws restricting Polish schooling, the Polish language at meetings and the buying of land were still in force in the Prussian partition. Poles answered with self-help: co-operatives, banks and farmers’ circles.',
  'Z-12':
    '15 November 1916. Henryk Sienkiewicz died at Vevey in Switzerland. The Polish cause lost a voice known all over the world. In 1924 his coffin was laid to rest in St John’s Cathedral in Warsaw.',
  'Z-13':
    'On 22 July 1917 the Germans arrested Piłsudski and Kazimierz Sosnkowski in Warsaw. Moved from prison to prison, Piłsudski was brought in August to the fortress of Magdeburg, which he left on 8 November 1918.',
  'Z-14':
    'From July 1917 the men and NCOs who had refused the oath were interned at Szczypiorno near Kalisz; officers were held at Beniaminów. Handball, played in the camp, is still called szczypiorniak in Polish.',
  'Z-15':
    '7 November 1917. The Bolsheviks seized power in Petrograd. They proclaimed the right of nations to self-determination, yet a year later the Red Army moved west behind the withdrawing Germans.',
  'Z-16':
    '9 February 1918. At Brest the Central Powers made peace with the Ukrainian People’s Republic and awarded it the Chełm land and part of Podlasie; they counted on Ukrainian grain. Poles were not admitted to the talks.',
  'Z-17':
    'In May 1918 the Germans surrounded the 1st Polish Corps at Bobruisk and demanded its arms. General Dowbor-Muśnicki surrendered to avoid a hopeless fight. The soldiers were allowed to go home.',
  'Z-18':
    'In 1918 the influenza called Spanish swept the world; its autumn wave was the deadliest. It killed tens of millions, often the young and strong, and in the Polish lands it met a people starved by war.',
  'Z-19':
    'In January 1918 a wave of strikes ran through Austria-Hungary and Germany: people demanded bread and peace. In Polish towns too, after years of rationing and queues, there were hunger demonstrations and riots.',
  'Z-20':
    'In 1918 Piłsudski’s camp and the National Democrats differed on allies, social policy and the eastern border. In November the government sat in Warsaw, the committee recognised by the Entente in Paris. A settlement came in January 1919.',
  'Z-21':
    '1 November 1918. Ukrainian soldiers of the Austro-Hungarian army took Lwów, the capital of their emerging state. Ukrainians were the majority in Eastern Galicia, Poles in Lwów itself; war began between neighbours.',
  'Z-22':
    'In September 1917, with the consent of the German military administration Ober Ost, a conference of Lithuanians in Wilno elected the Taryba, the Council of Lithuania. On 16 February 1918 it declared Lithuania independent, with Wilno as capital.',
  'Z-23':
    'At the turn of 1917 and 1918 the Russian state fell apart in Volhynia, Podolia and Belarus. Soldiers from the front and peasants who had long claimed the land burned manors; people were killed. Zofia Kossak described it in “Pożoga”.',
  'Z-24':
    '8 August 1918. At Amiens the Allies broke the German front; General Ludendorff called it the black day of his army. The end of the war was coming faster than anyone had thought.',
};
