// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { List, ListItem } from '@waymark/model/entities/list';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { SaveRow } from './save-row.tsx';

/** What the database tells of the item in the list. */
const told = vi.hoisted(() => ({ entries: [] as ListItem[] }));
vi.mock('../live/live.tsx', () => ({
  Live: ({ children }: { children: (entries: ListItem[]) => ReactNode }) => children(told.entries),
}));

const messages = { ...(await loadMessages('en')), ...(await loadParts(['save'], 'en')) };
const ITEM = { kind: 'poi', id: 'p'.repeat(20) } as const;
const LIST: List = {
  id: 'l'.repeat(20),
  ownerId: 'o'.repeat(28),
  title: { en: 'Trees' },
  summary: {},
  visibility: 'private',
  asRoute: false,
  editors: [],
  count: 2,
  updatedAt: 0,
};

afterEach(cleanup);

/** A double click on the row, where the database tells of the first before the second. */
async function doubleClick(after: ListItem[]) {
  const [add, remove] = [vi.fn(async () => {}), vi.fn()];
  const row = () => (
    <Translated locale="en" messages={messages}>
      <SaveRow list={LIST} item={{ ...ITEM }} onSave={() => ({ add, remove })} />
    </Translated>
  );
  const { rerender } = render(row());
  await act(async () => fireEvent.click(screen.getByRole('button'), { detail: 1 }));
  told.entries = after;
  rerender(row());
  await act(async () => fireEvent.click(screen.getByRole('button'), { detail: 2 }));
  return { add, remove };
}

test('the second of two clicks does not put back what the first takes out', async () => {
  told.entries = [{ ...ITEM, itemId: ITEM.id, order: 'a0' }];
  const { add, remove } = await doubleClick([]);
  expect(remove).toHaveBeenCalledOnce();
  expect(add).not.toHaveBeenCalled();
});

test('the second of two clicks does not take out what the first puts there', async () => {
  told.entries = [];
  const { add, remove } = await doubleClick([{ ...ITEM, itemId: ITEM.id, order: 'a0' }]);
  expect(add).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
});
