/** Settings, and what else one may want of a table: the keys, the record, giving up, going away. */
import { eachLanguage, LANGUAGES, languageName } from '@sztab/kernel/words';
import { Glyph as Sign } from '@sztab/pieces';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../look/dialog.tsx';
import { recordOf, saveFile, type TableHandle, THEME_CHOICES, useLanguage, useTheme, useWords } from '../house.ts';
import { ASKING, type Asking, type Switch, useNoPause, useSounds, useSpeed } from '../preferences.ts';
import { onlyBotsWait, resignWords } from '../seats/seating.ts';
import { SPEEDS } from '../stage/script.ts';
import './settings.css';
import type { Sitting } from '../sitting.ts';

const LANGUAGE_NAMES = eachLanguage(languageName);

export const exportRecord = async ({ id, online }: TableHandle): Promise<void> =>
  online ? online.saveRecord() : saveFile(await recordOf(id));

export function Settings({
  sitting,
  asking,
  notes,
  onKeys,
  onRulebook,
  onClose,
}: {
  sitting: Sitting;
  asking: readonly [Asking, (value: Asking) => void];
  notes: readonly [Switch, (value: Switch) => void];
  onKeys(): void;
  onRulebook(): void;
  onClose(): void;
}) {
  const { say, table, seat, state } = sitting;
  const { themes, theme: themeName, language: languageName } = useWords();
  const [language, setLanguage] = useLanguage();
  const [theme, setTheme] = useTheme();
  const [noPause, setNoPause] = useNoPause();
  const [speed, setSpeed] = useSpeed();
  const [sounds, setSounds] = useSounds();
  const [resigning, setResigning] = useState(false);
  const othersAreBots = onlyBotsWait(table.sitters);
  const askingNames: Readonly<Record<Asking, string>> = { always: say.askAlways, changes: say.askChanges };

  if (resigning && seat !== null) {
    return (
      <Dialog title={say.resign} close={say.close} onClose={onClose}>
        <p>{say[resignWords(table, sitting.view)]}</p>
        <div className="settings-acts">
          <button
            type="button"
            className="btn stop"
            onClick={() => {
              onClose();
              // Refused only if the game ended in the same moment, and then the table shows that.
              void table.resign(seat).catch(() => {});
            }}
          >
            <Sign name="flag" />
            {say.resignYes}
          </button>
          <button type="button" className="btn quiet" onClick={() => setResigning(false)}>
            {say.cancel}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={say.settings} close={say.close} onClose={onClose}>
      {seat !== null && (
        <Choices title={say.reactions} names={askingNames} values={ASKING} chosen={asking[0]} choose={asking[1]} />
      )}
      {seat !== null && othersAreBots && (
        <Tick on={noPause} set={setNoPause}>
          {say.quick}
        </Tick>
      )}
      {table.game.board.staging && (
        <>
          <Choices title={say.pace} names={say.paces} values={SPEEDS} chosen={speed} choose={setSpeed} />
          <Tick on={sounds} set={setSounds}>
            {say.sounds}
          </Tick>
        </>
      )}
      <Tick on={notes[0]} set={notes[1]}>
        {say.historyNotes}
      </Tick>
      <Choices title={themeName} names={themes} values={THEME_CHOICES} chosen={theme} choose={setTheme} />
      <Choices title={languageName} names={LANGUAGE_NAMES} values={LANGUAGES} chosen={language} choose={setLanguage} />
      <div className="settings-acts">
        <button type="button" className="btn" onClick={onRulebook}>
          <Sign name="book" />
          {say.rulebook}
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
    </Dialog>
  );
}

function Choices<T extends string>({
  title,
  names,
  values,
  chosen,
  choose,
}: {
  title: string;
  names: Readonly<Record<T, string>>;
  values: readonly T[];
  chosen: T;
  choose(value: T): void;
}) {
  return (
    <fieldset className="settings-choices">
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={title} checked={value === chosen} onChange={() => choose(value)} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}

function Tick({ on, set, children }: { on: Switch; set(value: Switch): void; children: ReactNode }) {
  return (
    <label className="settings-tick">
      <input type="checkbox" checked={on === 'on'} onChange={(event) => set(event.target.checked ? 'on' : 'off')} />
      {children}
    </label>
  );
}
