/** The answers to the open question for a phone: orders with what they do, people by what they would bring, cards whole. */
import { type Language, moveParts } from '@sztab/kernel';
import type { Answer, Answers, Choice, Heard } from '@sztab/pieces';
import { type EventId, eventOf } from '../content/events.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { type Bonus, ORDERS, type Order } from '../content/orders.ts';
import { REGION, type Region } from '../content/regions.ts';
import { type SoldierId, soldierOf } from '../content/soldiers.ts';
import { isLostBy } from '../rules/losses.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { sabotagePoints } from '../rules/sabotage.ts';
import { levelOf } from '../rules/soldiers.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { reachedBy } from './due.ts';
import { bestWith, handOf, mainOf } from './effects.ts';
import { RecruitEffects } from './hand.tsx';
import { isEvent, isMission, isRegion, isSoldier, monthShort, nameOf, symbolOf } from './names.ts';
import { SoldierFace } from './soldier.tsx';

interface Asked {
  readonly choice: Choice<Move>;
  readonly view: View;
  readonly language: Language;
  readonly heard: readonly Heard<Shape>[];
}

export function answers(
  choice: Choice<Move>,
  view: View,
  language: Language,
  heard: readonly Heard<Shape>[] = [],
): Answers | null {
  const asked = { choice, view, language, heard };
  const step = view.flow.at(-1)?.step;
  if (step === 'orders.choose' && choice.legal.size > 0)
    return { as: 'tiles', list: ORDERS.map((order) => orderOf(order, asked)), promised: true };
  const things = [...choice.legal];
  if (step === 'recruit.pick' && things.every(isSoldier))
    return { as: 'cards', list: things.map((id) => recruitOf(id as SoldierId, asked)), promised: true };
  if (things.length === 0) return null;
  return { as: 'tiles', list: byWorth(things, asked).map((thing) => answerOf(thing, asked)) };
}

/** What brings the own missions on comes first. */
function byWorth(things: readonly string[], { choice, view }: Asked): string[] {
  const worth = new Map(things.map((thing) => [thing, bestWith(thing, choice, view)?.worth ?? 0]));
  return things.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

function orderOf(order: Order, asked: Asked): Answer {
  const { view, language } = asked;
  const say = boardWords[language];
  const { active, vp } = view.tiles[order];
  return {
    touch: active ? order : null,
    name: catalogues[language].orders[order].name,
    symbol: symbolOf(order),
    detail: active ? say.orderDoes[order] : whoTook(order, asked),
    ...(vp > 0 && { figure: `+${vp}` }),
  };
}

/** Whose choice it was in this round. */
function whoTook(order: Order, { view, language, heard }: Asked): string {
  const say = boardWords[language];
  const chosen = heard.findLast(({ event }) => event.is === 'order-chosen' && event.order === order)?.event;
  if (chosen?.is !== 'order-chosen') return say.inactive;
  return chosen.seat === view.you ? say.takenByYou : say.takenBy(catalogues[language].staff(chosen.seat));
}

function recruitOf(id: SoldierId, asked: Asked): Answer {
  const { choice, view, language } = asked;
  const f = view.flow.at(-1);
  return {
    touch: id,
    name: catalogues[language].called(id),
    symbol: symbolOf(id),
    face: (
      <span className="ftf-soldier ftf-recruit ftf-phone-recruit" data-formation={soldierOf(id).formation}>
        {/* Whoever comes by Additional recruitment uses no ability. */}
        <SoldierFace id={id} language={language} worded={f?.step === 'recruit.pick' && f.first} />
        <RecruitEffects id={id} view={view} choice={choice} language={language} />
      </span>
    ),
  };
}

/** What the open choice would change, in a line; null where it changes none of the own missions. */
function effectOf(thing: string, { choice, view, language }: Asked): string | null {
  const say = boardWords[language];
  const main = mainOf(bestWith(thing, choice, view)?.effects ?? []);
  return main ? say.change(say.briefs[main.mission], main.was, main.have, main.need) : null;
}

function answerOf(thing: string, asked: Asked): Answer {
  const { view, language } = asked;
  const c = catalogues[language];
  const named = { touch: thing, symbol: symbolOf(thing) };
  if (isSoldier(thing)) {
    const fighter = view.soldiers.find(({ id }) => id === thing);
    const where = fighter ? `${c.regions[fighter.region].short}, ${fighter.s}/${fighter.u}` : '';
    const detail = effectOf(thing, asked) ?? where;
    const falls = fighter && isWounding(asked) && isLostBy(fighter, fighter.wounds + 1);
    return { ...named, name: c.called(thing), detail: falls ? `${boardWords[language].wouldFall}, ${detail}` : detail };
  }
  if (isRegion(thing)) {
    const name = c.regions[thing].short;
    return { ...named, name, detail: regionDetail(thing, asked), ...(isJoined(thing, asked) && { figure: '+1' }) };
  }
  if (isMission(thing)) return { ...named, ...missionOn(thing, asked) };
  if (isEvent(thing)) return { ...named, ...eventOn(thing, asked) };
  const detail = effectOf(thing, asked) ?? bonusDetail(thing, asked);
  return { ...named, name: nameOf(thing, view, language), ...(detail && { detail }) };
}

const isWounding = ({ choice }: Asked): boolean => choice.open.some((move) => moveParts(move).verb === 'wound');

/** What brings somebody into a region: a point where the token lies (FTF-4.3.5). */
const ARRIVING: readonly string[] = ['move', 'recruit', 'ability'];

const isJoined = (region: Region, { view, choice }: Asked): boolean =>
  view.concentration?.region === region && choice.open.every((move) => move === 'pass' || arrives(move));

const arrives = (move: Move): boolean => ARRIVING.includes(moveParts(move).verb);

const levelBelow = (view: View, region: Region): number =>
  REGION[region].levels[Math.max(0, view.domination[region] - 1)] as number;

/** What it would change; else what the region's rule does, the own mission there, or who is there. */
function regionDetail(region: Region, asked: Asked): string {
  const { view, language } = asked;
  const say = boardWords[language];
  const effect = effectOf(region, asked);
  if (effect) return effect;
  const f = view.flow.at(-1);
  if (f?.step === 'rule.choose') return say.ruleDoes[region];
  if (f?.step === 'sabotage')
    return say.sabotageDoes(levelOf(view, region), levelBelow(view, region), sabotagePoints(view, region));
  const mission = handOf(view).find((id) => missionOf(id).region === region);
  if (mission) return `${say.briefs[mission]} ${say.sumShort(availableFor(view, mission), requiredFor(view, mission))}`;
  return say.soldiers(view.soldiers.filter((fighter) => fighter.region === region).length);
}

function missionOn(id: MissionId, { view, language }: Asked): Pick<Answer, 'name' | 'detail' | 'figure'> {
  const say = boardWords[language];
  const { date, points } = missionOf(id);
  const sum = say.sumShort(availableFor(view, id), requiredFor(view, id));
  return { name: say.briefs[id], detail: `${monthShort(date)}, ${sum}`, figure: `★ ${points}` };
}

/** What the Axis would do, how far time would go, and which own missions would come due by then. */
function eventOn(id: EventId, { view, language }: Asked): Pick<Answer, 'name' | 'detail'> {
  const c = catalogues[language];
  const say = boardWords[language];
  const { region, months } = eventOf(id);
  const { then, due } = reachedBy(view, id);
  const detail = [
    `${say.axisOf(c.regions[region].short, months)} → ${monthShort(then)}`,
    ...(due.length > 0 ? [say.dueThen(due.map((mission) => say.briefs[mission]))] : []),
  ];
  return { name: c.eventCards[id].name, detail: detail.join(' · ') };
}

function bonusDetail(thing: string, { view, language }: Asked): string {
  const c = catalogues[language];
  const f = view.flow.at(-1);
  if (f?.step === 'concentration') return boardWords[language].bonusDoes[thing as Bonus];
  return f?.step === 'recruit.ability' && thing === 'use' ? c.abilities[soldierOf(f.soldier).ability].rule : '';
}
