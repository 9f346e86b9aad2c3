/** FTF-4.1, FTF-4.2 and FTF-5.6: choosing orders, using them in turn, and Maneuvers. */
import { call, finish, goOn, moveParts, type Seat, seal } from '@sztab/kernel';
import { MOST_NURSES, ORDERS, type Order } from '../content/orders.ts';
import { offerConcentration } from './concentration.ts';
import { endIfNobodyHoldsAMission } from './ending.ts';
import { offerMovement, offerTraining } from './movement-and-training.ts';
import type { Steps } from './moves.ts';
import { offerRecruitment } from './recruitment.ts';
import { offerSabotage } from './sabotage.ts';
import { type OrderFrame, type State, seatAfter, staffOf, tell } from './state.ts';

/** Puts the question of an order to a seat, if there is anything to ask (FTF-8.2). */
const OFFER: Readonly<Record<Exclude<Order, 'maneuvers'>, (s: State, f: OrderFrame, seat: Seat) => void>> = {
  movement: offerMovement,
  training: offerTraining,
  sabotage: offerSabotage,
  recruitment: offerRecruitment,
  concentration: offerConcentration,
};

/** FTF-4.2.2: null if this order may be chosen. */
export const noOrder = (s: Pick<State, 'tiles'>, order: Order): 'order-inactive' | null =>
  s.tiles[order].active ? null : 'order-inactive';

const activeOrders = (s: Pick<State, 'tiles'>): Order[] => ORDERS.filter((order) => noOrder(s, order) === null);

export const orderSteps: Steps<'orders' | 'orders.choose' | 'order'> = {
  orders: {
    run(s, f) {
      const only = activeOrders(s);
      // FTF-8.1: the last order left is no choice.
      if (only.length === 1) chooseOrder(s, f.next, only[0] as Order);
      else call(s, { step: 'orders.choose', seat: f.next });
    },
  },

  'orders.choose': {
    ask(s, { seat }) {
      return [{ seat, prompt: 'choose-order', moves: activeOrders(s).map((order) => `order(${order})` as const) }];
    },
    take(s, { seat }, _seat, move) {
      finish(s);
      s.revealed = [];
      chooseOrder(s, seat, moveParts(move).args[0] as Order);
    },
  },

  order: {
    run(s, f) {
      const players = s.staffs.length;
      // FTF-8.3: once the next player is asked, nothing is taken back.
      if (f.acted > 0) seal(s);
      if (f.acted < players) {
        const seat = seatAfter(s, f.chooser, f.acted++);
        OFFER[f.order as Exclude<Order, 'maneuvers'>](s, f, seat);
        return;
      }
      s.tiles[f.order].active = false; // FTF-4.2.7
      finish(s);
      if (endIfNobodyHoldsAMission(s)) return; // FTF-6.8.1
      goOn(s, { step: 'orders', next: seatAfter(s, f.chooser) }); // FTF-4.1.2
    },
  },
};

function chooseOrder(s: State, seat: Seat, order: Order): void {
  const tile = s.tiles[order];
  staffOf(s, seat).vp += tile.vp; // FTF-4.2.3
  tell({ is: 'order-chosen', seat, order, vp: tile.vp });
  tile.vp = 0;
  if (order === 'maneuvers') {
    maneuvers(s, seat);
    return;
  }
  if (order === 'training') takeNurse(s, seat); // FTF-5.2.3
  call(s, { step: 'order', order, chooser: seat, acted: 0, soldiers: [], regions: [], bonuses: [] });
}

function takeNurse(s: State, seat: Seat): void {
  const staff = staffOf(s, seat);
  if (staff.nurses === MOST_NURSES) return;
  staff.nurses++;
  tell({ is: 'nurse-taken', seat });
}

/** FTF-5.6.1 to FTF-5.6.5 */
function maneuvers(s: State, seat: Seat): void {
  const unused = activeOrders(s).filter((order) => order !== 'maneuvers');
  for (const order of unused) s.tiles[order].vp++;
  for (const order of ORDERS) s.tiles[order].active = true;
  s.leader = seat;
  tell({ is: 'maneuvers', seat, orders: unused });
  const starter = unused.length === 0 ? seat : seatAfter(s, seat);
  // The steps of the Ending Phase, the last one first (chapter 6 of the rulebook).
  goOn(s, { step: 'ending.check', starter });
  call(s, { step: 'ending.events', part: 0 });
  call(s, { step: 'ending.losses', regions: [] });
  call(s, { step: 'ending.reveal' });
  call(s, { step: 'ending.axis' });
  call(s, { step: 'ending.treatment', asked: 0 });
}
