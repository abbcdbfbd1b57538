// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { WorkVersion } from '@waymark/model/entities/work-version';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { LiveQuery, LiveState } from '../../../live/core/live-query.ts';
import type { Draft } from '../../../live/writes/save-work.ts';
import type { ChangedPart } from '../engine/content-merge.ts';

const live = vi.hoisted(() => ({ states: new Map<string, unknown>() }));
vi.mock('../../../live/core/use-live.ts', () => ({
  useLive: ({ key }: LiveQuery<unknown>) => live.states.get(key) ?? { status: 'loading' },
}));

const { VersionsDialog } = await import('./versions-dialog.tsx');
const InEnglish = await inEnglish('edit', 'item', 'explore');

afterEach(() => {
  cleanup();
  live.states.clear();
});

const ready = <Value,>(value: Value): LiveState<Value> => ({ status: 'ready', value, from: 'listener' });
const version = (revision: number, fields: Partial<WorkVersion> = {}): WorkVersion => ({
  id: String(revision),
  revision,
  updatedAt: Date.UTC(2026, 4, revision, 12),
  isPublished: false,
  ...fields,
});

const NOW: Draft = { title: { en: 'A long walk' }, summary: {}, photos: [], tags: ['sea'] };

/** Opens the dialog of a work. @returns what is brought back */
function open(versions: WorkVersion[] | LiveState<WorkVersion[]>) {
  live.states.set('versions/me/w', Array.isArray(versions) ? ready(versions) : versions);
  const restored: ChangedPart[][] = [];
  const onClose = vi.fn();
  render(
    <InEnglish>
      <VersionsDialog
        open
        uid="me"
        workId="w"
        kind="pin"
        content={NOW}
        onClose={onClose}
        onRestore={(changes) => restored.push([...changes])}
      />
    </InEnglish>,
  );
  return { restored, onClose };
}

const choices = () => within(screen.getByRole('list', { name: 'Versions' })).getAllByRole('button');

test('versions have their time and say what was published, and none is chosen at first', () => {
  open([version(9), version(3, { isPublished: true })]);
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('9 May 2026'),
    expect.stringMatching(/3 May 2026.*Published$/),
  ]);
  expect(choices().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

test('a version is beside what the work is now, and is brought back', () => {
  live.states.set(
    'version/me/w/3',
    ready({ id: '3', content: { title: { en: 'A walk', fr: 'Une marche' }, tags: ['sea'], photos: [] } }),
  );
  const { restored, onClose } = open([version(3)]);
  fireEvent.click(choices()[0] as HTMLElement);
  expect(screen.getByText('2 fields differ from what you have now.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Title, in English: this version' }).textContent).toContain(
    'A walk',
  );
  const now = screen.getByRole('region', { name: 'Title, in English: now' });
  expect(now.querySelector('ins')?.textContent).toBe('long ');
  fireEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(restored).toEqual([
    [
      { field: 'title.en', earlier: 'A walk', current: 'A long walk' },
      { field: 'title.fr', earlier: 'Une marche', current: undefined },
    ],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a version of a pin with a summary and a note is compared as one text', () => {
  const content = { title: { en: 'A long walk' }, tags: ['sea'], summary: { en: 'By boat.' }, note: {} };
  live.states.set('version/me/w/3', ready({ id: '3', content }));
  const { restored } = open([version(3)]);
  fireEvent.click(choices()[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(restored).toEqual([[{ field: 'note.en', earlier: 'By boat.', current: undefined }]]);
});

test('a version that is what the work is now cannot be brought back', () => {
  // A text that was never begun is an empty one.
  live.states.set(
    'version/me/w/3',
    ready({ id: '3', content: { title: { en: 'A long walk' }, tags: ['sea'] } }),
  );
  open([version(3)]);
  fireEvent.click(choices()[0] as HTMLElement);
  expect(screen.getByText('This version is the same as what you have now.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

test.each([
  [ready<WorkVersion[]>([]), /no earlier version yet/],
  [{ status: 'failed', reason: 'unavailable' } as const, /cannot be loaded/],
])('without versions the dialog says so (%#)', (state, says) => {
  open(state);
  expect(screen.getByText(says)).toBeDefined();
});

test('a version that left meanwhile says so', () => {
  live.states.set('version/me/w/3', { status: 'missing' });
  open([version(3)]);
  fireEvent.click(choices()[0] as HTMLElement);
  expect(screen.getByText('This version no longer exists.')).toBeDefined();
});
