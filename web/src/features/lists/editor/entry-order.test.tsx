// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import type { ListEntry } from '@waymark/model/entities/list';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { EntryOrder } from './entry-order.tsx';

const server = vi.hoisted(() => ({ moveItems: vi.fn() }));
vi.mock('../../../live/writes/list-mutations.ts', () => server);
// The names of the items are not loaded.
vi.mock('./entry-name.tsx', () => ({ EntryName: () => null }));

const InEnglish = await inEnglish('lists', 'failures');
const HEIGHT = 40;

/** Items are small letters, headings capitals. */
const ENTRIES: readonly ListEntry[] = [...'XabYcZd'].map((itemId, index) =>
  itemId === itemId.toUpperCase()
    ? { itemId, heading: { en: itemId }, order: `a${index}` }
    : { itemId, kind: 'poi', id: itemId, order: `a${index}` },
);

beforeEach(() => {
  server.moveItems.mockResolvedValue({ orders: new Map() });
  // No animation frame runs, so nothing scrolls by itself.
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = screen.queryAllByRole('row').indexOf(this as HTMLElement);
    return new DOMRect(0, Math.max(0, index) * HEIGHT, 300, HEIGHT);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The middle of the row with a number, from 0. */
const middle = (row: number) => (row + 0.5) * HEIGHT;

function point(type: string, clientY: number, on: Element): void {
  const about = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch', clientY };
  act(() => void on.dispatchEvent(new PointerEvent(type, about)));
}

test('a heading dragged by its handle takes the places of its day along, behind the day in which it is dropped', async () => {
  render(<EntryOrder listId="list" entries={ENTRIES} />, { wrapper: InEnglish });
  const rows = screen.getAllByRole('row');
  const handle = rows[0]?.querySelector('[data-handle]');
  if (!handle) throw new Error('Each row has a handle.');
  point('pointerdown', middle(0), handle);
  point('pointermove', middle(4) - 1, handle);
  const marked = (name: string) => rows.flatMap((row, index) => (row.hasAttribute(name) ? [index] : []));
  expect(marked('data-held')).toEqual([0, 1, 2]);
  expect(marked('data-drop')).toEqual([5]);
  point('pointerup', middle(4) - 1, handle);
  await vi.waitFor(() => expect(server.moveItems).toHaveBeenCalledOnce());
  expect(server.moveItems).toHaveBeenCalledWith('list', {
    itemIds: ['X', 'a', 'b'],
    nextId: 'Z',
    seen: [...ENTRIES],
  });
});
