import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, movedOrders, type NewOrders, type Ordered } from './moved-orders.ts';
import { orderBetween, spreadOrders } from './order-keys.ts';

const IDS = [...'abcdefgh'];

function startOf(ids: readonly string[]): Ordered[] {
  const orders = spreadOrders(ids.length);
  return ids.map((itemId, index) => ({ itemId, order: orders?.[index] ?? '' }));
}

function afterWrites(items: readonly Ordered[], ...writes: readonly NewOrders[]): Ordered[] {
  const orders = new Map(items.map(({ itemId, order }) => [itemId, order]));
  for (const write of writes) for (const [itemId, order] of write) orders.set(itemId, order);
  return inOrder([...orders].map(([itemId, order]) => ({ itemId, order })));
}

/** Compares by bytes, as the database does. */
function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function idsOf(items: readonly Ordered[]): string[] {
  return items.map(({ itemId }) => itemId);
}

describe('a move', () => {
  it('has the intended result, and writes the keys of what moves alone as long as there is room', () => {
    const place = fc.option(fc.constantFrom(...IDS), { nil: undefined });
    const move = fc.record({ itemIds: fc.subarray(IDS, { minLength: 1, maxLength: 4 }), nextId: place });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
        let items = startOf(IDS);
        for (const { itemIds, nextId } of moves) {
          const write = movedOrders(items, itemIds, nextId);
          expect([...write.keys()].filter((id) => !itemIds.includes(id))).toEqual([]);
          const isMoved = (id: string) => itemIds.includes(id);
          const [moved, others] = [idsOf(items).filter(isMoved), idsOf(items).filter((id) => !isMoved(id))];
          const at = nextId === undefined ? others.length : others.indexOf(nextId);
          const wanted = nextId && isMoved(nextId) ? idsOf(items) : others.toSpliced(at, 0, ...moved);
          items = afterWrites(items, write);
          expect(idsOf(items)).toEqual(wanted);
        }
      }),
    );
  });

  it('rewrites the keys around if there is no room, as between equal or adjacent keys', () => {
    for (const orders of [
      ['a0', 'a0', 'a1'],
      ['0', '00', 'a1'],
      [`a0${'V'.repeat(98)}`, `a0${'V'.repeat(97)}W`, 'a1'],
    ]) {
      const items = orders.map((order, index) => ({ itemId: IDS[index] ?? '', order }));
      const write = movedOrders(items, ['c'], 'b');
      expect(write.size).toBe(3);
      expect(idsOf(afterWrites(items, write))).toEqual(['a', 'c', 'b']);
    }
  });

  it('of several items rewrites the keys around them if there is no room', () => {
    const items = startOf(IDS).map((item) => ('de'.includes(item.itemId) ? { ...item, order: 'a3' } : item));
    const write = movedOrders(items, ['a', 'h'], 'e');
    expect([...write.keys()].toSorted()).toEqual(['a', 'd', 'e', 'h']);
    expect(idsOf(afterWrites(items, write)).join('')).toBe('bcdahefg');
  });

  it('rewrites as few keys as possible, and distant items keep theirs', () => {
    const items = startOf(IDS).map((item) => (item.itemId === 'e' ? { ...item, order: 'a3' } : item));
    // The two items with the same key are in the middle.
    expect(items[3]?.order).toBe('a3');
    const write = movedOrders(items, ['a'], 'e');
    expect([...write.keys()].toSorted()).toEqual(['a', 'd', 'e']);
    expect(idsOf(afterWrites(items, write)).join('')).toBe('bcdaefgh');
  });

  it('writes nothing if the item already has the position or is gone', () => {
    const items = startOf(IDS);
    expect(movedOrders(items, ['a'], 'b').size).toBe(0);
    expect(movedOrders(items, ['h'], undefined).size).toBe(0);
    expect(movedOrders(items, ['c'], 'c').size).toBe(0);
    expect(movedOrders(items, ['z'], 'a').size).toBe(0);
  });

  it('to the same gap, repeated, never exceeds the maximum length of a key', () => {
    let items = startOf(IDS);
    for (let turn = 0; turn < 200; turn++) {
      items = afterWrites(items, movedOrders(items, [turn % 2 ? 'g' : 'h'], items[1]?.itemId));
      expect(items.every(({ order }) => order.length <= 100)).toBe(true);
    }
    expect(idsOf(items).toSorted()).toEqual(IDS);
  });
});

describe('an order key', () => {
  it('sorts between its neighbours, or before or after all others', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (one, other) => {
        fc.pre(one < other);
        const keys = spreadOrders(51) ?? [];
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
