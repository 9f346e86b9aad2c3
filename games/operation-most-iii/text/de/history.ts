/** The history notes in German. */
import type { Partly } from '@sztab/kernel/words';
import type { en } from '../en/history.ts';

export const de: Partly<Record<keyof typeof en, string>> = {
  peenemuende:
    'In der Nacht zum 18. August 1943 bombardierte die britische Luftwaffe die Versuchsanstalt in Peenemünde. Die Raketenversuche wurden nach Blizna verlegt, auf den SS-Truppenübungsplatz „Heidelager“.',
  'first-launch':
    '5. November 1943. In Blizna startete die erste V‑2. Sie geriet außer Kontrolle und fiel einige Kilometer weiter zu Boden.',
  'decoy-village':
    'Blizna. Die Bewohner wurden vertrieben. An ihrer Stelle stand ein Scheindorf mit Hütten aus Sperrholz und Tieren aus Gips.',
  'road-from-pustkow': 'Blizna. Von Pustków zum Raketengelände wurden eine Betonstraße und ein Gleis gebaut.',
  kefir:
    'Blizna. Das Gelände beobachtete der Kreis Kolbuszowa der polnischen Heimatarmee, Deckname „Kefir“, unter Hauptmann Józef Rządzki „Boryna“.',
  'those-who-saw':
    'Menschen aus den Dörfern der Gegend sahen die Raketen am Himmel und die Orte, an denen sie aufschlugen. Was sie gesehen hatten, erreichte die Heimatarmee.',
  sarnaki: 'Ab April 1944. Viele der Versuchsraketen gingen bei Sarnaki am Bug nieder.',
  'rocket-in-the-marsh':
    '20. Mai 1944. Bei Sarnaki fiel eine V‑2 fast unversehrt auf das sumpfige Ufer des Bug. Soldaten der Heimatarmee verbargen sie vor den deutschen Suchtrupps.',
  scientists:
    'Im Untergrund untersuchte Professor Janusz Groszkowski Funk und Steuerung, Marceli Struszyński den Treibstoff und Bogdan Stefanowski das Triebwerk. Mit ihnen arbeitete Antoni Kocjan.',
  nurses:
    'Frauen dienten in der Heimatarmee als Sanitäterinnen und Kurierinnen, in den Städten und bei den Einheiten im Wald. Einen Verwundeten zu verstecken konnte eine ganze Familie das Leben kosten.',
  sturmwind:
    'Juni 1944. Zwei deutsche Unternehmen gegen Partisanen hießen Sturmwind I (11. bis 15. Juni, Wälder von Lipa und Janów) und Sturmwind II (Solska-Wald). Nach ihnen heißt die Fähigkeit im Spiel.',
  'pustkow-camp':
    'Der Übungsplatz „Heidelager“ gehörte der SS. Daneben lag in Pustków ein Zwangsarbeitslager, in dem Häftlinge zu Tode kamen.',
  osuchy:
    '25. und 26. Juni 1944. Im Solska-Wald schlugen Partisanen während Sturmwind II die Schlacht von Osuchy. Viele von ihnen fielen.',
  'three-bridges':
    'In drei Nächten des Jahres 1944 landeten alliierte Flugzeuge im besetzten Polen: Mitte April, Ende Mai und Ende Juli. Die Unternehmen hießen Most („Brücke“) I, II und III.',
  motyl:
    'Der Landeplatz „Motyl“ (Schmetterling) lag auf Feldern zwischen Wał-Ruda und Jadowniki Mokre, unweit der Mündung des Dunajec. Mehr als 200 Menschen sicherten ihn.',
  'garrison-near-motyl':
    'Juli 1944. Nahe bei „Motyl“ lagen deutsche Gendarmen, eine Bodenkompanie der Luftwaffe und leichte Flugabwehrgeschütze.',
  'planned-for-july':
    'Juli 1944. Die Landung war für die ersten Tage des Monats geplant. Erst in der Nacht zum 26. Juli gelang sie: Es regnete, und ringsum standen Deutsche.',
  'a-kilometre-away':
    'Juli 1944. Kaum einen Kilometer vom Landeplatz „Motyl“ tauchte eine deutsche Einheit auf. Das Flugzeug landete trotzdem.',
  'storch-patrols': 'Juli 1944. Flugzeuge vom Typ Fi 156 Storch überwachten die Gegend um „Motyl“ aus der Luft.',
  motorcycles:
    'Motorräder, oft mit Beiwagen, trugen den ganzen Krieg hindurch deutsche Melder und Streifen. Die Suchtrupps wollten die Trümmer vor der Heimatarmee finden.',
  dakota:
    'In der Nacht zum 26. Juli 1944, um 0.23 Uhr, setzte die Dakota KG477 der Royal Air Force auf „Motyl“ auf. Aus Brindisi flogen sie der Neuseeländer Stanley George Culliford und, als zweiter Pilot, Kazimierz Szrajer.',
  arrivals: '26. Juli 1944. Die Dakota brachte Zdzisław Jeziorański (Jan Nowak) und Cichociemni ins Land.',
  departures:
    '26. Juli 1944. Die Teile der V‑2 und der Bericht verließen „Motyl“. An Bord waren unter anderen Tomasz Arciszewski und Józef Retinger.',
  'take-off':
    '26. Juli 1944. Nach tagelangem Regen war der Boden aufgeweicht, und eine Bremse des Flugzeugs klemmte. Die beladene Dakota kam kaum frei.',
  cichociemni:
    'Die Cichociemni, „die Lautlosen im Dunkeln“. Aus Großbritannien und Italien wurden 316 Fallschirmspringer der Heimatarmee eingeflogen.',
  'no-interception':
    'Aus den polnischen Berichten erfuhren die Alliierten, was die V‑2 vermochte. Sie gaben es auf, sie im Flug abzufangen, und suchten und zerstörten die Orte, von denen sie startete.',
  'first-strikes':
    '8. September 1944. Die ersten im Kampf abgefeuerten V‑2 schlugen gegen 11 Uhr bei Paris und um 18.43 Uhr in Chiswick in London ein.',
  book: 'Zum Lesen, auf Polnisch: „Oni ocalili Londyn… Polacy w walce z niemiecką bronią V-2 w 65. rocznicę akcji Most III“, herausgegeben von Paweł Juśko, 2009.',
};
