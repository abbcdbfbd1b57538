import { listItem } from '@waymark/model/entities/list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedOrders, type NewOrders, type Ordered } from './moved-orders.ts';
import { orderBetween, spreadOrders } from './order-keys.ts';

const IDS = [...'abcdefgh'];

function startOf(ids: readonly string[]): Ordered[] {
  const orders = spreadOrders(ids.length);
  return ids.map((itemId, index) => ({ itemId, order: orders[index] ?? '' }));
}

/** As the database answers them: by the bytes of their keys, then by their ids. */
function sorted(items: Iterable<Ordered>): Ordered[] {
  return [...items].sort((a, b) =>
    a.order === b.order ? compare(a.itemId, b.itemId) : compare(a.order, b.order),
  );
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function afterWrites(items: readonly Ordered[], ...writes: readonly NewOrders[]): Ordered[] {
  const orders = new Map(items.map(({ itemId, order }) => [itemId, order]));
  for (const write of writes) for (const [itemId, order] of write) orders.set(itemId, order);
  return sorted([...orders].map(([itemId, order]) => ({ itemId, order })));
}

function idsOf(items: readonly Ordered[]): string[] {
  return items.map(({ itemId }) => itemId);
}

const place = fc.option(fc.constantFrom(...IDS), { nil: undefined });
const move = fc.record({ itemId: fc.constantFrom(...IDS), nextId: place });
/** One editor moves an item, or hears of what the other has written so far. */
const step = fc.record({ editor: fc.constantFrom(0, 1), move, hears: fc.boolean() });

describe('two editors of one list', () => {
  it('come to one order without two equal keys, however their moves meet', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let server = startOf(IDS);
        const seen = [server, server];
        for (const { editor, move, hears } of steps) {
          if (hears) seen[editor] = server;
          const write = movedOrders(seen[editor] ?? [], move.itemId, move.nextId);
          seen[editor] = afterWrites(seen[editor] ?? [], write);
          server = afterWrites(server, write);
          expect(new Set(server.map(({ order }) => order)).size).toBe(IDS.length);
        }
        expect(idsOf(server).toSorted()).toEqual(IDS);
        for (const item of server) {
          expect(
            listItem.safeParse({ ...item, itemId: 'i'.repeat(20), kind: 'poi', id: 'i'.repeat(20) }).success,
          ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('both keep their move where they move two items at once, also to one place', () => {
    fc.assert(
      fc.property(move, move, (first, second) => {
        fc.pre(first.itemId !== second.itemId);
        const start = startOf(IDS);
        const [one, other] = [first, second].map((each) => movedOrders(start, each.itemId, each.nextId));
        if (one === undefined || other === undefined) throw new Error('There are two.');
        const end = afterWrites(start, one, other);
        expect(end).toEqual(afterWrites(start, other, one));
        // What nobody moved stays in its order, and each move is there.
        const [moved, untouched] = [[first.itemId, second.itemId], (id: string) => !moved.includes(id)];
        expect(idsOf(end).filter(untouched)).toEqual(IDS.filter(untouched));
        for (const { itemId, nextId } of [first, second]) {
          if (nextId === undefined || !untouched(nextId)) continue;
          expect(idsOf(end).indexOf(itemId)).toBeLessThan(idsOf(end).indexOf(nextId));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('have the later of two moves of one item, and that item once', () => {
    const start = startOf(IDS);
    const end = afterWrites(start, movedOrders(start, 'a', 'd'), movedOrders(start, 'a', undefined));
    expect(idsOf(end).join('')).toBe('bcdefgha');
  });
});

describe('a move', () => {
  it('is what was asked for, and of one item as long as there is room', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 15 }), (moves) => {
        let items = startOf(IDS);
        for (const { itemId, nextId } of moves) {
          const write = movedOrders(items, itemId, nextId);
          expect(write.size).toBeLessThanOrEqual(1);
          const others = idsOf(items).filter((id) => id !== itemId);
          const at = nextId === undefined ? others.length : others.indexOf(nextId);
          const wanted = nextId === itemId ? idsOf(items) : others.toSpliced(at, 0, itemId);
          items = afterWrites(items, write);
          expect(idsOf(items)).toEqual(wanted);
        }
      }),
    );
  });

  it('writes all anew where there is no room, as between equal keys or ones that nothing fits between', () => {
    for (const orders of [
      ['a0', 'a0', 'a1'],
      ['0', '00', 'a1'],
      [`a0${'V'.repeat(98)}`, `a0${'V'.repeat(97)}W`, 'a1'],
    ]) {
      const items = orders.map((order, index) => ({ itemId: IDS[index] ?? '', order }));
      const write = movedOrders(items, 'c', 'b');
      expect(write.size).toBe(3);
      expect(idsOf(afterWrites(items, write))).toEqual(['a', 'c', 'b']);
    }
  });

  it('is none where the item stands there already, or is gone', () => {
    const items = startOf(IDS);
    expect(movedOrders(items, 'a', 'b').size).toBe(0);
    expect(movedOrders(items, 'h', undefined).size).toBe(0);
    expect(movedOrders(items, 'c', 'c').size).toBe(0);
    expect(movedOrders(items, 'z', 'a').size).toBe(0);
  });

  it('to the same gap, again and again, keeps to the length of a key', () => {
    let items = startOf(IDS);
    for (let turn = 0; turn < 200; turn++) {
      items = afterWrites(items, movedOrders(items, turn % 2 ? 'g' : 'h', items[1]?.itemId));
      expect(items.every(({ order }) => order.length <= 100)).toBe(true);
    }
    expect(idsOf(items).toSorted()).toEqual(IDS);
  });
});

describe('an order key', () => {
  it('lies between its neighbours, or before or behind all', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (one, other) => {
        fc.pre(one < other);
        const keys = spreadOrders(51);
        const [low, high] = [keys[one] ?? '', keys[other] ?? ''];
        const key = orderBetween(low, high) ?? '';
        expect(compare(low, key)).toBe(-1);
        expect(compare(key, high)).toBe(-1);
        expect(compare(orderBetween(null, low) ?? '', low)).toBe(-1);
        expect(compare(high, orderBetween(high, null) ?? '')).toBe(-1);
      }),
    );
  });
});
