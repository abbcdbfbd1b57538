import { listItem } from '@waymark/model/entities/list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, ordersOf } from './move-in-list.ts';
import { inOrder, type Ordered } from './moved-orders.ts';
import { spreadOrders } from './order-keys.ts';

const IDS = [...'abcdefgh'];

/** The order keys in the database, changed only by whole transactions. */
type Server = Map<string, string>;

function inServer(server: Server): Ordered[] {
  return inOrder([...server].map(([itemId, order]) => ({ itemId, order })));
}

function idsIn(server: Server): string[] {
  return inServer(server).map(({ itemId }) => itemId);
}

async function commit(server: Server, move: Move): Promise<void> {
  const read = async (ids: readonly string[]) => {
    expect(new Set(ids).size).toBe(ids.length);
    return inServer(server).filter(({ itemId }) => ids.includes(itemId));
  };
  for (const [itemId, order] of (await ordersOf(move, read)) ?? []) {
    expect(server.has(itemId)).toBe(true);
    server.set(itemId, order);
  }
}

const item = fc.constantFrom(...IDS);
const editor = fc.constantFrom(0, 1, 2);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('move'), editor, item, next: fc.option(item) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hear'), editor, item, next: fc.constant(null) }) },
  // Other programs may write keys without room between them.
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cram'), editor, item, next: fc.option(item) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete'), editor, item, next: fc.constant(null) }) },
);

describe('several editors of one list', () => {
  it('lose no move: each item gets its intended position relative to unmoved items, and all others keep their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const keys = spreadOrders(IDS.length) ?? [];
        const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
        const seen = [0, 1, 2].map(() => inServer(server));
        for (const { does, editor, item, next } of steps) {
          const view = seen[editor] ?? [];
          if (does === 'hear') seen[editor] = inServer(server);
          if (does === 'delete' && server.size > 3) server.delete(item);
          if (does === 'cram' && server.has(item)) server.set(item, server.get(next ?? '') ?? '0');
          const knows = (id: string | null) => view.some(({ itemId }) => itemId === id);
          if (does !== 'move' || !knows(item) || item === next || (next !== null && !knows(next))) continue;

          const before = idsIn(server).filter((id) => id !== item);
          const isThere = server.has(item);
          const others = view.filter(({ itemId }) => itemId !== item);
          const place = others.findIndex(({ itemId }) => itemId === next);
          const [previous, behind] = [others[place - 1], others[place]];
          const hasKept = (one: Ordered) => server.get(one.itemId) === one.order;
          const [followsPrevious, isFirst] = [
            previous !== undefined && hasKept(previous),
            previous === undefined && behind !== undefined && !hasKept(behind),
          ];
          await commit(server, { itemId: item, seen: view, nextId: next ?? undefined });
          const after = idsIn(server);
          expect(after.filter((id) => id !== item)).toEqual(before);
          expect(after.includes(item)).toBe(isThere);
          if (!isThere || next === null) continue;
          const now = after.indexOf(item);
          if (followsPrevious) expect(now).toBeGreaterThan(after.indexOf(previous?.itemId ?? ''));
          else if (isFirst) expect(now).toBe(0);
          else if (server.has(next)) expect(now).toBeLessThan(after.indexOf(next));
        }
        for (const { itemId, order } of inServer(server)) {
          const whole = { itemId: itemId.repeat(20), kind: 'poi', id: itemId.repeat(20), order };
          expect(listItem.safeParse(whole).success).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('can move two items to the same position', async () => {
    await fc.assert(
      fc.asyncProperty(item, item, item, async (first, second, next) => {
        fc.pre(new Set([first, second, next]).size === 3);
        const keys = spreadOrders(IDS.length) ?? [];
        const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
        const seen = inServer(server);
        await commit(server, { itemId: first, seen, nextId: next });
        await commit(server, { itemId: second, seen, nextId: next });
        const rest = IDS.filter((id) => id !== first && id !== second);
        const end = idsIn(server);
        expect(end.filter((id) => rest.includes(id))).toEqual(rest);
        const between = end.slice(end.indexOf(rest[rest.indexOf(next) - 1] ?? '') + 1, end.indexOf(next));
        expect(between.toSorted()).toEqual([first, second].toSorted());
      }),
    );
  });

  it('move one item twice, and the later move wins', async () => {
    const keys = spreadOrders(IDS.length) ?? [];
    const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
    const seen = inServer(server);
    await commit(server, { itemId: 'a', seen, nextId: 'd' });
    await commit(server, { itemId: 'a', seen, nextId: undefined });
    expect(idsIn(server).join('')).toBe('bcdefgha');
  });

  it('can put an item first, even if the former first item has moved to the end', async () => {
    const keys = spreadOrders(IDS.length) ?? [];
    const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
    const seen = inServer(server);
    await commit(server, { itemId: 'a', seen, nextId: undefined });
    await commit(server, { itemId: 'c', seen, nextId: 'a' });
    expect(idsIn(server).join('')).toBe('cbdefgha');
  });

  it('put an item before a deleted one, and it precedes the next remaining item', async () => {
    const keys = spreadOrders(IDS.length) ?? [];
    const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
    const seen = inServer(server);
    for (const gone of ['d', 'e']) server.delete(gone);
    await commit(server, { itemId: 'a', seen, nextId: 'd' });
    expect(idsIn(server).join('')).toBe('bcafgh');
  });
});
