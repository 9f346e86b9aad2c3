/** /exercises/:id: what can be found in a match of this browser. */
import { Loading } from '../look/loading.tsx';
import { NotOpened, useOpenTable } from '../table/index.ts';
import { ExercisesOf } from './exercises.tsx';

export default function ExercisesPage({ id }: { id: string }) {
  const opened = useOpenTable(id, true);
  if (opened === 'opening') return <Loading />;
  if (opened === 'failed' || opened === 'newer') return <NotOpened id={id} why={opened} />;
  return <ExercisesOf table={opened} />;
}
