// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { currentToasts, removeToast } from '../../ui/toast-store.ts';
import { useDeeds } from './use-deeds.ts';

const acting = vi.hoisted(() => ({ actOnWork: vi.fn(), purge: vi.fn() }));
vi.mock('./act-on-work.ts', () => acting);

const messages = await loadMessages('en');
const parts = await loadParts(['works'], 'en');
const WORK: WorkSummary = {
  id: 'w'.repeat(20),
  kind: 'pin',
  state: 'published',
  updatedAt: 0,
  title: { en: 'A mill' },
  tags: [],
  missing: [],
  photo: null,
};

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
  cleanup();
});

function AtHome({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <Translated locale="en" messages={messages}>
        <AlsoTranslated locale="en" messages={parts}>
          {children}
        </AlsoTranslated>
      </Translated>
    </MemoryRouter>
  );
}

test('what could not be brought back is tried again whole: out of the trash, and to the public', async () => {
  const { result } = renderHook(() => useDeeds('me'), { wrapper: AtHome });
  await act(() => result.current.act([WORK], { action: 'trash' }));
  acting.actOnWork.mockResolvedValueOnce({ why: 'unreachable' });
  await act(async () => currentToasts().at(-1)?.action?.onAction());
  expect(result.current.report?.failed).toMatchObject([{ work: { id: WORK.id } }]);
  acting.actOnWork.mockClear();
  await act(async () => result.current.report?.retry());
  expect(acting.actOnWork.mock.calls.map(([, , deed]) => deed)).toEqual([
    { action: 'restore' },
    { action: 'publish' },
  ]);
  expect(result.current.report).toBeUndefined();
});
