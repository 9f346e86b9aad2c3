/** What a card does, as signs and a few words. */
import type { Language } from '@sztab/kernel';
import { Glyph } from '@sztab/pieces';
import type { ReactNode } from 'react';
import type { Effect } from '../content/effects.ts';
import type { Where } from '../content/towns.ts';
import { boardWords } from '../text/board.ts';
import { TRACK_SIGN } from './marks.ts';
import { NAMES } from './names.ts';
import { TokenDisc } from './token.tsx';
import { TokenSigns } from './token-signs.tsx';
import './effects.css';

function whereName(where: Where, language: Language, short: boolean): string {
  const say = boardWords[language];
  if (short && where.startsWith('@')) return say.short[where.slice(1) as keyof typeof say.short];
  if (where === '*') return say.anywhere;
  if (where === '@russian') return say.russian;
  return where.startsWith('@')
    ? say.regions[where.slice(1) as keyof typeof say.regions]
    : NAMES[language][where as keyof (typeof NAMES)[typeof language]];
}

export function EffectSigns({
  effect,
  language,
  bolsheviks,
  short = false,
  tight = false,
}: {
  effect: Effect;
  language: Language;
  bolsheviks: boolean;
  short?: boolean;
  /** On a small card: what the line of missions without a pawn has in words is a sign. */
  tight?: boolean;
}): ReactNode {
  const say = boardWords[language];
  const signed = (by: number): string => (by > 0 ? '+1' : '−1');
  switch (effect.is) {
    case 'track':
      return (
        <>
          <Glyph name={TRACK_SIGN[effect.track]} size={15} title={say.tracks[effect.track]} />
          {signed(effect.by)}
        </>
      );
    case 'ind':
    case 'obs':
      return (
        <>
          {Array.from({ length: effect.count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal tokens
            <TokenDisc key={i} kind={effect.is === 'ind' ? 'ind' : effect.kind} bolsheviks={bolsheviks} size={15} />
          ))}
          {whereName(effect.where, language, short)}
        </>
      );
    case 'die':
      return (
        <>
          <Glyph name="rosette" size={15} />
          {say.ownDie}
        </>
      );
    case 'token':
      return (
        <>
          {say.token} <TokenSigns token={effect.token} />
        </>
      );
    case 'shield':
      return <Glyph name="shield" size={15} title={say.shield} />;
    case 'time':
      return (
        <>
          <Glyph name="hourglass" size={15} title={say.time} />
          +1
        </>
      );
    case 'black':
      return (
        <>
          <span className="npg-black-small" aria-hidden="true" />
          {say.black}
        </>
      );
    case 'remove':
      if (tight) return <Glyph name="x" size={13} title={say.lost} />;
      return (
        <>
          <Glyph name="x" size={13} />
          {say.lost}
        </>
      );
    case 'discard':
      return (
        <>
          <Glyph name="discard" size={15} />
          {say.discard(effect.count)}
        </>
      );
    case 'jail':
      return (
        <>
          <Glyph name="lock" size={15} />
          {say.prisoners[effect.what]}
        </>
      );
    case 'unless':
      return (
        <>
          {say.unless(effect.regions.map((region) => say.regions[region]))}{' '}
          <EffectSigns effect={effect.effect} language={language} bolsheviks={bolsheviks} />
        </>
      );
    case 'removeObstacle':
      return <Glyph name="discard" size={15} title={say.bonus.removeObstacle} />;
    case 'refreshTokens':
      return <Glyph name="refresh" size={15} title={say.bonus.refreshTokens} />;
  }
}

/** A row of effects; alternatives with a word between them. */
export function EffectLine({
  sign,
  lists,
  language,
  bolsheviks,
  short = false,
}: {
  sign: '+' | '−';
  lists: readonly (readonly Effect[])[];
  language: Language;
  bolsheviks: boolean;
  short?: boolean;
}) {
  return (
    <span className="npg-fx" data-sign={sign}>
      <b aria-hidden="true">{sign}</b>
      <span>
        {lists.map((list, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card in this order
          <span key={i} className="npg-alt">
            {i > 0 && <em>{short ? '/' : `${boardWords[language].or} `}</em>}
            {list.map((effect, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card in this order
              <span key={j} className="npg-one">
                <EffectSigns {...{ effect, language, bolsheviks, short }} tight={short} />
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}
