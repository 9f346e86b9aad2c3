/** One thing shown large: a mission, a town, a person, a final. */
import { type GameBoard, ThingLines } from '@sztab/pieces';
import type { ComponentProps, ReactNode } from 'react';
import { FACES, isCharacter } from '../content/dice.ts';
import { CHALLENGE, type ChallengeId, finalOf, MAIN_DATE } from '../content/finals.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { threatOf } from '../content/threats.ts';
import { REWARD, TOWN } from '../content/towns.ts';
import { isFinal } from '../rules/cover.ts';
import { areBolsheviks } from '../rules/map.ts';
import type { Shape } from '../rules/moves.ts';
import { boardWords } from '../text/board.ts';
import { conditionText, effectsText, negativeText, positiveText } from '../text/cards.ts';
import { cardDate } from '../text/dates.ts';
import { EffectLine } from './effect-line.tsx';
import {
  faceName,
  isCard,
  isDie,
  isJoint,
  isThreat,
  isToken,
  isTown,
  NAMES,
  nameOf,
  needsName,
  symbolOf,
  townState,
} from './names.ts';
import { TokenSigns } from './token-signs.tsx';
import './zoom.css';

type Props = ComponentProps<GameBoard<Shape>['Zoom']>;

export function Zoom(props: Props) {
  const { thing, view, language } = props;
  const unnumbered = isDie(thing) && !isCharacter(thing);
  // A person is more than what their die shows just now.
  const name = unnumbered
    ? boardWords[language].neutralDie
    : isCharacter(thing)
      ? NAMES[language][thing]
      : nameOf(thing, view, language);
  return <ThingLines symbol={symbolOf(thing, view)} name={name} lines={linesOf(props)} />;
}

/** The signs of the card, and what they mean in words. */
function Told({ text, ...line }: ComponentProps<typeof EffectLine> & { text: string }) {
  return (
    <>
      <EffectLine {...line} />
      <small>{text}</small>
    </>
  );
}

function linesOf({ thing, view, language }: Props): readonly ReactNode[] | null {
  const say = boardWords[language];
  const bolsheviks = areBolsheviks(view);
  if (isCard(thing)) {
    const need = `${say.needs}: ${needsName(thing, view, language)}`;
    if (isFinal(thing)) {
      return [
        cardDate(finalOf(thing).date, language),
        need,
        say.easyIf(conditionText(finalOf(thing).easyIf, language)),
      ];
    }
    const { date, positive, negative, bang } = missionOf(thing as MissionId);
    const shown = { language, bolsheviks };
    return [
      cardDate(date, language),
      need,
      <Told key="+" sign="+" lists={positive} text={positiveText(thing as MissionId, language)} {...shown} />,
      <Told
        key="−"
        sign="−"
        lists={[negative]}
        text={negativeText(thing as MissionId, language, bolsheviks)}
        {...shown}
      />,
      bang ? say.bangRule : say.pawnRule,
    ];
  }
  if (isThreat(thing)) {
    const { date, effects } = threatOf(thing);
    return [cardDate(date, language), effectsText(effects, language, bolsheviks)];
  }
  if (isJoint(thing)) {
    const date = thing in CHALLENGE ? CHALLENGE[thing as ChallengeId].date : MAIN_DATE[thing as 'paris'];
    return [cardDate(date, language), say.jointRule];
  }
  if (isTown(thing)) {
    const { region } = TOWN[thing];
    const reward = REWARD[region] === 'morale' ? say.rewardMorale : say.rewardDie;
    return [townState(thing, view, language), say.regionReward(say.regions[region], reward)];
  }
  if (isDie(thing)) {
    const faces = FACES[isCharacter(thing) ? thing : 'neutral'].map((_, i) => faceName(thing, i + 1, language));
    return [faces.join(' · ')];
  }
  if (isToken(thing)) return [<TokenSigns key="signs" token={thing} />, say.tokenRule];
  return null;
}
