/** /analysis/:id: a finished match of this browser, read by the bots. */
import { Loading } from '../look/loading.tsx';
import { NotOpened, useOpenTable } from '../table/index.ts';
import { AnalysisOf } from './analysis.tsx';

export default function AnalysisPage({ id }: { id: string }) {
  const opened = useOpenTable(id, true);
  if (opened === 'opening') return <Loading />;
  if (opened === 'failed' || opened === 'newer') return <NotOpened id={id} why={opened} />;
  return <AnalysisOf table={opened} />;
}
