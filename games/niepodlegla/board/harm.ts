/** What a mission does that nobody undertakes, in words. */
import type { Language } from '@sztab/kernel';
import { capital, typeset } from '@sztab/kernel/words';
import { type MissionId, missionOf } from '../content/missions.ts';
import { isFinal } from '../rules/cover.ts';
import { areBolsheviks } from '../rules/map.ts';
import type { CardId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { plainEffects } from '../text/cards.ts';
import { storyWords } from '../text/story.ts';

/** NPG-5.1.2: a track at 0 loses nothing more, whatever the card says. */
export function harmText(card: CardId, view: View, language: Language): string {
  if (isFinal(card)) return '';
  const effects = missionOf(card as MissionId).negative.map((effect) =>
    effect.is === 'track' && effect.by < 0 && view[effect.track] === 0
      ? storyWords[language].stands(effect.track, 0)
      : plainEffects([effect], language, areBolsheviks(view)),
  );
  return typeset(capital(effects.join('; ')), language);
}
