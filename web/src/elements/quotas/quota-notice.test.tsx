// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { Quotas } from '@waymark/model/entities/quotas';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import type { LiveState } from '../../live/core/live-query.ts';
import { QuotaNotice } from './quota-notice.tsx';

const live = vi.hoisted(() => ({ useLive: vi.fn() }));
vi.mock('../../live/core/use-live.ts', () => live);

const InEnglish = await inEnglish('failures');
afterEach(cleanup);

function show(state: LiveState<Quotas>) {
  live.useLive.mockReturnValue(state);
  render(
    <MemoryRouter>
      <QuotaNotice uid="u" quotas={['works', 'publicLists', 'photoBytes']} />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
}

const having = (value: Quotas) => show({ status: 'ready', value, from: 'listener' });

test('says nothing to a user who has room, and nothing before it is known', () => {
  having({ used: { works: 4_499, publicLists: 3, photos: 10_000 } });
  expect(screen.queryByRole('status')).toBeNull();
  show({ status: 'loading' });
  show({ status: 'failed', reason: 'unavailable' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('warns before the limit, and leads to the team', () => {
  having({ used: { works: 4_500 } });
  expect(screen.getByRole('status').textContent).toContain('You have 4,500 of 5,000 works');
  expect(screen.getByRole('link', { name: 'Ask for more' }).getAttribute('href')).toBe('/contact');
});

test('says what helps where there is no room, unless the quota was raised', () => {
  having({ used: { publicLists: 200, photoBytes: 50e9, works: 6_000 }, raised: { works: 9_000 } });
  const all = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(all).toHaveLength(2);
  expect(all[0]).toContain('as many public lists as you may have');
  expect(all[1]).toContain('Your storage for photos is full');
});
