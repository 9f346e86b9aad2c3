/** A second opinion on every die: every shuffle and roll of the golden games is derived again (NPG-3.16). */
import { expect } from 'vitest';
import { derivesEveryDie } from '../../testing/golden-records.ts';
import { BLACK_DIE } from '../content/dice.ts';
import { CHALLENGES, FINALS } from '../content/finals.ts';
import { deckOf, STAGES } from '../content/missions.ts';
import { forPlayers } from '../content/players.ts';
import { threatsOf } from '../content/threats.ts';
import type { Event } from '../rules/events.ts';
import { niepodlegla } from '../rules/index.ts';

derivesEveryDie(niepodlegla, new URL('./', import.meta.url), (stream, match) => {
  const { options, seats } = match.header;
  const stack = STAGES.flatMap((deck) => stream.shuffled(deckOf(deck, seats.length)));
  let old = stream.shuffled(threatsOf('old'));
  const recent = stream.shuffled(threatsOf('new'));
  const arbiter = options.startArbiter === 'random' ? stream.below(seats.length) : 0;
  let dice = 0;
  let round = 1;
  const die = (): number => {
    dice++;
    return stream.die();
  };
  const black = (pips: number): void => expect(BLACK_DIE[die() - 1]).toBe(pips);

  const hears = (event: Event): void => {
    if (event.is === 'opened') expect(event.arbiter).toBe(seats[arbiter]?.role);
    else if (event.is === 'time') round = event.round;
    else if (event.is === 'february') {
      recent.push(...old);
      old = [];
    } else if (event.is === 'missions-laid') expect(event.missions).toEqual(stack.splice(0, event.missions.length));
    else if (event.is === 'threat') expect(event.threat).toBe((round >= 6 ? recent : old).shift());
    else if (event.is === 'rolled') {
      for (const { dice: rolled } of event.rolls) for (const { up } of rolled) expect(up).toBe(die());
    } else if (event.is === 'rerolled') {
      for (const { up } of event.dice) expect(up).toBe(die());
      black(event.pips);
    } else if (event.is === 'black-die' || event.is === 'penalty') black(event.pips);
    else if (event.is === 'finals-laid') {
      expect(event.finals).toEqual(stream.shuffled(FINALS).slice(0, forPlayers(seats.length).finals));
    } else if (event.is === 'stakes' && event.challenges.length > 0) {
      expect(event.challenges).toEqual(stream.shuffled(CHALLENGES).slice(0, event.challenges.length).sort());
    }
  };

  return {
    hears,
    ends: () => expect(dice).toBeGreaterThan(10),
  };
});
