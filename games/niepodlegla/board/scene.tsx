/** Great moments over the whole board: a threat card with its date and history, people won and arrested, 11 November. */
import { Glyph } from '@sztab/pieces';
import { isCharacter } from '../content/dice.ts';
import { isThreat } from './names.ts';
import { noteOn } from './notes.ts';
import type { BoardProps } from './props.ts';
import { Politics } from './tracks.tsx';
import { Zoom } from './zoom.tsx';
import './scene.css';

export function Scene(props: BoardProps) {
  const { telling, view, language, seat } = props;
  const [thing] = telling?.things ?? [];
  if (telling?.rank !== 1 || thing === undefined) return null;
  const against = seat !== null && telling.against?.includes(seat) === true;
  if (thing === 'politics') {
    return (
      <div className="npg-scene" data-against={against || undefined} aria-hidden="true">
        {telling.words && <h2>{telling.words}</h2>}
        <Politics {...props} />
      </div>
    );
  }
  if (!isThreat(thing) && !isCharacter(thing)) return null;
  const note = noteOn({ thing }, language);
  return (
    <div className="npg-scene" data-against={against || undefined} aria-hidden="true">
      <div className="npg-scene-card">
        <Glyph name={isThreat(thing) ? 'warn' : against ? 'lock' : 'rosette'} size={34} />
        <Zoom thing={thing} view={view} language={language} />
        {note && <p className="npg-scene-note">{note.text}</p>}
      </div>
    </div>
  );
}
