import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Camera, HELD_MS, type Sought } from './camera.ts';
import { type Box, framed, home, isNarrow, kept, type Lie, type Pane, type Point, same, sees } from './lens.ts';

// The same cases on every run: what is red today is red tomorrow.
fc.configureGlobal({ seed: 1944 });

/** A map on a phone and on a desk: wider than its pane, drawn a little beyond its edges; a third of the phone is covered while something is told. */
const PHONE: Pane = {
  width: 390,
  height: 430,
  head: 0,
  free: 252,
  ground: { left: -40, top: 27, right: 430, bottom: 403 },
  front: { left: 60, top: 120, right: 370, bottom: 350 },
};
const DESK: Pane = {
  width: 870,
  height: 776,
  head: 0,
  free: 776,
  ground: { left: -90, top: -30, right: 960, bottom: 806 },
  front: { left: 40, top: 90, right: 830, bottom: 700 },
};
/** A lesson speaks over the top of a phone's map. */
const LESSON: Pane = { ...PHONE, head: 100, free: 430 };
const PANES = [PHONE, { ...PHONE, width: 360, height: 266, free: 150 }, LESSON, DESK];

const town = (x: number, y: number): Box => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 });
const hex = (x: number, y: number): Box => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });
const QUIET: Sought = { near: true, telling: null, told: null, asked: null };
const tells = (place: Box, fate = true): Sought => ({ ...QUIET, telling: 'here', told: { place, fate } });
const asks = (question: string, targets: readonly Box[] | null, pin: Point | null = null): Sought => ({
  ...QUIET,
  asked: { question, targets, place: null, pin },
});

/** A sheet that lies where its camera says. */
class Sheet {
  readonly camera = new Camera();
  readonly pane: Pane;
  at: Lie;
  now = 0;
  /** How often it was laid elsewhere. */
  flights = 0;

  constructor(pane: Pane) {
    this.pane = pane;
    this.at = home(pane);
  }
  seek(sought: Sought): void {
    this.now += 500;
    const to = this.camera.next(sought, this.pane, this.at, this.now);
    if (!to) return;
    this.at = to;
    this.flights++;
  }
  pull(by: Partial<Lie>): Lie {
    const { k, x, y } = this.at;
    this.at = kept(this.pane, { k: by.k ?? k, x: x + (by.x ?? 0), y: y + (by.y ?? 0) });
    this.camera.taken(this.at, this.now);
    return this.at;
  }
}

const place = fc
  .record({ x: fc.integer({ min: 70, max: 360 }), y: fc.integer({ min: 125, max: 345 }) })
  .map(({ x, y }) => town(x, y));
const anySought = fc.oneof(
  fc.constant(QUIET),
  fc.tuple(place, fc.boolean()).map(([at, fate]) => tells(at, fate)),
  fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.array(place, { maxLength: 9 })).map(([name, list]) => asks(name, list)),
  fc.constantFrom('a', 'b').map((name) => asks(name, null)),
  fc.constant<Sought>({ ...QUIET, telling: 'elsewhere' }),
);
const anyPane = fc.constantFrom(...PANES);

describe('the camera', () => {
  test('shows the place that is told where nothing lies over it, wherever it is on the map', () => {
    fc.assert(
      fc.property(anyPane, fc.array(anySought, { maxLength: 6 }), place, fc.boolean(), (pane, before, at, fate) => {
        const sheet = new Sheet(pane);
        for (const one of before) sheet.seek(one);
        sheet.seek(tells(at, fate));
        expect(sees(pane, sheet.at, at)).toBe(true);
      }),
    );
  });

  test('what is told at the very edge of what is free comes inwards', () => {
    const sheet = new Sheet(PHONE);
    const { k, y } = sheet.at;
    const low = town(200, (PHONE.free - 12 - y) / k);
    expect([sees(PHONE, sheet.at, low), sees(PHONE, sheet.at, low, 20)]).toEqual([true, false]);
    sheet.seek(tells(low));
    expect(sees(PHONE, sheet.at, low, 20)).toBe(true);
  });

  test('comes to rest: the same place moves the sheet once, or not at all', () => {
    fc.assert(
      fc.property(anyPane, fc.array(anySought, { maxLength: 6 }), anySought, (pane, before, last) => {
        const sheet = new Sheet(pane);
        for (const one of before) sheet.seek(one);
        sheet.seek(last);
        const { at, flights } = sheet;
        for (let n = 0; n < 5; n++) sheet.seek(last);
        expect([sheet.at, sheet.flights]).toEqual([at, flights]);
      }),
    );
  });

  test('never shows what lies beside the drawn ground, under nothing', () => {
    fc.assert(
      fc.property(anyPane, fc.array(anySought, { maxLength: 6 }), (pane, sought) => {
        const sheet = new Sheet(pane);
        for (const one of sought) {
          sheet.seek(one);
          const { k, x, y } = sheet.at;
          const { left, top, right, bottom } = pane.ground as Box;
          expect(left * k + x).toBeLessThanOrEqual(1e-6);
          expect(top * k + y).toBeLessThanOrEqual(pane.head + 1e-6);
          expect(right * k + x).toBeGreaterThanOrEqual(pane.width - 1e-6);
          expect(bottom * k + y).toBeGreaterThanOrEqual(pane.free - 1e-6);
        }
      }),
    );
  });

  test('fills the pane again when nothing lies over its foot any more, while others think', () => {
    const low = town(200, 340);
    const camera = new Camera();
    const lifted = camera.next(tells(low), PHONE, home(PHONE), 500) as Lie;
    const open = { ...PHONE, free: PHONE.height };
    const at = camera.next(QUIET, open, lifted, 1000) as Lie;
    expect((PHONE.ground as Box).bottom * at.k + at.y).toBeGreaterThanOrEqual(open.free - 1e-6);
    expect(sees(open, at, low)).toBe(true);
  });

  test('the near view of an act is over once others act: what they do is looked at from where the player was', () => {
    const sheet = new Sheet({ ...PHONE, free: PHONE.height });
    const before = sheet.at;
    sheet.seek(asks('who goes', [hex(110, 160), hex(140, 200)]));
    expect(sheet.at.k).toBeGreaterThan(before.k * 1.3);
    const near = sheet.at;
    sheet.seek({ ...tells(hex(110, 160), false), near: false });
    expect(sheet.at).toEqual(near);
    sheet.seek({ ...QUIET, near: false });
    sheet.seek({ ...tells(hex(300, 300), false), near: false });
    expect(sheet.at).toEqual(before);
  });

  test('comes no closer to large plates than it takes to hit them', () => {
    const plate = (x: number, y: number): Box => ({ left: x - 42, top: y - 29, right: x + 42, bottom: y + 29 });
    const sheet = new Sheet({ ...PHONE, free: PHONE.height });
    sheet.seek(asks('who flies', [plate(110, 160), plate(110, 220)]));
    expect(84 * sheet.at.k).toBeLessThan(PHONE.width / 2);
    expect(58 * sheet.at.k).toBeGreaterThan(44);
  });

  test('on a pane of another size it frames the same question anew, wherever something was touched before', () => {
    const targets = [hex(110, 160), hex(140, 200)];
    const sheet = new Sheet({ ...PHONE, free: PHONE.height });
    sheet.seek(asks('who goes', targets, { x: 140, y: 200 }));
    const lower = { ...PHONE, height: 350, free: 350 };
    const moved = targets.map(({ left, top, right, bottom }) => ({
      left: left + 150,
      top: top + 120,
      right: right + 150,
      bottom: bottom + 120,
    }));
    const at = sheet.camera.next(asks('who goes', moved, { x: 140, y: 200 }), lower, sheet.at, 9000) as Lie;
    for (const box of moved) expect(sees(lower, at, box)).toBe(true);
  });

  test('leaves the sheet where the player put it, and goes back there after what was told', () => {
    const sheet = new Sheet(DESK);
    const own = sheet.pull({ k: 2, x: -200, y: -100 });
    sheet.seek(tells(town(800, 680)));
    expect(sheet.at).toEqual(own);
    sheet.now += HELD_MS;
    sheet.seek(tells(town(800, 680)));
    expect(sheet.at).not.toEqual(own);
    sheet.seek(asks('turn', null));
    expect(sheet.at).toEqual(own);
  });

  test('comes closer to what can be touched, once a question, and goes home when the act is over', () => {
    const sheet = new Sheet(DESK);
    const first = sheet.at;
    sheet.seek(asks('step 1', [town(200, 500), town(260, 520)]));
    expect(sheet.at.k).toBeGreaterThan(first.k);
    const near = sheet.at;
    // The next step lies in view already.
    sheet.seek(asks('step 2', [town(230, 480)]));
    expect(sheet.at).toEqual(near);
    sheet.seek(asks('turn', null));
    expect(sheet.at).toEqual(first);
  });

  test('what was touched on the sheet does not move, unless a phone would show all too small, and no edge of the ground is seen', () => {
    fc.assert(
      fc.property(
        anyPane,
        fc.array(anySought, { maxLength: 4 }),
        place,
        fc.array(place, { minLength: 1, maxLength: 6 }),
        (pane, before, touched, next) => {
          const sheet = new Sheet(pane);
          for (const one of before) sheet.seek(one);
          sheet.seek(asks('which', [touched]));
          const pin = { x: touched.left + 5, y: touched.top + 5 };
          const seen = ({ k, x, y }: Lie): Point => ({ x: pin.x * k + x, y: pin.y * k + y });
          const was = seen(sheet.at);
          sheet.seek(asks('where', next, pin));
          const best = kept(pane, framed(pane, next));
          if (!isNarrow(pane) || !same(sheet.at, best)) {
            expect(seen(sheet.at).x).toBeCloseTo(was.x, 6);
            expect(seen(sheet.at).y).toBeCloseTo(was.y, 6);
          }
          expect(same(kept(pane, sheet.at), sheet.at)).toBe(true);
        },
      ),
    );
  });

  test('where a wide pane cuts off what can be touched, the sheet is moved just there, and back when nobody is asked', () => {
    const low: Pane = { ...DESK, height: 484, free: 484 };
    const sheet = new Sheet(low);
    const [first, corps] = [sheet.at, town(400, 690)];
    expect(sees(low, first, corps)).toBe(false);
    const asked = { question: 'which?', targets: null, place: null, pin: null };
    sheet.seek({ ...QUIET, near: false, asked: { ...asked, reach: corps } });
    expect(sees(low, sheet.at, corps)).toBe(true);
    expect([sheet.at.k, sheet.at.x]).toEqual([first.k, first.x]);
    sheet.seek({ ...QUIET, near: false, asked });
    expect(sheet.at).toEqual(first);
    // Whoever has moved it is left alone.
    const own = sheet.pull({ y: first.y - 5 });
    sheet.now += HELD_MS;
    sheet.seek({ ...QUIET, near: false, asked: { ...asked, reach: corps } });
    expect(sheet.at).toEqual(own);
  });

  test('on a phone the sheet leaves the finger where it would have to shrink too much around it', () => {
    const sheet = new Sheet({ ...PHONE, free: 430 });
    const next = [town(300, 200), town(262, 190), town(240, 170)];
    sheet.seek(asks('which', [town(100, 200), town(215, 215)]));
    sheet.seek(asks('where', next, { x: 215, y: 215 }));
    expect(next.every((one) => sees(sheet.pane, sheet.at, one))).toBe(true);
    expect(same(sheet.at, kept(sheet.pane, framed(sheet.pane, next)))).toBe(true);
  });

  test('around what was touched the sheet shrinks until everything is seen that can be touched next', () => {
    const sheet = new Sheet(DESK);
    sheet.seek(asks('which', [town(400, 400), town(430, 420)]));
    const [near, next] = [sheet.at.k, [town(400, 400), town(720, 180)]];
    expect(next.every((one) => sees(DESK, sheet.at, one))).toBe(false);
    sheet.seek(asks('where', next, { x: 400, y: 400 }));
    expect(next.every((one) => sees(DESK, sheet.at, one))).toBe(true);
    expect(sheet.at.k).toBeLessThan(near);
  });

  test('a player who looks around while choosing keeps the view for the next step, as long as it shows everything', () => {
    const sheet = new Sheet(DESK);
    sheet.seek(asks('step 1', [town(200, 500), town(260, 520)]));
    const wide = sheet.pull({ k: 1.2 });
    sheet.now += HELD_MS;
    sheet.seek(asks('step 2', [town(230, 480)]));
    expect(sheet.at).toEqual(wide);
    sheet.seek(asks('step 3', [town(820, 100)]));
    expect(sees(DESK, sheet.at, town(820, 100))).toBe(true);
  });

  test('what is asked about stands beside the sheet of paper that lies over the map', () => {
    const sheet = new Sheet(PHONE);
    const low = town(200, 330);
    sheet.seek({ ...QUIET, asked: { question: 'defend?', targets: null, place: low, pin: null } });
    expect([sees(PHONE, home(PHONE), low), sees(PHONE, sheet.at, low), sheet.at.k]).toEqual([
      false,
      true,
      home(PHONE).k,
    ]);
    sheet.seek(asks('turn', null));
    expect(same(sheet.at, home(PHONE))).toBe(true);
  });

  test('to see all is to forget where the player was', () => {
    const sheet = new Sheet(PHONE);
    sheet.pull({ k: 3 });
    sheet.at = sheet.camera.released(PHONE);
    sheet.now += HELD_MS;
    sheet.seek(asks('turn', null));
    expect(same(sheet.at, home(PHONE))).toBe(true);
  });
});
