import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actOnWork, purge } from './act-on-work.ts';
import type { WorkAction } from './work-actions.ts';

const api = vi.hoisted(() => ({
  publishWork: vi.fn(),
  unpublishWork: vi.fn(),
  checkWork: vi.fn(),
  purgeWorks: vi.fn(),
}));
vi.mock('../../services/works-api.ts', () => api);
const mutations = vi.hoisted(() => ({
  duplicateWork: vi.fn(),
  archiveWork: vi.fn(),
  unarchiveWork: vi.fn(),
  trashWork: vi.fn(),
  restoreWork: vi.fn(),
  scheduleWork: vi.fn(),
  unscheduleWork: vi.fn(),
  tagWork: vi.fn(),
  moveWork: vi.fn(),
}));
vi.mock('../../live/writes/work-mutations.ts', () => mutations);

const kept = vi.hoisted(() => ({ localDraftIds: vi.fn() }));
vi.mock('../../live/writes/draft-store.ts', () => kept);

const named = (name: string) => Object.assign(new Error('x'), { name });

const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const mock of Object.values({ ...api, ...mutations, ...kept })) mock.mockReset();
  kept.localDraftIds.mockResolvedValue(new Set());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const TAGS = { add: ['a'], remove: [] };
const CHANGES: [WorkAction, keyof typeof mutations, unknown[]][] = [
  [{ action: 'archive' }, 'archiveWork', []],
  [{ action: 'unarchive' }, 'unarchiveWork', []],
  [{ action: 'trash' }, 'trashWork', []],
  [{ action: 'restore' }, 'restoreWork', []],
  [{ action: 'schedule', at: 7 }, 'scheduleWork', [7]],
  [{ action: 'unschedule' }, 'unscheduleWork', []],
  [{ action: 'tag', tags: TAGS }, 'tagWork', [TAGS]],
  [{ action: 'move', projectId: 'p' }, 'moveWork', ['p']],
];

test.each(CHANGES)(
  '%o is one change of the database, which returns the former work',
  async (action, name, rest) => {
    const before = { state: 'changed' };
    mutations[name].mockResolvedValueOnce(before);
    expect(await actOnWork('me', 'w', action)).toEqual({ done: { before } });
    expect(mutations[name]).toHaveBeenCalledExactlyOnceWith('me', 'w', ...rest);
  },
);

test.each([
  [named('UnavailableError'), 'unreachable'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'unreachable'],
  [named('WorkGone'), 'gone'],
  [Object.assign(named('FirebaseError'), { code: 'permission-denied' }), 'refused'],
])('%s becomes the failure %s', async (error, reason) => {
  mutations.trashWork.mockRejectedValueOnce(error);
  expect(await actOnWork('me', 'w', { action: 'trash' })).toEqual({ failure: { reason } });
  expect(reported).not.toHaveBeenCalled();
});

test.each([new TypeError('undefined is not a function'), new Error('The work is broken.'), 'a text'])(
  'an unknown error, %s, is reported as a fault of the application',
  async (error) => {
    mutations.trashWork.mockRejectedValueOnce(error);
    expect(await actOnWork('me', 'w', { action: 'trash' })).toEqual({ failure: { reason: 'broken' } });
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  },
);

test('publishing returns the public id, or the failure with all problems', async () => {
  const problems = [{ field: 'title.en', code: 'missing' }];
  api.publishWork.mockResolvedValueOnce({ failure: { reason: 'invalid', problems } });
  expect(await actOnWork('me', 'w', { action: 'publish' })).toEqual({
    failure: { reason: 'invalid', problems },
  });
  api.publishWork.mockResolvedValueOnce({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'w', { action: 'publish' })).toEqual({ done: { publicId: 'p' } });
  api.unpublishWork.mockResolvedValueOnce({ reason: 'gone' });
  expect(await actOnWork('me', 'w', { action: 'unpublish' })).toEqual({ failure: { reason: 'gone' } });
});

test('a work with problems is not scheduled, and the failure names all of them', async () => {
  const failure = { reason: 'invalid', problems: [{ field: 'places.0', code: 'not-found' }] };
  api.checkWork.mockResolvedValueOnce(failure);
  expect(await actOnWork('me', 'w', { action: 'schedule', at: 7 })).toEqual({ failure });
  expect(mutations.scheduleWork).not.toHaveBeenCalled();
});

test('duplicating returns the id of the copy', async () => {
  mutations.duplicateWork.mockResolvedValueOnce('c');
  expect(await actOnWork('me', 'w', { action: 'duplicate' })).toEqual({ done: { copyId: 'c' } });
  mutations.duplicateWork.mockRejectedValueOnce(named('WorkGone'));
  expect(await actOnWork('me', 'w', { action: 'duplicate' })).toEqual({ failure: { reason: 'gone' } });
});

test('a work with local unsaved changes is not published or duplicated, and all other actions run', async () => {
  kept.localDraftIds.mockResolvedValue(new Set(['w']));
  api.publishWork.mockResolvedValue({ done: { publicId: 'p' } });
  const unsaved = { failure: { reason: 'unsaved' } };
  expect(await actOnWork('me', 'w', { action: 'publish' })).toEqual(unsaved);
  expect(await actOnWork('me', 'w', { action: 'schedule', at: 7 })).toEqual(unsaved);
  expect(await actOnWork('me', 'w', { action: 'duplicate' })).toEqual(unsaved);
  expect(api.publishWork).not.toHaveBeenCalled();
  expect(mutations.scheduleWork).not.toHaveBeenCalled();
  expect(mutations.duplicateWork).not.toHaveBeenCalled();
  expect(await actOnWork('me', 'other', { action: 'publish' })).toEqual({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'w', { action: 'unpublish' })).toEqual({ done: {} });
  expect(kept.localDraftIds).toHaveBeenCalledWith('me');
});

test("the caller's own check for unsaved changes takes precedence", async () => {
  kept.localDraftIds.mockResolvedValue(new Set(['w']));
  api.publishWork.mockResolvedValue({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'w', { action: 'publish' }, () => false)).toEqual({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'other', { action: 'publish' }, () => true)).toEqual({
    failure: { reason: 'unsaved' },
  });
  expect(kept.localDraftIds).not.toHaveBeenCalled();
});

test('a browser without a local database does not prevent publishing', async () => {
  kept.localDraftIds.mockRejectedValue(named('SecurityError'));
  api.publishWork.mockResolvedValueOnce({ done: { publicId: 'p' } });
  expect(await actOnWork('me', 'w', { action: 'publish' })).toEqual({ done: { publicId: 'p' } });
});

test('a permanent deletion that fails returns its failure', async () => {
  expect(await purge('me', ['w'])).toBeUndefined();
  api.purgeWorks.mockResolvedValueOnce({ reason: 'refused' });
  expect(await purge('me', ['w'])).toEqual({ reason: 'refused' });
  api.purgeWorks.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await purge('me', ['w'])).toEqual({ reason: 'unreachable' });
});
