// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ListItem } from '@waymark/model/entities/list';
import { exampleList } from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { SaveRow } from './save-row.tsx';

/** The entries of the item in the list, as the database returns them. */
const database = vi.hoisted(() => ({ entries: [] as ListItem[] }));
vi.mock('../../live/core/live.tsx', () => ({
  Live: ({ children }: { children: (entries: ListItem[]) => ReactNode }) => children(database.entries),
}));

const InEnglish = await inEnglish('save');
const ITEM = { kind: 'poi', id: 'p'.repeat(20) } as const;
const LIST = { ...exampleList(), title: { en: 'Trees' } };

afterEach(cleanup);

/** Double-clicks the row; the database reports the first click before the second. */
async function doubleClick(after: ListItem[]) {
  const [add, remove] = [vi.fn(async () => {}), vi.fn()];
  const row = () => (
    <InEnglish>
      <SaveRow list={LIST} item={{ ...ITEM }} onSave={() => ({ add, remove })} />
    </InEnglish>
  );
  const { rerender } = render(row());
  await act(async () => fireEvent.click(screen.getByRole('button'), { detail: 1 }));
  database.entries = after;
  rerender(row());
  await act(async () => fireEvent.click(screen.getByRole('button'), { detail: 2 }));
  return { add, remove };
}

test('the second click of a double click does not save the item again', async () => {
  database.entries = [{ ...ITEM, itemId: ITEM.id, order: 'a0' }];
  const { add, remove } = await doubleClick([]);
  expect(remove).toHaveBeenCalledOnce();
  expect(add).not.toHaveBeenCalled();
});

test('the second click of a double click does not remove the item again', async () => {
  database.entries = [];
  const { add, remove } = await doubleClick([{ ...ITEM, itemId: ITEM.id, order: 'a0' }]);
  expect(add).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
});

test('a list whose title is in another language says which', () => {
  render(
    <InEnglish>
      <SaveRow list={{ ...LIST, title: { fr: 'Les arbres' } }} item={{ ...ITEM }} onSave={vi.fn()} />
    </InEnglish>,
  );
  expect(screen.getByText('Les arbres').lang).toBe('fr');
  expect(screen.getByRole('button').textContent).toContain('in French');
});
