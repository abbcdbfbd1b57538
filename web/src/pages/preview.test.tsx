// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { exampleDocument } from '@waymark/model/testing/examples';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { PreviewSlotProps } from '../features/edit/edit-context.ts';
import { inEnglish } from '../i18n/testing/in-english.tsx';

const readPreview = vi.hoisted(() => vi.fn());
vi.mock('../services/previews-api.ts', () => ({ readPreview }));
vi.mock('./workspace-preview.tsx', () => ({
  WorkPreview: ({ item, isPlaced, draft }: PreviewSlotProps) => (
    <article>
      <h1>{item.title.en}</h1>
      {isPlaced ? 'with a map' : 'without a map'}
      {draft({ kind: 'poi', id: 'p' }, () => 'a draft', 'gone')}
    </article>
  ),
}));

const { Component, loader } = await import('./preview.tsx');
const InEnglish = await inEnglish('item', 'explore', 'preview', 'failures');

const SHOWN = {
  item: exampleDocument('pin'),
  isPlaced: true,
  isPublished: false,
  expiresAt: Date.UTC(2026, 4, 14, 12),
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  readPreview.mockReset();
});

const HydrateFallback = () => null;

async function open(secret?: string) {
  if (secret !== undefined) sessionStorage.setItem('waymark.preview', `/${secret}`);
  const element = (
    <InEnglish>
      <Component />
    </InEnglish>
  );
  const router = createMemoryRouter([{ path: '*', loader, element, HydrateFallback }]);
  await act(async () => render(<RouterProvider router={router} />));
}

test('shows the work of the link, with what it is and until when', async () => {
  readPreview.mockResolvedValue({ done: SHOWN });
  await open('secret');
  expect(readPreview).toHaveBeenCalledWith('secret');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(SHOWN.item.title.en);
  expect(screen.getByRole('status').textContent).toMatch(/is not published.* until 14 May 2026/);
  expect(screen.getByRole('article').textContent).toMatch(/with a map/);
  // A private place of a story is for its creator alone.
  expect(screen.getByRole('article').textContent).toMatch(/gone$/);
});

test('says what was published meanwhile, and what has no place', async () => {
  readPreview.mockResolvedValue({ done: { ...SHOWN, isPlaced: false, isPublished: true } });
  await open('secret');
  expect(screen.getByRole('status').textContent).toMatch(/has been published since/);
  expect(screen.getByText(/There is no map/)).toBeDefined();
});

test.each([
  [undefined, undefined, /only with its private link/, false],
  ['secret', 'gone', /There is no preview at this link/, false],
  ['secret', 'unreachable', /cannot be reached/, true],
  ['secret', 'too-many', /Too many requests/, true],
] as const)('without a preview the page says why (%s, %s)', async (secret, reason, says, retry) => {
  readPreview.mockResolvedValue({ failure: { reason } });
  await open(secret);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preview');
  expect(screen.getByText(says)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(retry);
  expect(readPreview).toHaveBeenCalledTimes(secret === undefined ? 0 : 1);
});
