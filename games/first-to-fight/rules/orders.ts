/** Sections 4.1, 4.2 and 5.6: choosing orders, using them in turn, and Maneuvers. */
import { moveParts, type Seat } from '@sztab/kernel';
import { MOST_NURSES, ORDERS, type Order } from '../content/orders.ts';
import { offerConcentration } from './concentration.ts';
import { endIfNobodyHoldsAMission } from './ending.ts';
import { offerMovement, offerTraining } from './movement-and-training.ts';
import type { FtSteps } from './moves.ts';
import { offerRecruitment } from './recruitment.ts';
import { offerSabotage } from './sabotage.ts';
import { type FtTable, goOn, type OrderFrame, seatAfter, staffOf, tell } from './table.ts';

/** Puts the question of an order to a seat, if there is anything to ask (FTF-8.2). */
const OFFER: Readonly<Record<Exclude<Order, 'maneuvers'>, (t: FtTable, f: OrderFrame, seat: Seat) => void>> = {
  movement: offerMovement,
  training: offerTraining,
  sabotage: offerSabotage,
  recruitment: offerRecruitment,
  concentration: offerConcentration,
};

const activeOrders = (t: Pick<FtTable, 'tiles'>): Order[] => ORDERS.filter((order) => t.tiles[order].active);

export const orderSteps: FtSteps<'orders' | 'orders.choose' | 'order'> = {
  orders: {
    run(t, f) {
      const only = activeOrders(t);
      // FTF-8.1: the last order left is no choice.
      if (only.length === 1) chooseOrder(t, f.next, only[0] as Order);
      else t.flow.push({ step: 'orders.choose', seat: f.next });
    },
  },

  'orders.choose': {
    ask(t, { seat }) {
      return [{ seat, prompt: 'choose-order', moves: activeOrders(t).map((order) => `order(${order})` as const) }];
    },
    take(t, { seat }, _seat, move) {
      t.flow.pop();
      t.revealed = [];
      chooseOrder(t, seat, moveParts(move).args[0] as Order);
    },
  },

  order: {
    run(t, f) {
      const players = t.staffs.length;
      // FTF-8.3: once the next player is asked, nothing is taken back.
      if (f.acted > 0) t.barriers++;
      if (f.acted < players) {
        const seat = seatAfter(t, f.chooser, f.acted++);
        OFFER[f.order as Exclude<Order, 'maneuvers'>](t, f, seat);
        return;
      }
      t.tiles[f.order].active = false; // FTF-4.2.7
      t.flow.pop();
      if (endIfNobodyHoldsAMission(t)) return; // FTF-6.8.1
      goOn(t, { step: 'orders', next: seatAfter(t, f.chooser) }); // FTF-4.1.2
    },
  },
};

function chooseOrder(t: FtTable, seat: Seat, order: Order): void {
  const tile = t.tiles[order];
  staffOf(t, seat).vp += tile.vp; // FTF-4.2.3
  tell({ is: 'order-chosen', seat, order, vp: tile.vp });
  tile.vp = 0;
  if (order === 'maneuvers') {
    maneuvers(t, seat);
    return;
  }
  if (order === 'training') takeNurse(t, seat); // FTF-5.2.3
  t.flow.push({ step: 'order', order, chooser: seat, acted: 0, soldiers: [], regions: [], bonuses: [] });
}

function takeNurse(t: FtTable, seat: Seat): void {
  const staff = staffOf(t, seat);
  if (staff.nurses === MOST_NURSES) return;
  staff.nurses++;
  tell({ is: 'nurse-taken', seat });
}

/** FTF-5.6.1 to FTF-5.6.5 */
function maneuvers(t: FtTable, seat: Seat): void {
  const unused = activeOrders(t).filter((order) => order !== 'maneuvers');
  for (const order of unused) t.tiles[order].vp++;
  for (const order of ORDERS) t.tiles[order].active = true;
  t.leader = seat;
  tell({ is: 'maneuvers', seat, orders: unused });
  const starter = unused.length === 0 ? seat : seatAfter(t, seat);
  // The steps of the Ending Phase, the last one first (section 6).
  t.flow = [
    { step: 'ending.check', starter },
    { step: 'ending.events', part: 0 },
    { step: 'ending.losses', regions: [] },
    { step: 'ending.reveal' },
    { step: 'ending.axis' },
    { step: 'ending.treatment', asked: 0 },
  ];
}
