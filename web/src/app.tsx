/** Which page stands at which address. Everything but home is fetched when it is first wanted. */
import { pageAt, pages } from '@sztab/protocol/pages';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Home } from './home/home.tsx';
import { Broken } from './look/broken.tsx';
import { useLanguage } from './look/language.tsx';
import { Loading } from './look/loading.tsx';
import { NotFound } from './look/not-found.tsx';
import { Top } from './look/top.tsx';
import { updates } from './look/updates.ts';
import { hasAid, hasRulebook, loadAid, loadRulebook } from './rulebook/load.ts';

const NewTable = lazy(() => import('./home/new-table.tsx'));
const RulesPage = lazy(() => import('./rulebook/rules-page.tsx'));
const AidPage = lazy(() => import('./rulebook/aid-page.tsx'));
const LessonsPage = lazy(() => import('./learn/lessons-page.tsx'));
const LessonPage = lazy(() => import('./learn/lesson-page.tsx'));
const WatchPage = lazy(() => import('./learn/watch-page.tsx'));
const Help = lazy(() => import('./home/help.tsx'));
const TablePage = lazy(async () => ({ default: (await import('./table/index.ts')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./table/index.ts')).ReplayPage }));
const AnalysisPage = lazy(() => import('./analysis/analysis-page.tsx'));
const ExercisesPage = lazy(() => import('./analysis/exercises-page.tsx'));
const AllExercisesPage = lazy(() => import('./analysis/all-exercises-page.tsx'));
const StatisticsPage = lazy(() => import('./statistics/statistics-page.tsx'));
const LobbyPage = lazy(() => import('./online/lobby/lobby.tsx'));
const RoomPage = lazy(() => import('./online/room/room-page.tsx'));
const OnlineTablePage = lazy(() => import('./online/table/table-page.tsx'));
const MePage = lazy(() => import('./online/account/me-page.tsx'));
const ProfilePage = lazy(() => import('./online/profile/profile-page.tsx'));
const LeadersPage = lazy(() => import('./online/profile/leaders-page.tsx'));

/** A new page starts at its top, and its reader's keyboard with it. */
function useFreshStart(): void {
  const [path] = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that counts.
  useEffect(() => {
    if (!first.current && updates.outdated()) location.reload();
    if (!first.current && !location.hash) {
      scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [path]);
}

/** While a page is fetched its top bar stands already; a table has none. */
function Coming() {
  const [path] = useLocation();
  return (
    <>
      {!pageAt(path)?.isTable && <Top />}
      <Loading />
    </>
  );
}

/** A book and the page that shows it are fetched together. */
function Rules({ game }: { game: string }) {
  const [language] = useLanguage();
  if (hasRulebook(game)) void loadRulebook(game, language);
  return <RulesPage key={game} game={game} />;
}

function PlayerAid({ game }: { game: string }) {
  const [language] = useLanguage();
  if (hasAid(game)) void loadAid(game, language);
  return <AidPage key={game} game={game} />;
}

export function App() {
  useFreshStart();
  return (
    <Broken>
      <Suspense fallback={<Coming />}>
        <Switch>
          <Route path={pages.home.at} component={Home} />
          <Route path={pages.newTable.at}>{({ game }) => <NewTable key={game} game={game} />}</Route>
          <Route path={pages.table.at}>{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path={pages.replay.at}>{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path={pages.analysis.at}>{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
          <Route path={pages.exercises.at}>{({ id }) => <ExercisesPage key={id} id={id} />}</Route>
          <Route path={pages.allExercises.at} component={AllExercisesPage} />
          <Route path={pages.rules.at}>{({ game }) => <Rules game={game} />}</Route>
          <Route path={pages.aid.at}>{({ game }) => <PlayerAid game={game} />}</Route>
          <Route path={pages.lessons.at}>{({ game }) => <LessonsPage key={game} game={game} />}</Route>
          <Route path={pages.lesson.at}>
            {({ game, lesson }) => <LessonPage key={lesson} game={game} lesson={lesson} />}
          </Route>
          <Route path={pages.watch.at}>{({ game }) => <WatchPage key={game} game={game} />}</Route>
          <Route path={pages.solution.at}>
            {({ game, lesson }) => <WatchPage key={lesson} game={game} lesson={lesson} />}
          </Route>
          <Route path={pages.statistics.at}>{({ game }) => <StatisticsPage key={game} game={game} />}</Route>
          <Route path={pages.lobby.at} component={LobbyPage} />
          <Route path={pages.room.at}>{({ id }) => <RoomPage key={id} id={id} />}</Route>
          <Route path={pages.onlineReplay.at}>{({ id }) => <OnlineTablePage key={id} id={id} as="replay" />}</Route>
          <Route path={pages.onlineAnalysis.at}>{({ id }) => <OnlineTablePage key={id} id={id} as="analysis" />}</Route>
          <Route path={pages.onlineExercises.at}>
            {({ id }) => <OnlineTablePage key={id} id={id} as="exercises" />}
          </Route>
          <Route path={pages.me.at} component={MePage} />
          <Route path={pages.profile.at}>{({ id }) => <ProfilePage key={id} id={id} />}</Route>
          <Route path={pages.leaders.at}>{({ game }) => <LeadersPage key={game} game={game} />}</Route>
          <Route path={pages.help.at} component={Help} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Broken>
  );
}
