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
/** What moves together with an item. */
const some = fc.subarray(IDS, { maxLength: 2 });
const none = fc.constant<string[]>([]);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('move'), editor, item, with: some, next: fc.option(item) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('hear'), editor, item, with: none, next: fc.constant(null) }),
  },
  // Other programs may write keys without room between them.
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('cram'), editor, item, with: none, next: fc.option(item) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delete'), editor, item, with: none, next: fc.constant(null) }),
  },
);

describe('several editors of one list', () => {
  it('lose no move: each item gets its intended position relative to unmoved items, and all others keep their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const keys = spreadOrders(IDS.length) ?? [];
        const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
        const seen = [0, 1, 2].map(() => inServer(server));
        for (const { does, editor, item, with: others, next } of steps) {
          const view = seen[editor] ?? [];
          if (does === 'hear') seen[editor] = inServer(server);
          if (does === 'delete' && server.size > 3) server.delete(item);
          if (does === 'cram' && server.has(item)) server.set(item, server.get(next ?? '') ?? '0');
          const knows = (id: string | null) => view.some(({ itemId }) => itemId === id);
          const itemIds = view.map(({ itemId }) => itemId).filter((id) => id === item || others.includes(id));
          const isMoved = (id: string | null) => id !== null && itemIds.includes(id);
          if (does !== 'move' || !knows(item) || isMoved(next) || (next !== null && !knows(next))) continue;

          const before = idsIn(server);
          const stays = view.filter(({ itemId }) => !isMoved(itemId));
          const place = stays.findIndex(({ itemId }) => itemId === next);
          const [previous, behind] = [stays[place - 1], stays[place]];
          const hasKept = (one: Ordered) => server.get(one.itemId) === one.order;
          const [followsPrevious, isFirst] = [
            previous !== undefined && hasKept(previous),
            previous === undefined && behind !== undefined && !hasKept(behind),
          ];
          await commit(server, { itemIds, seen: view, nextId: next ?? undefined });
          const after = idsIn(server);
          expect(after.filter((id) => !isMoved(id))).toEqual(before.filter((id) => !isMoved(id)));
          const moved = after.filter(isMoved);
          expect(moved).toEqual(before.filter(isMoved));
          const now = after.indexOf(moved[0] ?? '');
          if (now < 0 || next === null) continue;
          // They are together.
          expect(after.slice(now, now + moved.length)).toEqual(moved);
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
        await commit(server, { itemIds: [first], seen, nextId: next });
        await commit(server, { itemIds: [second], seen, nextId: next });
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
    await commit(server, { itemIds: ['a'], seen, nextId: 'd' });
    await commit(server, { itemIds: ['a'], seen, nextId: undefined });
    expect(idsIn(server).join('')).toBe('bcdefgha');
  });

  it('can put an item first, even if the former first item has moved to the end', async () => {
    const keys = spreadOrders(IDS.length) ?? [];
    const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
    const seen = inServer(server);
    await commit(server, { itemIds: ['a'], seen, nextId: undefined });
    await commit(server, { itemIds: ['c'], seen, nextId: 'a' });
    expect(idsIn(server).join('')).toBe('cbdefgha');
  });

  it('put an item before a deleted one, and it precedes the next remaining item', async () => {
    const keys = spreadOrders(IDS.length) ?? [];
    const server: Server = new Map(IDS.map((itemId, index) => [itemId, keys[index] ?? '']));
    const seen = inServer(server);
    for (const gone of ['d', 'e']) server.delete(gone);
    await commit(server, { itemIds: ['a'], seen, nextId: 'd' });
    expect(idsIn(server).join('')).toBe('bcafgh');
  });
});
