// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { LiveQuery } from '../../../live/core/live-query.ts';
import { EditLink } from './edit-link.tsx';

/** What the database answers, by the key of the query; nothing else is found. */
const answers = new Map<string, unknown>();
const asked = new Set<string>();

function stateOf(query: LiveQuery<unknown> | undefined) {
  if (query === undefined) return { status: 'loading' };
  asked.add(query.key);
  return answers.has(query.key) ? { status: 'ready', value: answers.get(query.key) } : { status: 'missing' };
}

vi.mock('../../../live/core/use-live.ts', () => ({ useLive: stateOf }));
vi.mock('../../../live/core/use-live-all.ts', () => ({
  useLiveAll: (queries: readonly LiveQuery<unknown>[]) => queries.map(stateOf),
}));
vi.mock('../../../session/use-is-connected.ts', () => ({ useIsConnected: () => true }));

const InEnglish = await inEnglish('item-lazy');

afterEach(() => {
  cleanup();
  answers.clear();
  asked.clear();
});

function editLink(uid: string, kind: 'pin' | 'post' = 'post') {
  render(
    <MemoryRouter>
      <InEnglish>
        <EditLink uid={uid} item={{ kind, id: 'public' }} ownerId="owner" />
      </InEnglish>
    </MemoryRouter>,
  );
  return screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href') ?? null;
}

test('the owner of an approximate pin reaches the work, which has another id', () => {
  answers.set('work-of-public/owner/public', { id: 'work' });
  expect(editLink('owner', 'pin')).toBe('/workspace/articles?work=work');
  expect([...asked]).toEqual(['work-of-public/owner/public']);
});

test('a co-writer reaches the story among those that they write with its owner', () => {
  answers.set('shared-with/writer', [
    { kind: 'list', id: 'list' },
    { kind: 'story', ownerId: 'other', id: 'elsewhere' },
    { kind: 'story', ownerId: 'owner', id: 'first' },
    { kind: 'story', ownerId: 'owner', id: 'second' },
  ]);
  answers.set('work/owner/first', { id: 'first', publicId: 'another' });
  answers.set('work/owner/second', { id: 'second', publicId: 'public' });
  expect(editLink('writer')).toBe('/workspace/articles?work=owner/second');
  expect([...asked].filter((key) => key.includes('elsewhere'))).toEqual([]);
});

test('another creator sees no link', () => {
  answers.set('shared-with/writer', [{ kind: 'story', ownerId: 'owner', id: 'first' }]);
  answers.set('work/owner/first', { id: 'first', publicId: 'another' });
  expect(editLink('writer')).toBeNull();
});
