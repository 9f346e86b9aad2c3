/** What somebody likes, whatever page they are on: the same list from the top of every page and at every table, kept in this browser. */
import { eachLanguage, LANGUAGES, languageName } from '@sztab/kernel/words';
import { forgetLearned, hasLearned, useLearned } from '../learn/learned.ts';
import { useHints, useNotes, useSounds, useSpeed, useTips } from '../table/preferences.ts';
import { SPEEDS } from '../table/stage/script.ts';
import { frameWords } from '../table/words.ts';
import { useWords } from '../words/index.ts';
import { Choices, Tick } from './choices.tsx';
import { useLanguage } from './language.tsx';
import { MOTION_CHOICES, useMotion } from './motion.ts';
import { THEME_CHOICES, useTheme } from './theme.ts';

const LANGUAGE_NAMES = eachLanguage(languageName);

export function PreferenceList() {
  const words = useWords();
  const [language, setLanguage] = useLanguage();
  const say = frameWords[language];
  const [theme, setTheme] = useTheme();
  const [motion, setMotion] = useMotion();
  const [speed, setSpeed] = useSpeed();
  const [sounds, setSounds] = useSounds();
  const [notes, setNotes] = useNotes();
  const [hints, setHints] = useHints();
  const [tips, setTips] = useTips();
  const learned = useLearned();
  return (
    <div className="settings-list">
      <Choices title={say.pace} names={say.paces} values={SPEEDS} chosen={speed} choose={setSpeed} />
      <div>
        <Choices
          title={words.motion}
          names={words.motions}
          values={MOTION_CHOICES}
          chosen={motion}
          choose={setMotion}
        />
        <Tick on={sounds} set={setSounds}>
          {say.sounds}
        </Tick>
        <Tick on={notes} set={setNotes}>
          {say.historyNotes}
        </Tick>
        <Tick on={hints} set={setHints}>
          {say.hints}
        </Tick>
        <Tick on={tips} set={setTips}>
          {say.guide.setting}
        </Tick>
        {hasLearned(learned) && (
          <button type="button" className="btn quiet" onClick={forgetLearned}>
            {say.guide.forget}
          </button>
        )}
      </div>
      <Choices title={words.theme} names={words.themes} values={THEME_CHOICES} chosen={theme} choose={setTheme} />
      <Choices
        title={words.language}
        names={LANGUAGE_NAMES}
        values={LANGUAGES}
        chosen={language}
        choose={setLanguage}
      />
    </div>
  );
}
