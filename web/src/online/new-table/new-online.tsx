/** Setting up a table online: a new one, or a match of this browser that is to be played on. */
import { type GameBox, hasSideAssignment, type Options } from '@sztab/kernel';
import type { Access, Pace, WantedSitter } from '@sztab/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { recordOf, type Sitter } from '../../local/index.ts';
import { useLanguage } from '../../look/language.tsx';
import { Agreements } from '../../tables/agreements.tsx';
import { ChairList } from '../../tables/chair-list.tsx';
import { usualOptions, usualPlayers } from '../../tables/chairs.ts';
import { HowMany } from '../../tables/how-many.tsx';
import { useWords } from '../../words/index.ts';
import { useAct } from '../connection/act.ts';
import { api } from '../connection/api.ts';
import { Refused } from '../connection/trouble.ts';
import { useKeptTastes } from '../entry/person.ts';
import { useEntry } from '../entry/use-entry.tsx';
import { Trouble } from '../frame.tsx';
import { useOnlineWords } from '../words.ts';
import { AccessChoice, PaceChoice } from './terms.tsx';
import { companyOf, isDrawn, onlyHosts, usualWanted, wantedAt, wantedLike, wantedTrouble } from './wanted.ts';
import { WantedRow } from './wanted-row.tsx';
import './new-online.css';

/** A match of this browser, to be played on. */
export interface Brought {
  readonly id: string;
  readonly options: Options;
  readonly roles: readonly string[];
  readonly sitters: readonly Sitter[];
}

export default function NewOnline({ box, brought }: { box: GameBox; brought: Brought | null }) {
  const { game, words: say } = box;
  const house = useWords();
  const words = useOnlineWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const [chosen, choose] = useState<Options>({});
  const [chairs, setChairs] = useState<readonly WantedSitter[]>(() =>
    brought ? wantedLike(brought.sitters) : usualWanted(usualPlayers(game.players)),
  );
  const usual = usualOptions(box, companyOf(chairs));
  const options = brought?.options ?? { ...usual, ...chosen };
  const [lots, setLots] = useState(false);
  const [pace, setPace] = useState<Pace>({ is: 'none' });
  const [access, setAccess] = useState<Access>('link');
  const [password, setPassword] = useState('');
  const { withPerson, dialog } = useEntry();
  const { busy, trouble, run } = useAct();
  useKeptTastes();
  const drawn = brought === null && isDrawn(game, options, lots);
  const nameOf = (seat: number): string => (drawn ? words.seat(seat + 1) : say[language].role(roles[seat] as string));
  const roles = brought?.roles ?? game.roles(chairs.length, options);
  const terms = { access, pace, ...(access === 'password' ? { password } : {}) };

  const open = (): Promise<boolean> =>
    run(async () => {
      const { id } = brought
        ? await api.bring({ record: (await recordOf(brought.id)).text, chairs: [...chairs], ...terms })
        : await api.newTable({ game: game.id, options, chairs: [...chairs], drawn, ...terms });
      go(`/t/${id}`);
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = wantedTrouble(chairs, access, password, brought !== null);
    if (wrong) void run(() => Promise.reject(new Refused(wrong, 0)));
    else withPerson(open);
  };
  return (
    <>
      {dialog}
      <form onSubmit={submit} noValidate className="new-online">
        <section aria-labelledby="seats-title">
          <h2 id="seats-title">{house.newTable.seats}</h2>
          {!brought && (
            <HowMany
              players={game.players}
              value={chairs.length}
              onChange={(players) => setChairs(usualWanted(players))}
            />
          )}
          <ChairList chairs={chairs} named={nameOf}>
            {(sitter, place, i) => (
              <WantedRow {...{ sitter, place }} onChange={(next) => setChairs(wantedAt(chairs, i, next))} />
            )}
          </ChairList>
          {!brought && !hasSideAssignment(game) && chairs.length > 1 && (
            <label className="lots">
              <input type="checkbox" checked={lots} onChange={({ target }) => setLots(target.checked)} />
              {words.newTable.drawLots}
            </label>
          )}
          <div role="status">{!brought && onlyHosts(chairs) && <p className="lot">{words.newTable.onlyHosts}</p>}</div>
          {drawn && <p className="lot">{words.newTable.drawn}</p>}
          <AccessChoice access={access} password={password} onChange={setAccess} onPassword={setPassword} />
          <PaceChoice pace={pace} onChange={setPace} />
        </section>
        {!brought && <Agreements box={box} players={chairs.length} usual={usual} chosen={chosen} onChange={choose} />}
        <div className="opening">
          <div className="start">
            <button type="submit" className="btn primary" disabled={busy}>
              {words.newTable.start}
            </button>
            <p>{brought ? words.newTable.bringText : words.newTable.startText}</p>
          </div>
          <Trouble word={trouble} />
        </div>
      </form>
    </>
  );
}
