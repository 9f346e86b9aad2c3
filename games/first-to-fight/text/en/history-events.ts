/** What happened on the days of the 24 neutral events. In English. */
import type { EVENT_FACTS } from '../history-events.ts';

export const EVENT_NOTES: Readonly<Record<keyof typeof EVENT_FACTS, string>> = {
  E01: '9 April 1940. Germany attacked Denmark and Norway. Denmark gave in the same day; in Norway the fighting lasted until June.',
  E02: '22 June 1940. France signed an armistice with Germany. Part of the Polish army raised there could be brought to Great Britain.',
  E03: '13 September 1940. Italian troops crossed the border of Egypt and halted at Sidi Barrani.',
  E04: '14 November 1940. A night raid destroyed the centre of Coventry. More than five hundred people died.',
  E05: '14 February 1941. The first German troops landed at Tripoli, sent to support the Italians in Africa.',
  E06: '11 March 1941. President Roosevelt signed the act under which the United States supplied the countries that fought the Axis.',
  E07: '22 June 1941. Germany attacked the Soviet Union. Within weeks nearly all of pre-war Poland was under German occupation.',
  E08: '30 July 1941. Poland and the Soviet Union resumed relations. Poles were released from camps and exile, and General Anders began to form an army of them.',
  E09: '7 December 1941. Japan attacked the American fleet at Pearl Harbor. The United States entered the war.',
  E10: '27 May 1942. In Prague Czechoslovak paratroopers mortally wounded Reinhard Heydrich. In reprisal the Germans destroyed Lidice and Ležáky and murdered most of their people.',
  E11: '4 July 1942. Convoy PQ-17 was ordered to scatter in Arctic waters. 24 merchant ships were lost, and many sailors with them.',
  E12: '23 October 1942. The attack of the British Eighth Army began at El Alamein. Within two weeks the Axis troops were in retreat.',
  E13: '8 November 1942. The Allies landed in Morocco and Algeria. Three days later the Germans occupied the south of France.',
  E14: '2 February 1943. At Stalingrad the last units of the encircled German Sixth Army surrendered.',
  E15: '19 April 1943. In the Warsaw Ghetto Jews took up arms against those who came to deport them to their deaths. Nearly all of them perished.',
  E16: 'May 1943. Germany lost more than forty submarines at sea and withdrew most of the others from the North Atlantic.',
  E17: '4 July 1943. General Władysław Sikorski, Prime Minister and Commander-in-Chief, died when his aircraft crashed just after take-off from Gibraltar.',
  E18: '10 July 1943. The Allies landed in Sicily. Polish warships were among those that covered the landing.',
  E19: '8 September 1943. The armistice between Italy and the Allies was announced. The Germans disarmed the Italian army and occupied most of the country.',
  E20: '28 November 1943. Roosevelt, Churchill and Stalin met at Tehran. They also spoke of the borders of Poland, without her government.',
  E21: '6 June 1944. The Allies landed in Normandy. Poles took part in the air and at sea.',
  E22: '22 June 1944. The great offensive of the Red Army in Belarus began. At the end of July the front stood on the Vistula.',
  E23: '20 July 1944. A bomb placed by Colonel Stauffenberg went off at the Wolf’s Lair near today’s Kętrzyn. Hitler survived; the conspirators were put to death.',
  E24: '16 December 1944. The last great German offensive in the west began in the Ardennes. The fighting lasted until January 1945.',
};
