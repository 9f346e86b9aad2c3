/** Places of a running game online: one is given up by its person, and a vacant one is taken by somebody who looks on. */
import type { Seat } from '@sztab/kernel';
import { Glyph as Sign } from '@sztab/pieces';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../look/dialog.tsx';
import type { OnlineSide } from '../house.ts';
import { nameOfSeat, type Sitting } from '../sitting.ts';

type Side = { readonly sitting: Sitting; readonly side: OnlineSide };

/** Asks first, and says what it costs. */
export function GiveUpPlace({ sitting, side }: Side) {
  const { say, table } = sitting;
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [, goTo] = useLocation();
  const moved = new Set(table.movers());
  const early = side.info.chairs.some(({ seat, who }) => who?.is !== 'bot' && !moved.has(seat));
  const leave = (): void => {
    setFailed(false);
    side.leave().then(
      () => goTo('/lobby'),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
        {say.council.giveUpPlace}
      </button>
      {asking && (
        <Dialog title={say.council.giveUpPlace} close={say.close} onClose={() => setAsking(false)}>
          <p>{say.council.giveUpCosts(early, table.game.box.lid.together === true)}</p>
          <p>{say.council.mayComeBack}</p>
          {failed && <p role="alert">{say.council.notLeft}</p>}
          <div className="settings-acts">
            <button type="button" className="btn stop" onClick={leave}>
              <Sign name="left" />
              {say.council.giveUpYes}
            </button>
            <button type="button" className="btn quiet" onClick={() => setAsking(false)}>
              {say.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export function TakePlace({ sitting, side, seat }: Side & { seat: Seat }) {
  const { say } = sitting;
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOwn = side.info.gaveUp?.seat === seat;
  const take = (): void => {
    setTrouble(null);
    side.sit(seat).catch(({ word }: { word?: string }) => {
      setTrouble(word === 'other-eyes' ? say.council.otherEyes : say.council.placeGone);
    });
  };
  return (
    <div className="take-place">
      <button type="button" className="btn" onClick={take}>
        {isOwn ? say.council.takeOwnPlace : say.council.takePlace(nameOfSeat(sitting, seat))}
      </button>
      <p>{isOwn ? say.council.nothingLost : say.council.forFun}</p>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
