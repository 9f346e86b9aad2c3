/** Great moments over the whole board: a threat card with its date and history, people won and arrested, 11 November. */
import { Glyph } from '@sztab/pieces';
import { isCharacter } from '../content/dice.ts';
import { MEETING } from '../content/tracks.ts';
import { storyWords } from '../text/story.ts';
import { isThreat, NAMES } from './names.ts';
import { noteOn } from './notes.ts';
import type { BoardProps } from './props.ts';
import { Politics } from './tracks.tsx';
import { Zoom } from './zoom.tsx';
import './scene.css';

export function Scene(props: BoardProps) {
  const { telling, view, language, seat } = props;
  const [thing] = telling?.things ?? [];
  if (telling?.rank !== 1 || thing === undefined) return null;
  const say = storyWords[language];
  const against = seat !== null && telling.against?.includes(seat) === true;
  if (thing === 'politics') {
    const met = view.acc + view.fp >= MEETING;
    return (
      <div className="npg-scene" data-against={against || undefined} aria-hidden="true">
        <div className="npg-scene-road">
          <h2>{say.independence(met, Math.max(0, MEETING - view.acc - view.fp))}</h2>
          <Politics {...props} />
          {met && <p className="npg-scene-note">{noteOn({ thing: 'independence' }, language)?.text}</p>}
        </div>
      </div>
    );
  }
  if (!isThreat(thing) && !isCharacter(thing)) return null;
  const note = noteOn({ thing }, language);
  // Also while it is only held, and the order line asks for what comes next.
  const head = isThreat(thing)
    ? say.threatComes
    : against
      ? say.jailed('char', NAMES[language][thing])
      : say.joined(NAMES[language][thing]);
  return (
    <div className="npg-scene" data-against={against || undefined} aria-hidden="true">
      <div className="npg-scene-card">
        <p className="npg-scene-head">
          <Glyph name={isThreat(thing) ? 'warn' : against ? 'lock' : 'rosette'} size={26} />
          {head}
        </p>
        <Zoom thing={thing} view={view} language={language} />
        {note && <p className="npg-scene-note">{note.text}</p>}
      </div>
    </div>
  );
}
