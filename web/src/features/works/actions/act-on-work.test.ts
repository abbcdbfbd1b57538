import { beforeEach, expect, test, vi } from 'vitest';
import { type Action, actOnWork, purge } from './act-on-work.ts';

const api = vi.hoisted(() => ({ publishWork: vi.fn(), unpublishWork: vi.fn(), purgeWorks: vi.fn() }));
vi.mock('../../../services/works-api.ts', () => api);
const mutations = vi.hoisted(() => ({
  archiveWork: vi.fn(),
  unarchiveWork: vi.fn(),
  trashWork: vi.fn(),
  restoreWork: vi.fn(),
  tagWork: vi.fn(),
  moveWork: vi.fn(),
}));
vi.mock('../../../live/writes/work-mutations.ts', () => mutations);

const kept = vi.hoisted(() => ({ localDraftIds: vi.fn() }));
vi.mock('../../../live/writes/draft-store.ts', () => kept);

const named = (name: string) => Object.assign(new Error('x'), { name });

beforeEach(() => {
  for (const mock of Object.values({ ...api, ...mutations, ...kept })) mock.mockReset();
  kept.localDraftIds.mockResolvedValue(new Set());
});

const TAGS = { add: ['a'], remove: [] };
const CHANGES: [Action, keyof typeof mutations, unknown[]][] = [
  [{ action: 'archive' }, 'archiveWork', []],
  [{ action: 'unarchive' }, 'unarchiveWork', []],
  [{ action: 'trash' }, 'trashWork', []],
  [{ action: 'restore' }, 'restoreWork', []],
  [{ action: 'tag', tags: TAGS }, 'tagWork', [TAGS]],
  [{ action: 'move', projectId: 'p' }, 'moveWork', ['p']],
];

test.each(CHANGES)(
  '%o is one change of the database, which tells what was there before',
  async (action, name, rest) => {
    const before = { state: 'changed' };
    mutations[name].mockResolvedValueOnce(before);
    const onDone = vi.fn();
    expect(await actOnWork('me', 'w', action, onDone)).toBeUndefined();
    expect(mutations[name]).toHaveBeenCalledExactlyOnceWith('me', 'w', ...rest);
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ before });
  },
);

test.each([
  ['UnavailableError', 'unreachable'],
  ['TypeError', 'unreachable'],
  ['WorkGone', 'gone'],
  ['FirebaseError', 'refused'],
])('a %s is said to be %s', async (name, why) => {
  mutations.trashWork.mockRejectedValueOnce(named(name));
  expect(await actOnWork('me', 'w', { action: 'trash' })).toEqual({ why });
});

test('publishing hands on where it is public, or why not and how much is against it', async () => {
  const onDone = vi.fn();
  api.publishWork.mockResolvedValueOnce({ refused: { why: 'invalid', problems: [{}, {}] } });
  expect(await actOnWork('me', 'w', { action: 'publish' }, onDone)).toEqual({
    why: 'invalid',
    problems: 2,
  });
  expect(onDone).not.toHaveBeenCalled();
  api.publishWork.mockResolvedValueOnce({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'w', { action: 'publish' }, onDone)).toBeUndefined();
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ publicId: 'p' });
  api.unpublishWork.mockResolvedValueOnce({ refused: { why: 'gone' } });
  expect(await actOnWork('me', 'w', { action: 'unpublish' })).toEqual({ why: 'gone' });
});

test('what this browser alone has changes of is not published as it was before, and everything else is done with it', async () => {
  kept.localDraftIds.mockResolvedValue(new Set(['w']));
  api.publishWork.mockResolvedValue({ done: { publicId: 'p' } });
  api.unpublishWork.mockResolvedValue({ done: true });
  expect(await actOnWork('me', 'w', { action: 'publish' })).toEqual({ why: 'unsaved' });
  expect(api.publishWork).not.toHaveBeenCalled();
  expect(await actOnWork('me', 'other', { action: 'publish' })).toBeUndefined();
  expect(await actOnWork('me', 'w', { action: 'unpublish' })).toBeUndefined();
  expect(kept.localDraftIds).toHaveBeenCalledWith('me');
});

test('a browser that keeps nothing keeps nothing back', async () => {
  kept.localDraftIds.mockRejectedValue(named('SecurityError'));
  api.publishWork.mockResolvedValueOnce({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'w', { action: 'publish' })).toBeUndefined();
});

test('deleting for good hands on why not', async () => {
  api.purgeWorks.mockResolvedValueOnce({ done: true });
  expect(await purge('me', ['w'])).toBeUndefined();
  api.purgeWorks.mockResolvedValueOnce({ refused: { why: 'forbidden' } });
  expect(await purge('me', ['w'])).toEqual({ why: 'forbidden' });
  api.purgeWorks.mockRejectedValueOnce(named('TypeError'));
  expect(await purge('me', ['w'])).toEqual({ why: 'unreachable' });
});
