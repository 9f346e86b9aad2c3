/** The sentence of an open decision: what is asked, chips for what was chosen, and the slot that waits. */
import { type Chip, Glyph as Sign, sumOf } from '@sztab/pieces';
import { type CSSProperties, Fragment } from 'react';
import type { Decision } from '../decision.ts';
import type { Riding } from '../riding.ts';
import { promptNow, type Sitting } from '../sitting.ts';
import type { OrderProps } from './order-line.tsx';

export function Sentence({ sitting, decision, reacting }: Pick<OrderProps, 'sitting' | 'decision' | 'reacting'>) {
  const { board, view, language } = sitting;
  const { choice } = decision;
  if (decision.sharing) return <Shared sitting={sitting} decision={decision} />;
  if (decision.heading) return <Headed heading={decision.heading} back={decision.undo} />;
  // In a reaction the window beside the board says what can be chosen.
  const wanted = choice.legal.size > 0 && !(reacting && choice.picked.length === 0);
  const text = choice.picked.length === 0 ? (promptNow(sitting)?.text ?? '') : null;
  const next = wanted ? board.nextSlot(choice, view, language) : '';
  // “Choose an order” asks for it in the same words.
  const slot = text?.toLocaleLowerCase(language).includes(next) ? '' : next;
  return (
    <p className="order-sentence">
      {text !== null ? <Line text={text} /> : <Chips sitting={sitting} decision={decision} />}
      {decision.riding && <Along riding={decision.riding} />}
      {slot && (
        // What may still be added is not what must be chosen.
        <span className="order-slot" data-optional={choice.complete !== null || undefined}>
          {slot}
        </span>
      )}
    </p>
  );
}

/** A phone sets a sentence of more letters in two lines. */
export const LONG_SENTENCE = 36;
/** More letters than two lines of the smallest phone hold: they have three. */
const LONGEST = 88;

/** One line, whatever it says: a long sentence is set smaller, so that it fits its place, and what does not fit even so is cut. */
export function Line({ text }: { text: string }) {
  const long =
    text.length > LONGEST ? 'very most' : text.length > 58 ? 'very' : text.length > LONG_SENTENCE ? '' : undefined;
  return (
    <span
      className="order-text"
      data-long={long}
      style={{ '--letters': text.length } as CSSProperties}
      title={long === undefined ? undefined : text}
    >
      {text}
    </span>
  );
}

/** A chip says what was chosen; touching it goes back to that choice, and forgets what was built on it. */
function Chips({ sitting, decision }: { sitting: Sitting; decision: Decision }) {
  const { board, view, language } = sitting;
  const { choice } = decision;
  const { picked } = choice;
  const name = (token: string): string => board.nameOf(token, view, language);
  const chip = (place: number): Chip =>
    board.chipOf?.(choice, place, view, language) ?? { name: name(picked[place] as string) };
  // A sentence begins with its verb, whatever was touched first; the verb is no chip where the button says it.
  const [verb] = picked.length > 1 ? picked.slice(1, 2) : [];
  return (
    <>
      {verb !== undefined && <span className="order-text">{name(verb)}</span>}
      {picked.map((token, place) =>
        verb !== undefined && place === 1 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sentence is what the chip is
          <Fragment key={place}>
            {chip(place).joint && <span className="order-joint">{chip(place).joint}</span>}
            <button type="button" className="order-chip" onClick={() => decision.backTo(place)}>
              <Sign name={board.symbolOf(token, view)} size={16} />
              <span>{chip(place).name}</span>
            </button>
          </Fragment>
        ),
      )}
    </>
  );
}

/** What goes along with the act, unless it is switched off. */
function Along({ riding: { rider, given, turn } }: { riding: Riding }) {
  return (
    <>
      <span className="order-joint">{rider.joint}</span>
      {rider.answers.map((answer, place) => (
        <button
          key={answer.move}
          type="button"
          className="order-chip order-along"
          aria-pressed={answer === given}
          onClick={() => turn(place)}
        >
          <Sign name={answer === given ? 'check' : 'star'} size={16} />
          <span>{answer.name}</span>
        </button>
      ))}
    </>
  );
}

/** Several moves in a row: where they lead, how far that is, and what it costs. */
function Headed({ heading, back }: { heading: NonNullable<Decision['heading']>; back(): void }) {
  const { verb, place, far, costs } = heading.way.words;
  const all = [far, ...costs.map(({ text }) => text)].join(' · ');
  return (
    <p className="order-sentence">
      <span className="order-text">{verb}</span>
      <button type="button" className="order-chip order-end" onClick={back}>
        <span>{place}</span>
      </button>
      <span className="order-far" title={all}>
        {far}
      </span>
    </p>
  );
}

/** Pieces that go together: where to, how many in all, and the cards that may bring more. Each place has its own numbers on the board. */
function Shared({ sitting, decision }: { sitting: Sitting; decision: Decision }) {
  const { board, view, language, say } = sitting;
  const { sharing } = decision;
  if (!sharing) return null;
  const { share, counts, words, step } = sharing;
  const sum = sumOf(share, counts);
  const cards = share.parts.filter(({ card }) => card);
  return (
    <p className="order-sentence" data-sum={sum}>
      <span className="order-text">{words.verb}</span>
      {words.place !== null && (
        <button type="button" className="order-chip" onClick={() => decision.undo()}>
          <span>{words.place}</span>
        </button>
      )}
      <span className="order-text order-joint">{words.joint}</span>
      <span className="order-stepper">
        <button type="button" aria-label={say.fewer} disabled={sum === 0} onClick={() => step(-1)}>
          −
        </button>
        {/* Where from is drawn on the board: beside a card the number is enough. */}
        <output>{cards.length > 0 ? sum : words.sum}</output>
        <button type="button" aria-label={say.more} disabled={sum >= share.room(counts).most} onClick={() => step(1)}>
          +
        </button>
      </span>
      {cards.map(({ thing, most }) => {
        const on = (counts[thing] ?? 0) > 0;
        return (
          <button
            key={thing}
            type="button"
            className="order-chip order-extra"
            aria-pressed={on}
            onClick={() => decision.touch(thing)}
          >
            <Sign name={on ? 'check' : board.symbolOf(thing, view)} size={16} />
            <span>
              {board.nameOf(thing, view, language)} +{on ? counts[thing] : most}
            </span>
          </button>
        );
      })}
    </p>
  );
}
