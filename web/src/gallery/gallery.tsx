/** The gallery: one position at several sizes, in both themes and both languages, side by side; a move made in one picture is made in all. */

import { LANGUAGES } from '@sztab/kernel';
import { MASTER } from '@sztab/kernel/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/styles.ts';
import { gameList } from '../games.ts';
import './gallery.css';
import { namedPositions, recordNames } from './positions.ts';
import { hear, type Made, say } from './said.ts';

const SIZES = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;
const EYES = ['', 'public', '0', '1', '2', '3'] as const;

/** What is shown stands in the address, the moves too: it can be sent to somebody, and outlives a reload. */
interface Shown extends Lists {
  readonly game: string;
  readonly position: string;
  readonly eyes: string;
}
type Lists = Readonly<Record<'sizes' | 'themes' | 'languages', readonly string[]>>;

function readAddress(): { shown: Shown; moves: readonly Made[] } {
  const asked = new URLSearchParams(location.search);
  const list = (key: string, otherwise: string): string[] => (asked.get(key) ?? otherwise).split(',').filter(Boolean);
  const moves = decodeURIComponent(location.hash.slice(1)).split(';').filter(Boolean);
  return {
    shown: {
      game: asked.get('game') ?? gameList()[0]?.id ?? '',
      position: asked.get('position') ?? '',
      eyes: asked.get('eyes') ?? '',
      sizes: list('sizes', '1440,1024,390'),
      themes: list('themes', 'light'),
      languages: list('languages', LANGUAGES[0] as string),
    },
    moves: moves.map((text) => ({ seat: Number(text.split(' ')[0]), move: text.slice(text.indexOf(' ') + 1) })),
  };
}

function writeAddress({ game, position, eyes, ...lists }: Shown, moves: readonly Made[]): void {
  const query = new URLSearchParams({ game, position, ...(eyes === '' ? {} : { eyes }) });
  for (const [key, values] of Object.entries(lists)) query.set(key, values.join(','));
  const hash = moves.map(({ seat, move }) => `${seat} ${move}`).join(';');
  history.replaceState(null, '', `?${query.toString().replaceAll('%2C', ',')}#${encodeURIComponent(hash)}`);
}

function Gallery() {
  const [{ shown, moves }, set] = useState(readAddress);
  const [names, setNames] = useState<readonly string[]>([]);
  const stage = useRef<HTMLElement>(null);
  const pictures = (): Window[] =>
    [...(stage.current?.querySelectorAll('iframe') ?? [])].flatMap((one) => one.contentWindow ?? []);
  const make = (next: readonly Made[]): void => set((was) => ({ ...was, moves: next }));
  const change = (part: Partial<Shown>): void => {
    const elsewhere = part.game !== undefined || part.position !== undefined;
    set((was) => ({ shown: { ...was.shown, ...part }, moves: elsewhere ? [] : was.moves }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures are looked for when something is to be said
  useEffect(() => {
    writeAddress(shown, moves);
    for (const picture of pictures()) say(picture, { is: 'show', moves });
    return hear((said, from) => {
      if (said.is === 'made') make(said.moves);
      if (said.is === 'ready' && from) say(from as Window, { is: 'show', moves });
    });
  }, [shown, moves]);
  useEffect(() => {
    let gone = false;
    void namedPositions(shown.game).then((found) => {
      if (gone) return;
      setNames(Object.keys(found));
      set((was) => {
        const position = was.shown.position || (Object.keys(found)[0] ?? 'seed-1@0');
        return { ...was, shown: { ...was.shown, position } };
      });
    });
    return () => {
      gone = true;
    };
  }, [shown.game]);

  const { position } = shown;
  const [name = '', after = ''] = position.split('@');
  const listed = [...names, ...recordNames(shown.game), 'seed-1'];
  return (
    <>
      <header className="gallery-bar">
        <label>
          Game
          <select value={shown.game} onChange={({ target }) => change({ game: target.value, position: '' })}>
            {gameList().map(({ id, title }) => (
              <option key={id} value={id}>
                {title[MASTER]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Position
          <select value={name} onChange={({ target }) => change({ position: target.value })}>
            {!listed.includes(name) && <option value={name}>{name}</option>}
            <optgroup label="Positions of its tests">
              {names.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
            <optgroup label="Golden records">
              {recordNames(shown.game).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
            <optgroup label="Random games">
              <option>seed-1</option>
            </optgroup>
          </select>
        </label>
        {!names.includes(name) && (
          <label>
            after move
            <input
              type="number"
              min="0"
              value={after}
              placeholder="half"
              onChange={({ target }) => change({ position: target.value === '' ? name : `${name}@${target.value}` })}
            />
          </label>
        )}
        <label>
          Eyes
          <select value={shown.eyes} onChange={({ target }) => change({ eyes: target.value })}>
            {EYES.map((eyes) => (
              <option key={eyes} value={eyes}>
                {eyes === '' ? 'who is asked' : eyes === 'public' ? 'everybody' : `seat ${eyes}`}
              </option>
            ))}
          </select>
        </label>
        <Several of={SIZES.map((size) => size.name)} chosen={shown.sizes} onChoose={(sizes) => change({ sizes })} />
        <Several of={THEMES} chosen={shown.themes} onChoose={(themes) => change({ themes })} />
        <Several of={LANGUAGES} chosen={shown.languages} onChoose={(languages) => change({ languages })} />
        <span className="gallery-moves">
          <output>{moves.length === 0 ? 'as it was found' : `${moves.length} tried, ${moves.at(-1)?.move}`}</output>
          <button
            type="button"
            onClick={() => {
              const [first] = pictures();
              if (first) say(first, { is: 'any-move' });
            }}
          >
            Any move
          </button>
          <button type="button" disabled={moves.length === 0} onClick={() => make(moves.slice(0, -1))}>
            Take back
          </button>
          <button type="button" disabled={moves.length === 0} onClick={() => make([])}>
            As it was
          </button>
        </span>
      </header>
      <main className="gallery" ref={stage}>
        {position !== '' && <Pictures key={`${shown.game} ${position} ${shown.eyes}`} shown={shown} />}
      </main>
    </>
  );
}

/** A row for each theme and language, as large as the window lets it be. */
function Pictures({ shown }: { shown: Shown }) {
  const [room, setRoom] = useState(innerWidth);
  useLayoutEffect(() => {
    const measure = (): void => setRoom(document.documentElement.clientWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const sizes = SIZES.filter(({ name }) => shown.sizes.includes(name));
  const rows = shown.themes.flatMap((theme) => shown.languages.map((language) => ({ theme, language })));
  const all = sizes.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(1, (room - 16 * (sizes.length + 1)) / all);
  return rows.map(({ theme, language }) => (
    <div className="gallery-row" key={`${theme} ${language}`}>
      {sizes.map(({ name, width, height }) => {
        const query = new URLSearchParams({
          game: shown.game,
          position: shown.position,
          theme,
          language,
          eyes: shown.eyes,
        });
        const title = `${name} × ${height}, ${theme}, ${language}`;
        return (
          <figure key={name}>
            <figcaption>{title}</figcaption>
            <div style={{ width: width * scale, height: height * scale }}>
              <iframe
                title={title}
                loading="lazy"
                src={`/board-frame.html?${query}`}
                style={{ width, height, transform: `scale(${scale})` }}
              />
            </div>
          </figure>
        );
      })}
    </div>
  ));
}

function Several({
  of,
  chosen,
  onChoose,
}: {
  of: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const without = (one: string): readonly string[] => chosen.filter((other) => other !== one);
  return (
    <fieldset>
      {of.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            // The last one stays: an empty gallery shows nothing.
            disabled={chosen.length === 1 && chosen.includes(one)}
            onChange={({ target }) =>
              onChoose(target.checked ? of.filter((other) => other === one || chosen.includes(other)) : without(one))
            }
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}

createRoot(document.getElementById('page') as HTMLElement).render(<Gallery />);
