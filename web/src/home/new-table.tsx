/** Setting up a table: who plays, and what is agreed. */
import { type GameBox, isPractice, type Options, seatsAreDrawn } from '@sztab/kernel';
import { type FormEvent, lazy, Suspense, use, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { languageAt, listingOf, loadBox } from '../games.ts';
import { hasLessons } from '../learn/load.ts';
import { allRows, type Origin, originOf, startFrom, startTable } from '../local/index.ts';
import { useLanguage } from '../look/language.tsx';
import { Loading } from '../look/loading.tsx';
import { NotFound } from '../look/not-found.tsx';
import { Page } from '../look/page.tsx';
import type { Brought } from '../online/new-table/new-online.tsx';
import { hasAid } from '../rulebook/load.ts';
import { Agreements } from '../tables/agreements.tsx';
import { ChairList } from '../tables/chair-list.tsx';
import {
  type Chair,
  chairsOf,
  type Setup as SetupOf,
  seated,
  setupFor,
  sittersOf,
  troubleWith,
  usualChairs,
  usualPlayers,
} from '../tables/chairs.ts';
import { Cover } from '../tables/cover.tsx';
import { HowMany } from '../tables/how-many.tsx';
import { OtherLanguage } from '../tables/other-language.tsx';
import { useWords } from '../words/index.ts';
import { BestSoFar } from './best-so-far.tsx';
import { ChairRow } from './chair-row.tsx';
import { Facts } from './facts.tsx';
import { recallName, rememberName } from './my-name.ts';
import { usualSetup } from './usual-setup.ts';
import '../tables/strip.css';
import './new-table.css';

const NewOnline = lazy(() => import('../online/new-table/new-online.tsx'));

export default function NewTable({ game }: { game: string }) {
  const words = useWords();
  const [language] = useLanguage();
  const asked = new URLSearchParams(useSearch());
  const [from, at] = [asked.get('from'), Number(asked.get('at'))];
  const [online, bring] = [asked.has('online'), asked.get('bring')];
  const [loading] = useState(() => {
    const listing = listingOf(game);
    return listing && listing.state !== 'rules' ? loadBox(game) : null;
  });
  // Without storage there is nothing to go by, and the table itself says that it cannot be kept.
  const [usual] = useState(() =>
    loading?.then((box) => usualSetup(box).catch(() => setupFor(box, NOTHING_PLAYED, NOTHING_PLAYED))),
  );
  const [origin] = useState(() => (from === null ? NO_ORIGIN : originOf(from, at).catch(() => null)));
  const [bringing] = useState(() => (bring === null ? NOT_BROUGHT : broughtTable(bring, game).catch(() => undefined)));
  const listing = listingOf(game);
  if (!listing || !loading || !usual) return <NotFound />;
  const title = listing.title[language];
  return (
    <Page title={words.titles.newTable(title)} className="new-table">
      <header>
        <div className="strip">
          <Suspense>
            <Cover game={game} />
          </Suspense>
        </div>
        <h1>{title}</h1>
        <p>{from === null ? words.newTable[bring === null ? 'title' : 'bring'] : words.newTable.fromMove(at)}</p>
        <div className="what">
          <p lang={languageAt(listing, language)}>{listing.about[language]}</p>
          <Facts game={listing} />
          {hasLessons(game) && <Link href={`/learn/${game}`}>{words.nav.learn}</Link>}
          <Link href={`/rules/${game}`}>{words.nav.rules}</Link>
          {hasAid(game) && <Link href={`/rules/${game}/aid`}>{words.rulebook.aid}</Link>}
        </div>
        <OtherLanguage game={listing} />
      </header>
      {from === null && bring === null && <Where game={game} online={online} />}
      <Suspense fallback={<Loading />}>
        {online ? (
          <OnlineSetup loading={loading} bringing={bringing} />
        ) : (
          <Setup loading={loading} from={origin} usual={usual} />
        )}
      </Suspense>
    </Page>
  );
}

/** At this screen, or with people elsewhere: two addresses, so that either can be linked to. */
function Where({ game, online }: { game: string; online: boolean }) {
  const { newTable } = useWords();
  return (
    <nav className="where" aria-label={newTable.where}>
      <Link replace href={`/new/${game}`} aria-current={online ? undefined : 'page'}>
        {newTable.here}
      </Link>
      <Link replace href={`/new/${game}?online`} aria-current={online ? 'page' : undefined}>
        {newTable.online}
      </Link>
    </nav>
  );
}

/** A match of this browser that is to be played on online; undefined if it is not there. */
async function broughtTable(id: string, game: string): Promise<Brought | undefined> {
  const row = (await allRows()).find((one) => one.id === id && one.header.game === game);
  if (!row) return undefined;
  const { header, sitters } = row;
  return { id, options: header.options, roles: header.seats.map(({ role }) => role), sitters };
}
const NOT_BROUGHT = Promise.resolve(null);

function OnlineSetup(props: { loading: Promise<GameBox>; bringing: Promise<Brought | null | undefined> }) {
  const box = use(props.loading);
  const brought = use(props.bringing);
  return brought === undefined ? <Unusable /> : <NewOnline box={box} brought={brought} />;
}

const NOTHING_PLAYED = [] as const;
/** A table from its very beginning. */
const NO_ORIGIN = Promise.resolve('start' as const);

/** `from`: a moment of another match to play on from; null if there is none that may be used. */
function Setup(props: { loading: Promise<GameBox>; from: Promise<Origin | 'start' | null>; usual: Promise<SetupOf> }) {
  const box = use(props.loading);
  const origin = use(props.from);
  const usual = use(props.usual);
  if (origin === null || (origin !== 'start' && origin.header.game !== box.game.id)) return <Unusable />;
  return <Seating box={box} origin={origin === 'start' ? null : origin} setup={usual} />;
}

function Unusable() {
  const { newTable } = useWords();
  return (
    <p role="alert" className="trouble">
      {newTable.failed}
    </p>
  );
}

function Seating({ box, origin, setup }: { box: GameBox; origin: Origin | null; setup: SetupOf }) {
  const { game, words: say } = box;
  const words = useWords();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const [chosen, choose] = useState<Options>({});
  const names = Array.from({ length: game.players[1] }, (_, i) =>
    i === 0 ? recallName() || words.you : words.friend(i + 1),
  );
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    origin ? chairsOf(origin.sitters, names) : usualChairs(usualPlayers(game.players), names, setup.level, setup.seat),
  );
  const options = origin?.header.options ?? { ...setup.options, ...chosen };
  const [practice, setPractice] = useState(() => origin !== null && isPractice(origin.header));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { newTable } = words;
  const byLot = !origin && chairs.length > 1 && seatsAreDrawn(options);
  const nameOf = (seat: number): string =>
    byLot ? newTable.seat(seat + 1) : say[language].role(roles[seat] as string);
  const roles = game.roles(chairs.length, options);

  const start = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = troubleWith(chairs);
    setTrouble(wrong && (wrong === 'name' ? newTable.nameWrong : newTable.someone));
    if (wrong || busy) return;
    const you = chairs.find(({ is }) => is === 'you');
    if (you) rememberName(you.name.trim());
    setBusy(true);
    const sitters = sittersOf(chairs);
    (origin ? startFrom(origin, sitters, practice) : startTable(game.id, options, sitters, practice)).then(
      (id) => go(`/table/${id}`),
      () => {
        setBusy(false);
        setTrouble(newTable.failed);
      },
    );
  };
  const [min] = game.players;
  return (
    <form onSubmit={start} noValidate>
      <section aria-labelledby="seats-title">
        <h2 id="seats-title">{newTable.seats}</h2>
        {!origin && (
          <HowMany
            players={game.players}
            value={chairs.length}
            onChange={(players) => setChairs(usualChairs(players, names, setup.level, setup.seat))}
          />
        )}
        <ChairList chairs={chairs} named={nameOf}>
          {(chair, side, i) => (
            <ChairRow {...{ chair, side }} onChange={(change) => setChairs(seated(chairs, i, change))} />
          )}
        </ChairList>
        {byLot && <p className="lot">{newTable.randomSides}</p>}
        {(box.lid.people?.[0] ?? min) < min && <p className="lot">{newTable.oneForSeveral}</p>}
        <label className="practice">
          <input type="checkbox" checked={practice} onChange={({ target }) => setPractice(target.checked)} />
          <span>
            {newTable.practice}
            <small>{newTable.practiceText}</small>
          </span>
        </label>
        {chairs.length === 1 && <BestSoFar box={box} />}
      </section>
      {!origin && (
        <Agreements box={box} players={chairs.length} usual={setup.options} chosen={chosen} onChange={choose} />
      )}
      <div className="opening">
        <div className="start">
          <button type="submit" className="btn primary" disabled={busy}>
            {newTable.start}
          </button>
          <p>{origin ? newTable.fromText : newTable.startText}</p>
        </div>
        <div role="alert">{trouble && <p className="trouble">{trouble}</p>}</div>
      </div>
    </form>
  );
}
