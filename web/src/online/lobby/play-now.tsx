/** One press to a game: at the seat that waits longest, or, where nobody waits, against bots at once. */
import type { Lobby, Pace } from '@sztab/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameList, loadBox } from '../../games.ts';
import { usualSetup } from '../../home/usual-setup.ts';
import { useLanguage } from '../../look/language.tsx';
import { usualOptions, usualPlayers } from '../../tables/chairs.ts';
import { GameMark } from '../../tables/game-mark.tsx';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { entropy } from '../entropy.ts';
import { Trouble } from '../frame.tsx';
import { isDrawn } from '../new-table/wanted.ts';
import { useOnlineWords } from '../words.ts';

const PACES = {
  live: { is: 'live', seconds: 2400, more: 20 },
  days: { is: 'days', days: 1 },
} as const satisfies Record<string, Pace>;
type PaceName = keyof typeof PACES;

/** The seat that waits longest for this game at this pace. */
const waitingSeat = (open: Lobby['open'], game: string, pace: PaceName): string | undefined =>
  open.filter((table) => table.game === game && table.pace.is === pace).sort((a, b) => a.opened - b.opened)[0]?.id;

/** A public table with a bot on every other chair, begun at once. */
async function againstBots(game: string, pace: PaceName): Promise<string> {
  const box = await loadBox(game);
  const { level } = await usualSetup(box);
  const options = usualOptions(box, 'apart');
  const chairs = Array.from({ length: usualPlayers(box.game.players) }, (_, i) =>
    i === 0 ? ({ is: 'me' } as const) : ({ is: 'bot', level } as const),
  );
  const drawn = isDrawn(box.game, options, false);
  const { id } = await api.newTable({ game, options, chairs, drawn, access: 'public', pace: PACES[pace] });
  await api.ready(id, { ready: true, entropy: entropy() });
  return id;
}

export function PlayNow(props: {
  open: Lobby['open'];
  /** Another table waits for the reader: its button is then the primary one, not this. */
  waited: boolean;
  withPerson(act: () => Promise<unknown>): void;
}) {
  const words = useOnlineWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const games = gameList().filter(({ state }) => state !== 'rules');
  const [game, choose] = useState(games[0]?.id ?? '');
  const [pace, setPace] = useState<PaceName>('live');
  const { busy, trouble, run } = useAct();
  const play = (): void =>
    props.withPerson(() =>
      run(async () => {
        const seat = waitingSeat(props.open, game, pace);
        if (seat) await api.sit(seat, { seat: null });
        go(`/t/${seat ?? (await againstBots(game, pace))}`);
      }),
    );
  return (
    <section id="play-now" className="play-now" aria-labelledby="play-now-title">
      <h2 id="play-now-title">{words.playNow.title}</h2>
      <p>{words.playNow.text}</p>
      <fieldset className="play-now-games">
        <legend className="sr">{words.playNow.game}</legend>
        {games.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name="play-now-game" checked={id === game} onChange={() => choose(id)} />
            <GameMark game={id} />
            <span>{title[language]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="play-now-paces">
        <legend className="sr">{words.pace.title}</legend>
        {(['live', 'days'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="play-now-pace" checked={one === pace} onChange={() => setPace(one)} />
            <b>{words.playNow.paces[one].name}</b>
            <span>{words.playNow.paces[one].text}</span>
          </label>
        ))}
      </fieldset>
      <p className="aside">{waitingSeat(props.open, game, pace) ? words.playNow.seatWaits : words.playNow.botWaits}</p>
      <button
        type="button"
        className={props.waited ? 'btn ink' : 'btn primary'}
        disabled={busy || !game}
        onClick={play}
      >
        {words.playNow.button}
      </button>
      <Trouble word={trouble} />
      <p className="aside">{words.playNow.rated}</p>
    </section>
  );
}
