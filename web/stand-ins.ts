/**
 * What text is set in until our type is there: a typeface of the visitor's system, scaled to the measures of ours, so that no line
 * breaks anew when it comes. Systems have little in common, so there is a stand-in for each typeface that some system brings; the
 * first one that is there serves. Whoever has none of them sees the plain `sans-serif` or `serif` for that moment.
 *
 * Widths are averages over the rulebooks in both languages, in ems: regular and bold.
 */
interface Ours {
  readonly family: string;
  /** Font-stretch, and the widths of our letters in it. The narrow ones are measured at 88 %, bold ones at 650. */
  readonly stretches: readonly { readonly stretch?: string; readonly widths: Widths }[];
  readonly ascent: number;
  readonly descent: number;
  readonly systems: readonly System[];
}
type Widths = readonly [regular: number, bold: number];
interface System {
  /** Names that lead to letters of these widths, as the system knows them; bold ones have names of their own. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly widths: Widths;
}

const ARCHIVO: Ours = {
  family: 'Archivo',
  stretches: [
    { stretch: '100%', widths: [0.4404, 0.464] },
    { stretch: '62% 99%', widths: [0.3961, 0.4177] },
  ],
  ascent: 0.878,
  descent: 0.21,
  systems: [
    {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Arimo', 'Nimbus Sans', 'NimbusSans-Regular'],
      bold: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Arimo Bold',
        'Nimbus Sans Bold',
        'NimbusSans-Bold',
      ],
      widths: [0.4494, 0.48],
    },
    { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'], widths: [0.4457, 0.454] },
    {
      regular: ['Noto Sans', 'NotoSans-Regular', 'Open Sans', 'OpenSans-Regular'],
      bold: ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'],
      widths: [0.4696, 0.4985],
    },
    {
      regular: ['DejaVu Sans', 'Verdana', 'Bitstream Vera Sans'],
      bold: ['DejaVu Sans Bold', 'Verdana Bold', 'Verdana-Bold', 'Bitstream Vera Sans Bold'],
      widths: [0.5076, 0.5727],
    },
    { regular: ['FreeSans', 'Free Sans'], bold: ['FreeSansBold', 'FreeSans Bold'], widths: [0.4381, 0.4839] },
  ],
};

const BRYGADA: Ours = {
  family: 'Brygada 1918',
  stretches: [{ widths: [0.4622, 0.4727] }],
  ascent: 0.92,
  descent: 0.25,
  systems: [
    {
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Times', 'NimbusRoman-Regular'],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
        'Times Bold',
        'Times-Bold',
        'NimbusRoman-Bold',
      ],
      widths: [0.4098, 0.4328],
    },
    {
      regular: ['Noto Serif', 'NotoSerif-Regular', 'Droid Serif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold', 'Droid Serif Bold'],
      widths: [0.4792, 0.5066],
    },
    {
      regular: ['DejaVu Serif', 'Bitstream Vera Serif'],
      bold: ['DejaVu Serif Bold', 'Bitstream Vera Serif Bold'],
      widths: [0.5157, 0.5676],
    },
    { regular: ['FreeSerif', 'Free Serif'], bold: ['FreeSerifBold', 'FreeSerif Bold'], widths: [0.4009, 0.4291] },
  ],
};

const percent = (n: number): string => `${(n * 100).toFixed(1)}%`;

/** One `@font-face` per system, stretch and weight. A face that finds no file under its names is passed over for the next family. */
function faces({ family, stretches, ascent, descent, systems }: Ours): string[] {
  return systems.flatMap((system) =>
    stretches.flatMap(({ stretch, widths }) =>
      (['regular', 'bold'] as const).map((weight) => {
        const at = weight === 'regular' ? 0 : 1;
        const scale = widths[at] / system.widths[at];
        return [
          '@font-face {',
          `  font-family: "${family} as ${system.regular[0]}";`,
          `  src: ${system[weight].map((name) => `local("${name}")`).join(', ')};`,
          `  font-weight: ${weight === 'regular' ? '400 549' : '550 800'};`,
          ...(stretch ? [`  font-stretch: ${stretch};`] : []),
          `  size-adjust: ${percent(scale)};`,
          `  ascent-override: ${percent(ascent / scale)};`,
          `  descent-override: ${percent(descent / scale)};`,
          '  line-gap-override: 0%;',
          '}',
        ].join('\n');
      }),
    ),
  );
}

/** The style sheet of all stand-ins. tokens.css names their families after ours, in this order. */
export const standIns = (): string => `${[ARCHIVO, BRYGADA].flatMap(faces).join('\n')}\n`;
