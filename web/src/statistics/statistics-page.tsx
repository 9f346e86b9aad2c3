/** /statistics/:game: what games of bots have shown of it, each share with its interval, and the command that counts it again. */
import { type ChanceFigures, FEWEST_GAMES, type GameFigures, type SideFigures, wilson } from '@sztab/bots';
import { barsPlot, type DotRow, dotsPlot, reliabilityPlot, SEAT_STYLES, type SeatStyle } from '@sztab/bots/plots';
import type { GameBox } from '@sztab/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Drawn } from '../analysis/drawn.tsx';
import { Figure, type Table } from '../analysis/figure.tsx';
import { useWidth } from '../analysis/use-width.ts';
import { listingOf, loadBox } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import { type AnalysisWords, analysisWords } from '../words/analysis/index.ts';
import { useWords } from '../words/index.ts';
import { loadStatistics } from './load.ts';
import './statistics.css';

interface Opened {
  readonly figures: GameFigures;
  readonly box: GameBox;
}

export default function StatisticsPage({ game }: { game: string }) {
  const [opened, setOpened] = useState<Opened | 'opening' | 'none'>('opening');
  useEffect(() => {
    let gone = false;
    if (!listingOf(game)) return setOpened('none');
    Promise.all([loadStatistics(game), loadBox(game)]).then(
      ([figures, box]) => !gone && setOpened(figures ? { figures, box } : 'none'),
      () => !gone && setOpened('none'),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  if (opened === 'opening') return <Loading />;
  if (opened === 'none') return <NotFound />;
  return <Statistics {...opened} />;
}

/** One decimal: an interval of a whole point would look like none. */
const share = (part: number): string => (100 * part).toFixed(1);

function Statistics({ figures, box }: Opened) {
  const [language] = useLanguage();
  const say = analysisWords[language];
  const words = box.words[language];
  const { levels: levelWords } = useWords();
  const { sides, options, levels, lengths, openings, together } = figures;
  const usual = sides.find(({ players }) => players === playersIn(figures)) ?? sides[0];
  const role = (one: string): string => (together ? say.teamWins : words.role(one));
  const style = (one: string): SeatStyle => {
    const seat = Object.keys(usual?.wins ?? {}).indexOf(one);
    return SEAT_STYLES[Math.max(0, seat) % SEAT_STYLES.length] as SeatStyle;
  };
  const bot = (name: string): string => levelWords[name]?.name ?? name;
  const games =
    [...sides, ...options].reduce((sum, one) => sum + one.games, 0) + levels.reduce((sum, one) => sum + one.games, 0);
  return (
    <Page title={say.figures(words.title)} className="statistics">
      <header className="statistics-head">
        <h1>{say.figures(words.title)}</h1>
        <p>{say.figuresOf(games, bot(figures.bots))}</p>
        <p>
          <Link className="btn" href={`/learn/${figures.game}`}>
            {words.title}
          </Link>
        </p>
      </header>
      {sides.map((side) => (
        <Shares
          key={side.players}
          say={say}
          title={`${say.whoWins}: ${say.seats(side.players)}`}
          games={side.games}
          even={together || side.players === 1 ? null : 1 / side.players}
          rows={Object.entries(side.wins).map(([one, won]) => ({
            name: role(one),
            won,
            games: side.games,
            style: style(one),
          }))}
        />
      ))}
      {usual && options.length > 0 && <Options {...{ figures, usual, say, role, style, box }} />}
      {levels.map(({ first, second, won, games: played }) => (
        <Shares
          key={`${first} ${second}`}
          say={say}
          title={say.byLevel}
          more={say.levelsMore}
          games={played}
          even={1 / (usual?.players ?? 2)}
          rows={[{ name: say.versus(bot(first), bot(second)), won, games: played, style: null }]}
        />
      ))}
      {lengths.counts.length > 0 && <Lengths lengths={lengths} say={say} />}
      {openings.length > 0 && (
        <Shares
          say={say}
          title={say.openings}
          more={say.openingsMore(Math.round((usual?.games ?? 0) / 50))}
          games={usual?.games ?? 0}
          even={together || (usual?.players ?? 1) === 1 ? null : 1 / (usual?.players ?? 2)}
          wide
          rows={openings.map(({ role: one, said, games: played, wins }) => ({
            name: `${together ? '' : `${role(one)}: `}${said[language] ?? ''} · ${Math.round((100 * played) / (usual?.games ?? 1))} %`,
            won: wins,
            games: played,
            style: together ? null : style(one),
          }))}
        />
      )}
      {figures.chances.map((one) => (
        <Honest key={one.players} figures={one} say={say} />
      ))}
      <section className="figure statistics-command">
        <h2>{say.makeAgain}</h2>
        <pre>
          <code>{figures.by}</code>
        </pre>
        <p>{say.made(figures.edition, figures.seed)}</p>
      </section>
    </Page>
  );
}

const playersIn = ({ by }: GameFigures): number => Number(/--players (\d+)/.exec(by)?.[1] ?? 2);

/** Shares with their intervals, against the even one. */
function Shares({
  say,
  title,
  more,
  games,
  even,
  rows,
  wide = false,
}: {
  say: AnalysisWords;
  title: string;
  more?: string;
  games: number;
  even: number | null;
  rows: readonly {
    readonly name: string;
    readonly won: number;
    readonly games: number;
    readonly style: SeatStyle | null;
  }[];
  wide?: boolean;
}) {
  const [box, width] = useWidth<HTMLDivElement>(420);
  const found = rows.map((row) => ({ ...row, ...wilson(row.won, row.games), mean: row.won / Math.max(1, row.games) }));
  const low = Math.floor(10 * Math.min(...found.map((one) => one.low), even ?? 1)) / 10;
  const high = Math.ceil(10 * Math.max(...found.map((one) => one.high), even ?? 0)) / 10;
  const table: Table = {
    caption: title,
    head: [title, say.gamesHead, say.shareOfWins, say.interval],
    rows: found.map((one) => [
      one.name,
      String(one.games),
      `${share(one.mean)} %`,
      `${share(one.low)}–${share(one.high)}`,
    ]),
  };
  const dots: readonly DotRow[] = found.map((one) => ({
    name: one.name,
    dots: [{ mean: one.mean, low: one.low, high: one.high, as: one.style ?? 'estimate' }],
    figure: `${share(one.mean)} %`,
  }));
  return (
    <Figure
      say={say}
      title={title}
      {...(more === undefined ? {} : { more })}
      table={table}
      className={wide ? 'wide' : ''}
    >
      <div ref={box}>
        {games < FEWEST_GAMES ? (
          <p>{say.tooFew(games)}</p>
        ) : (
          <Drawn
            mark={dotsPlot({
              width,
              rows: dots,
              low,
              high,
              names: 0,
              marks: [
                { at: low, name: `${share(low)} %` },
                ...(even === null ? [] : [{ at: even, name: say.evenShare, strong: true }]),
                { at: high, name: `${share(high)} %` },
              ].filter((one) => one.strong || even === null || Math.abs(one.at - even) > 0.12 * (high - low)),
              said: table.rows.map((row) => row.join(' ')).join('; '),
            })}
          />
        )}
      </div>
    </Figure>
  );
}

/** What another option changes: the difference of two shares, with its interval. */
function Options({
  figures,
  usual,
  say,
  role,
  style,
  box: { words },
}: {
  figures: GameFigures;
  usual: SideFigures;
  say: AnalysisWords;
  role(one: string): string;
  style(one: string): SeatStyle;
  box: GameBox;
}) {
  const [language] = useLanguage();
  const [box, width] = useWidth<HTMLDivElement>(420);
  const own = words[language];
  const changes = figures.options.flatMap(({ option, value, wins, games }) =>
    Object.entries(wins).map(([one, won]) => {
      const [now, before] = [won / games, (usual.wins[one] ?? 0) / usual.games];
      const bar = 1.96 * Math.sqrt((now * (1 - now)) / games + (before * (1 - before)) / usual.games);
      const mean = 100 * (now - before);
      const shown = Math.abs(mean) > 100 * bar;
      return {
        name: `${own.option(option).name}: ${own.optionValue(option, value).name} · ${role(one)}`,
        mean,
        bar: 100 * bar,
        shown,
        as: figures.together ? ('estimate' as const) : style(one),
      };
    }),
  );
  const most = Math.max(5, ...changes.map(({ mean, bar }) => Math.abs(mean) + bar));
  const figure = ({ mean, shown }: (typeof changes)[number]): string =>
    shown ? `${mean > 0 ? '+' : '−'}${Math.abs(mean).toFixed(1)}` : say.noneShown;
  const table: Table = {
    caption: say.byOption,
    head: [say.byOption, say.pointsHead, say.interval],
    rows: changes.map((one) => [one.name, one.mean.toFixed(1), `±${one.bar.toFixed(1)}`]),
  };
  return (
    <Figure say={say} title={say.byOption} more={say.optionsMore} table={table} className="wide">
      <div ref={box}>
        <Drawn
          mark={dotsPlot({
            width,
            rows: changes.map((one) => ({
              name: one.name,
              figure: figure(one),
              dots: [{ mean: one.mean, low: one.mean - one.bar, high: one.mean + one.bar, as: one.as }],
            })),
            low: -most,
            high: most,
            names: 0,
            marks: [
              { at: -most, name: `−${Math.round(most)}` },
              { at: 0, name: '0', strong: true },
              { at: most, name: `+${Math.round(most)}` },
            ],
            said: table.rows.map((row) => row.join(' ')).join('; '),
          })}
        />
      </div>
    </Figure>
  );
}

/** Of all positions to which so much was given, how many were won. */
function Honest({ figures: { players, games, error, bins }, say }: { figures: ChanceFigures; say: AnalysisWords }) {
  const [box, width] = useWidth<HTMLDivElement>(420);
  const more = say.honestMore(say.seats(players), games, share(error));
  return (
    <Figure
      say={say}
      title={say.honest}
      more={more}
      table={{
        caption: `${say.honest} ${say.seats(players)}`,
        head: say.honestHead,
        rows: bins
          .filter(({ count }) => count > 0)
          .map(({ said, won, bar, count }) => [`${share(said)} %`, `${share(won)} ±${share(bar)} %`, String(count)]),
      }}
    >
      <div ref={box}>
        <Drawn mark={reliabilityPlot({ width, bins, above: say.honestAbove, below: say.honestBelow, said: more })} />
      </div>
    </Figure>
  );
}

function Lengths({ lengths: { counts, median }, say }: { lengths: GameFigures['lengths']; say: AnalysisWords }) {
  const [box, width] = useWidth<HTMLDivElement>(420);
  return (
    <Figure
      say={say}
      title={say.lengths}
      more={say.lengthsMore(median)}
      table={{
        caption: say.lengths,
        head: [say.lengths, say.gamesHead],
        rows: counts.map(([to, games]) => [`≤ ${to}`, String(games)]),
      }}
    >
      <div ref={box}>
        <Drawn
          mark={barsPlot({
            id: 'lengths',
            width,
            height: 170,
            style: SEAT_STYLES[0] as SeatStyle,
            places: counts.map(([to, games]) => ({ name: String(to), bars: [{ value: games, fill: 'ink' }] })),
            scale: (value) => String(Math.round(value)),
            said: say.lengthsMore(median),
          })}
        />
      </div>
    </Figure>
  );
}
