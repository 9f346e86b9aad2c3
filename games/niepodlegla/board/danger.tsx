/** On a small screen what belongs to all never leaves it while dice roll: morale with its bands, the black die, and everybody's dice. */
import { PencilBadge } from '@sztab/pieces';
import { type MissionId, missionOf } from '../content/missions.ts';
import { isFinal } from '../rules/cover.ts';
import { areBolsheviks } from '../rules/map.ts';
import { freeCards, isFinalRound } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { EffectSigns } from './effect-line.tsx';
import { usedDice } from './filling.ts';
import { BlackDie, DieButton } from './hand.tsx';
import { harmText } from './harm.ts';
import { PENCIL } from './marks.ts';
import type { BoardProps } from './props.ts';
import { Morale } from './tracks.tsx';
import './danger.css';

export function Danger(props: BoardProps) {
  if (props.view.phase !== 'roll' || props.view.result) return null;
  return (
    <div className="npg-danger">
      <Morale {...props} />
      <BlackDie {...props} />
    </div>
  );
}

/** Under the missions: what the others of them will do, and the dice of everybody, the own last. */
export function DiceRows(props: BoardProps) {
  const { view, seat, language } = props;
  if (view.phase !== 'roll' || view.result) return null;
  const seats = view.players.map((_, one) => one).sort((a, b) => Number(a === seat) - Number(b === seat));
  const bolsheviks = areBolsheviks(view);
  const harms = isFinalRound(view)
    ? []
    : freeCards(view)
        .filter((card) => !isFinal(card))
        .map((card) => ({ card, harm: missionOf(card as MissionId).negative }));
  return (
    <div className="npg-dice-rows npg-bowls">
      {harms.length > 0 && (
        <p className="npg-alone">
          <span className="sr">
            {boardWords[language].alone} {harms.map(({ card }) => harmText(card, view, language)).join('; ')}
          </span>
          {/* In signs, as on the cards: in words they would not fit into one line. */}
          <span aria-hidden="true">{boardWords[language].alone}</span>
          {harms.map(({ card, harm }) => (
            <span key={card} className="npg-fx" data-sign="−" aria-hidden="true">
              {harm.map((effect, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card in this order
                <span key={i} className="npg-one">
                  <EffectSigns effect={effect} language={language} bolsheviks={bolsheviks} short />
                </span>
              ))}
            </span>
          ))}
        </p>
      )}
      {seats.map((owner) => {
        const { colour, held } = view.players[owner] as (typeof view.players)[number];
        const used = usedDice(view, owner);
        return (
          <p key={colour}>
            <PencilBadge pencil={PENCIL[colour]} size={20} />
            {held.map((one) => (
              <DieButton key={one.die} one={one} used={used} owner={owner} passing={false} {...props} />
            ))}
          </p>
        );
      })}
    </div>
  );
}
