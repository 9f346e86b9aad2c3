/** The two events, the ten spaces of the time track and the two tracks of politics. In English. */
import type { EVENT_FACTS, ROUND_FACTS, TRACK_FACTS } from '../history-time.ts';

export const EVENT_NOTES: Readonly<Record<keyof typeof EVENT_FACTS, string>> = {
  february:
    'In March 1917, February by the Russian calendar, strikes and a mutiny of the garrison in Petrograd brought down Tsar Nicholas II. Before the month was out the Provisional Government recognised the right of the Poles to a state, allied to Russia.',
  independence:
    '11 November 1918. The armistice was signed at Compiègne, and in Warsaw the Regency Council gave command of the army to Piłsudski, back from Magdeburg the day before. After 123 years Poland was independent again.',
};

export const ROUND_NOTES: Readonly<Record<keyof typeof ROUND_FACTS, string>> = {
  'round-1':
    'August and September 1914. Germany and Austria-Hungary went to war with Russia: the partitioning powers fought one another. Each side sought Polish support, but neither yet promised independence.',
  'round-2':
    'From autumn 1914 to winter 1915 the front rolled to and fro across the Polish lands. The Russians, in Lwów since September, came close to Kraków, where the Austrians held their fortress; in December they were stopped at Limanowa.',
  'round-3':
    'In May 1915 the Central Powers broke the front at Gorlice; in August the Germans entered Warsaw, in September Wilno. Russian rule left the Kingdom after a hundred years, but occupiers took its place.',
  'round-4':
    'In the spring of 1916 the eastern front stood still, from the Riga region to the Romanian border. The three brigades of the Legions held trenches in Volhynia. In June General Brusilov’s armies struck there.',
  'round-5':
    'In the autumn of 1916 the Central Powers were short of soldiers. By the act of 5 November they promised a Kingdom of Poland; in December the tsar spoke of a free Poland. The Prussian partition Germany did not mean to give up.',
  'round-6':
    'In March 1917 the Russian empire fell, and in April the United States entered the war. Poles in Russia could organise openly and raise troops, but in the east a time of revolution was beginning.',
  'round-7':
    'In the summer of 1917 the Oath Crisis divided the legionaries and Piłsudski was put in a German prison. Dmowski’s committee set to work in Paris, the Regency Council in Warsaw. In November the Bolsheviks took power in Russia.',
  'round-8':
    'In February 1918 peace was made at Brest with Ukraine, and on 3 March with Soviet Russia. The loss of the Chełm land cost the Central Powers what Polish trust was left. The Germans disarmed the Polish corps in the east.',
  'round-9':
    'In the autumn of 1918 Austria-Hungary was falling apart. New states arose, and their borders ran through lands long shared. Ukrainians took power in Lwów and Stanisławów, Poles in Kraków and Cieszyn.',
  'round-10':
    'November 1918. The war was over, but a state had yet to be built from three partitions with different laws, money and railways. Its borders had to be negotiated and fought for during several more years.',
};

export const TRACK_NOTES: Readonly<Record<keyof typeof TRACK_FACTS, string>> = {
  acc: 'Socialists, National Democrats, peasant leaders and conservatives saw different roads to freedom. Accord came with effort: Paderewski’s government in January 1919, the Government of National Defence in July 1920.',
  fp: 'In 1914 the powers took the Polish question for an internal matter of the partitioning states. War, diplomacy and Polish soldiers changed that: on 3 June 1918 France, Britain and Italy declared for an independent Poland.',
};
