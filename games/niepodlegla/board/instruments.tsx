/** What the sheet itself does not show: Magdeburg, the decks, what the finals would be now, and the faces of all dice. */
import { Glyph } from '@sztab/pieces';
import { CHARACTERS, FACES } from '../content/dice.ts';
import { FINALS, finalOf } from '../content/finals.ts';
import { threatOf } from '../content/threats.ts';
import { CONDITION, mainNeeds } from '../rules/final.ts';
import { areBolsheviks } from '../rules/map.ts';
import { colourOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { conditionText, effectsText } from '../text/cards.ts';
import { cardDate } from '../text/dates.ts';
import { Regions } from './map.tsx';
import { SYMBOL_SIGN } from './marks.ts';
import { isCard, NAMES, nameOf } from './names.ts';
import type { BoardProps } from './props.ts';
import { Morale } from './tracks.tsx';
import './instruments.css';

/** From this round on everybody looks at the end. */
const PREVIEW_FROM = 7;
/** Where prisoners are held: called so in every language. */
const MAGDEBURG = 'Magdeburg';

export function Instruments(props: BoardProps) {
  const { view, language, tab } = props;
  const say = boardWords[language];
  const { jail, stackCount, threatCount, top } = view;
  const threat = view.spentThreats.at(-1);
  const prisoners = [
    jail.morale > 0 && say.jailed.morale(jail.morale),
    jail.neutral > 0 && say.jailed.neutral(jail.neutral),
    ...jail.pawns.map((seat) => say.jailed.pawn(say.colours[colourOf(view, seat)])),
    ...jail.characters.map((character) => NAMES[language][character]),
  ].filter(Boolean);
  const magdeburg = (
    <section>
      <h3>
        <Glyph name="lock" size={15} /> {MAGDEBURG}
      </h3>
      <p>{prisoners.length > 0 ? prisoners.join(', ') : say.nobodyJailed}</p>
    </section>
  );
  return (
    <div className="npg-instruments">
      <Morale {...props} />
      <Regions {...props} />
      {prisoners.length > 0 && magdeburg}
      {/* In the rail it would push the log out of sight; a page of its own has room for all of it. */}
      <details open={tab !== undefined}>
        <summary>{[prisoners.length === 0 && MAGDEBURG, say.decks, say.faces].filter(Boolean).join(' · ')}</summary>
        <div className="npg-aside">
          {prisoners.length === 0 && magdeburg}
          {view.round >= PREVIEW_FROM && !view.main && <Preview {...props} />}
          {!view.main && (
            <section>
              <h3>
                <Glyph name="deck" size={15} /> {say.decks}
              </h3>
              <p>
                {say.missionDecks(stackCount as number[])}
                {top && ` · ${say.topCard(top.deck, cardDate(top.date, language))}`}
              </p>
              <p>{say.threatDecks(threatCount.old, threatCount.new)}</p>
            </section>
          )}
          {threat && !view.main && (
            <section>
              <h3>
                <Glyph name="warn" size={15} /> {say.lastThreat}
              </h3>
              <p>
                {NAMES[language][threat]}. {effectsText(threatOf(threat).effects, language, areBolsheviks(view))}
              </p>
            </section>
          )}
          <Gone {...props} />
          <Faces {...props} />
        </div>
      </details>
    </div>
  );
}

/** What each die may show. */
function Faces({ language }: BoardProps) {
  const say = boardWords[language];
  return (
    <section>
      <h3>
        <Glyph name="die" size={15} /> {say.faces}
      </h3>
      <dl className="npg-faces">
        {(['neutral', ...CHARACTERS] as const).map((die) => (
          <div key={die}>
            <dt>{die === 'neutral' ? say.neutralDie : NAMES[language][die]}</dt>
            <dd>
              {FACES[die].map(({ sign }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die never move
                <span key={i}>
                  {[...sign].map((symbol, j) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two equal symbols on one face
                    <Glyph key={j} name={SYMBOL_SIGN[symbol as keyof typeof SYMBOL_SIGN]} size={14} />
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{say.blackDie}</dt>
          <dd>{say.blackFaces}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Missions and threats that left the game: they lie in the box, and whoever likes may look through them. */
function Gone({ view, language, onZoom }: BoardProps) {
  const say = boardWords[language];
  const piles = [view.out.filter(isCard), view.spentThreats] as const;
  if (piles.every((pile) => pile.length === 0)) return null;
  return (
    <details>
      <summary>{say.gone(piles[0].length, piles[1].length)}</summary>
      {piles.map((pile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: missions, then threats
        <ul key={i} className="npg-gone">
          {pile.map((card) => (
            <li key={card}>
              <button
                type="button"
                onClick={() => onZoom(card)}
                onPointerEnter={() => onZoom(card)}
                onPointerLeave={() => onZoom(null)}
                onFocus={() => onZoom(card)}
                onBlur={() => onZoom(null)}
              >
                {NAMES[language][card]}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </details>
  );
}

function Preview({ view, language }: BoardProps) {
  const say = boardWords[language];
  const { paris, warsaw } = mainNeeds(view);
  return (
    <section>
      <h3>
        <Glyph name="flag" size={15} /> {say.preview}
      </h3>
      <p>
        {NAMES[language].paris}: <Glyph name="quill" size={14} /> {paris} · {NAMES[language].warsaw}:{' '}
        <Glyph name="sabres" size={14} /> {warsaw}
      </p>
      <ul className="npg-preview">
        {FINALS.map((id) => {
          const easy = CONDITION[finalOf(id).easyIf](view);
          return (
            <li key={id} data-easy={easy || undefined} title={say.easyIf(conditionText(finalOf(id).easyIf, language))}>
              <Glyph name={easy ? 'check' : 'x'} size={12} />
              {nameOf(id, view, language)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
