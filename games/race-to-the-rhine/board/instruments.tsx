/** The rear: everybody's corps and cards, the common tracks and pools. */
import { Glyph, PencilBadge, type SymbolName } from '@sztab/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { type CardId, divisionOf } from '../content/cards.ts';
import { corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { KINDS, TRACK_PER_PLAYER } from '../content/supplies.ts';
import { roadsLeft } from '../rules/race.ts';
import { isSolo } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { cardName, commanderName, corpsShort, kindName, suppliesText, townName } from '../text/cards.ts';
import { NUMERAL } from '../text/names.ts';
import { Decks } from './decks.tsx';
import { Load } from './load.tsx';
import { KIND_SIGN, PENCIL } from './marks.ts';
import type { BoardProps } from './props.ts';
import './instruments.css';

interface GaugeProps {
  readonly sign: SymbolName;
  readonly label: string;
  readonly wide?: true;
  readonly children: ReactNode;
}

/** What lies on one of the common tracks, in a pool or in a deck. */
const Gauge = ({ sign, label, wide, children }: GaugeProps) => (
  <div data-wide={wide && ''}>
    <dt>
      <Glyph name={sign} size={15} /> {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

export function Instruments({ view, language, tab, lately }: BoardProps) {
  const say = boardWords[language];
  const most = TRACK_PER_PLAYER * view.commanders.length;
  // The own army first, as the seats above.
  const own = view.commanders[view.you ?? -1];
  const armies = own ? [own, ...view.commanders.filter((one) => one !== own)] : view.commanders;
  return (
    <div className="rtr-instruments">
      {isSolo(view)
        ? !view.result && (
            <p className="rtr-clock">
              <Glyph name="bridge" size={18} />
              {say.soloClock(view.round, view.options.soloTurnCap)}
            </p>
          )
        : // The ribbon has the clock of markers.
          view.ending && (
            <p className="rtr-clock" data-last="">
              <Glyph name="opor" size={18} />
              {say.lastRound}
            </p>
          )}
      <dl className="rtr-tracks">
        <Gauge sign="truck" label={say.freeTrucks}>
          {view.trucksOnTrack}
        </Gauge>
        {KINDS.map((kind) => (
          <Gauge key={kind} sign={KIND_SIGN[kind]} label={kindName(kind, language)}>
            <i className="rtr-stock" style={{ '--share': view.track[kind] / most } as CSSProperties} />
            <b>{view.track[kind]}</b>
            <small>{say.pool(view.pool[kind])}</small>
          </Gauge>
        ))}
        <Gauge sign="medal" label={say.medalsLeft}>
          {view.medalPool}
        </Gauge>
        {!view.options.training && (
          <Gauge sign="para" label={say.marks.paratroops}>
            {view.paratroopsLeft}
          </Gauge>
        )}
        <Gauge sign="deck" label={say.decks.pursuit} wide>
          {view.pursuitCount.join(' · ')}
        </Gauge>
        <Gauge sign="opor" label={say.decks.resistance} wide>
          {view.resistanceCount}
        </Gauge>
        {view.options.weather && (
          <Gauge sign={view.weather === 'sun' ? 'sun' : 'rain'} label={say.weather}>
            {say.weathers[view.weather]}
          </Gauge>
        )}
      </dl>
      <Decks view={view} language={language} />
      {view.seen.pursuit && <p>{say.knows('pursuit', cardName(view.seen.pursuit, language))}</p>}
      {view.seen.resistance && <p>{say.knows('resistance', cardName(view.seen.resistance, language))}</p>}
      {/* In the rail they would push what is ordered out of sight; a page of its own has room for them. */}
      <details className="rtr-armies" open={tab !== undefined}>
        <summary>{armies.map(({ colour }) => commanderName(colour, language)).join(' · ')}</summary>
        {armies.map(({ colour, level, captured, air }) => (
          <section key={colour} className="rtr-army">
            <h3>
              <PencilBadge pencil={PENCIL[colour]} size={20} />
              {say.level(level)} <small>{say.levelValues(levelOf(level))}</small>
            </h3>
            <p>
              <small>{[say.toRhine(roadsLeft(view, colour)), air && say.airOn(air)].filter(Boolean).join(' · ')}</small>
            </p>
            <LastMarch colour={colour} lately={lately} language={language} />
            <ul>
              {view.corps
                // A desk and a tablet have the cards of the own corps in sight.
                .filter(({ id }) => corpsData(id).colour === colour && (tab || colour !== own?.colour))
                .map(({ id, at, cargo, immobilised }) => (
                  <li key={id} data-immobilised={immobilised || undefined}>
                    <b title={corpsShort(id, language)}>{NUMERAL[id]}</b>
                    <span>{townName(at, language)}</span>
                    <small className="rtr-load" title={suppliesText(cargo, language)}>
                      <Load of={cargo} size={13} />
                    </small>
                  </li>
                ))}
            </ul>
            {captured.length > 0 && (
              <details>
                <summary>{say.captured(captured.length)}</summary>
                <ul>
                  {captured.map((id) => (
                    <li key={id}>
                      {cardName(id, language)} <Worth id={id} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        ))}
      </details>
    </div>
  );
}

/** Where somebody's corps went last, since the reader decided. */
function LastMarch({ colour, lately, language }: { colour: Colour } & Pick<BoardProps, 'lately' | 'language'>) {
  const last = lately.findLast(
    ({ event }) => event.is === 'stepped' && corpsData(event.corps).colour === colour,
  )?.event;
  if (last?.is !== 'stepped') return null;
  const first = lately.find(({ event }) => event.is === 'stepped' && event.corps === last.corps)?.event;
  const from = first?.is === 'stepped' ? first.from : last.from;
  return (
    <p className="rtr-last">
      {boardWords[language].lastMove(NUMERAL[last.corps], townName(from, language), townName(last.to, language))}
    </p>
  );
}

function Worth({ id }: { id: CardId }) {
  const { medal, icons } = divisionOf(id);
  return medal ? <Glyph name="medal" size={13} /> : <small>{icons}/5</small>;
}
