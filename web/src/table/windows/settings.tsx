/** Settings, and what else one may want of a table: the keys, the record, giving up, going away. */
import { Glyph as Sign } from '@sztab/pieces';
import { useState } from 'react';
import { Link } from 'wouter';
import { Choices, Tick } from '../../look/choices.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { PreferenceList } from '../../look/preference-list.tsx';
import { recordOf, saveFile, type TableHandle } from '../house.ts';
import { useLayout } from '../layout.ts';
import { ASKING, type Asking, useNoPause } from '../preferences.ts';
import { onlyBotsWait } from '../seats/seating.ts';
import type { Sitting } from '../sitting.ts';
import { Resigning } from './resigning.tsx';
import './settings.css';

export const exportRecord = async ({ id, online }: TableHandle): Promise<void> =>
  online ? online.saveRecord() : saveFile(await recordOf(id));

export function Settings({
  sitting,
  asking,
  onKeys,
  onRulebook,
  onAid,
  onTips,
  onMeaning,
  onClose,
}: {
  sitting: Sitting;
  asking: readonly [Asking, (value: Asking) => void];
  onKeys(): void;
  onRulebook(): void;
  /** Null where the game has none. */
  readonly onAid: (() => void) | null;
  /** Null where no guide is. */
  readonly onTips: (() => void) | null;
  /** The next touch asks what something means. */
  onMeaning(): void;
  onClose(): void;
}) {
  const { say, table, seat, state } = sitting;
  const [noPause, setNoPause] = useNoPause();
  const [resigning, setResigning] = useState(false);
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'landscape';
  const othersAreBots = onlyBotsWait(table.sitters);
  const askingNames: Readonly<Record<Asking, string>> = { always: say.askAlways, changes: say.askChanges };

  if (resigning && seat !== null) {
    return <Resigning sitting={sitting} onClose={onClose} onCancel={() => setResigning(false)} />;
  }
  const acts = (
    <div className="settings-acts">
      <button type="button" className="btn" onClick={onRulebook}>
        <Sign name="book" />
        {say.rulebook}
      </button>
      {onAid && (
        <button type="button" className="btn" onClick={onAid}>
          <Sign name="lamp" />
          {say.aid}
        </button>
      )}
      {onTips && (
        <button type="button" className="btn" onClick={onTips}>
          <Sign name="note" />
          {say.guide.title}
        </button>
      )}
      <button
        type="button"
        className="btn"
        onClick={() => {
          onClose();
          onMeaning();
        }}
      >
        <Sign name="lamp" />
        {say.meaning.title}
      </button>
      <button type="button" className="btn" onClick={onKeys}>
        <Sign name="key" />
        {say.keys}
      </button>
      <button type="button" className="btn" onClick={() => void exportRecord(table)}>
        <Sign name="share" />
        {say.exportRecord}
      </button>
      {seat !== null && !state.outcome && table.game.box.game.resign && (
        <button type="button" className="btn" onClick={() => setResigning(true)}>
          <Sign name="flag" />
          {say.resign}
        </button>
      )}
      <Link className="btn" href="/">
        <Sign name="left" />
        {say.leave}
      </Link>
    </div>
  );
  return (
    <Dialog title={say.settings} close={say.close} onClose={onClose}>
      {/* A phone has no other place for them: there this is the menu. */}
      {small && acts}
      {seat !== null && (
        <Choices title={say.reactions} names={askingNames} values={ASKING} chosen={asking[0]} choose={asking[1]} />
      )}
      {seat !== null && othersAreBots && (
        <Tick on={noPause} set={setNoPause}>
          {say.quick}
        </Tick>
      )}
      {state.short && <p className="settings-note">{say.short}</p>}
      <PreferenceList />
      {!small && acts}
    </Dialog>
  );
}
