// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { WorkState } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkFailure } from '../../../elements/work-actions/act-on-work.ts';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { toasts } from '../../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../../ui/testing/latest-toast.ts';
import { exampleSummary } from '../testing/example-summary.ts';
import { useActions } from './use-actions.ts';

const acting = vi.hoisted(() => ({ actOnWork: vi.fn(), purge: vi.fn() }));
vi.mock('../../../elements/work-actions/act-on-work.ts', () => acting);

const InEnglish = await inEnglish('works', 'failures');
const WORK = exampleSummary('w'.repeat(20), { state: 'published', title: { en: 'A mill' } });

beforeEach(() => {
  vi.resetAllMocks();
  acting.actOnWork.mockResolvedValue({ done: {} });
});
afterEach(() => {
  removeToasts();
  cleanup();
});

const SECOND: WorkSummary = { ...WORK, id: 's'.repeat(20) };

/** @param works all works, as the database has them */
function open(works: readonly WorkSummary[] = [WORK, SECOND]) {
  return renderHook((works: readonly WorkSummary[]) => useActions('me', works), {
    wrapper: AtHome,
    initialProps: works,
  });
}

function AtHome({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <InEnglish>{children}</InEnglish>
    </MemoryRouter>
  );
}

test('a failed restore is repeated completely: out of the trash, and published again', async () => {
  acting.actOnWork.mockResolvedValueOnce({ done: { before: { state: 'published' } } });
  const { result } = open();
  await act(() => result.current.act([WORK], { action: 'trash' }));
  acting.actOnWork.mockResolvedValueOnce({ failure: { reason: 'unreachable' } });
  await act(async () => toasts.current().at(-1)?.action?.onAction());
  expect(result.current.reports).toMatchObject([{ failed: [{ work: { id: WORK.id } }] }]);
  acting.actOnWork.mockClear();
  await act(async () => result.current.reports[0]?.retry());
  expect(acting.actOnWork.mock.calls.map(([, , action]) => action)).toEqual([
    { action: 'restore' },
    { action: 'publish' },
  ]);
  expect(result.current.reports).toEqual([]);
});

/** The pending requests by work. The test answers each with a failure, or with the previous state of the work. */
function held(): ((failure?: WorkFailure, before?: WorkState) => void)[] {
  const answers: ((failure?: WorkFailure, before?: WorkState) => void)[] = [];
  acting.actOnWork.mockImplementation(() => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.push((failure, state) => {
      const done = state === undefined ? {} : { before: { state } };
      resolve(failure === undefined ? { done } : { failure });
    });
    return promise;
  });
  return answers;
}

const actionsDone = () =>
  acting.actOnWork.mock.calls.map(
    ([, id, action]) => `${action.action} ${id === WORK.id ? 'first' : 'second'}`,
  );

test('an action waits for the ones before it, and is then done', async () => {
  const answers = held();
  const { result } = open();
  let isDone: boolean | undefined;
  await act(async () => {
    void result.current.act([WORK], { action: 'archive' });
    void result.current.act([SECOND], { action: 'trash' }).then((done) => {
      isDone = done;
    });
  });
  expect(actionsDone()).toEqual(['archive first']);
  expect(result.current.underWay).toEqual({ over: 0, all: 2 });
  await act(async () => answers[0]?.());
  expect(actionsDone()).toEqual(['archive first', 'trash second']);
  expect(result.current.underWay).toEqual({ over: 1, all: 2 });
  expect(isDone).toBeUndefined();
  await act(async () => answers[1]?.());
  expect(isDone).toBe(true);
  expect(result.current.underWay).toBeUndefined();
  expect(toasts.current().map(({ message }) => message)).toEqual([
    '1 work was archived.',
    '1 work was moved to trash.',
  ]);
});

test('an action that is requested again while it is pending is done once, and every caller receives the result', async () => {
  const answers = held();
  const { result } = open();
  let outcomes: boolean[] = [];
  await act(async () => {
    const asked = [[WORK], [WORK], [WORK, SECOND]].map((works) =>
      result.current.act(works, { action: 'archive' }),
    );
    void Promise.all(asked).then((all) => {
      outcomes = all;
    });
  });
  await act(async () => answers[0]?.());
  await act(async () => answers[1]?.({ reason: 'gone' }));
  expect(actionsDone()).toEqual(['archive first', 'archive second']);
  expect(outcomes).toEqual([true, true, false]);
});

test('an action, its undo, and the action again are done in that order', async () => {
  const answers = held();
  const { result } = open();
  const tags = (add: string[], remove: string[]) => ({ action: 'tag', tags: { add, remove } }) as const;
  await act(async () => {
    for (const action of [tags(['sea'], []), tags([], ['sea']), tags(['sea'], []), tags(['sea'], [])]) {
      void result.current.act([WORK], action);
    }
  });
  for (let turn = 0; turn < 3; turn++) await act(async () => answers[turn]?.());
  expect(acting.actOnWork.mock.calls.map(([, , action]) => action)).toEqual([
    tags(['sea'], []),
    tags([], ['sea']),
    tags(['sea'], []),
  ]);
});

test('a failure stays on screen and can be tried again while waiting actions are done', async () => {
  const answers = held();
  const { result } = open();
  await act(async () => {
    void result.current.act([WORK], { action: 'archive' });
    void result.current.act([SECOND], { action: 'trash' });
  });
  await act(async () => answers[0]?.({ reason: 'unreachable' }));
  await act(async () => answers[1]?.({ reason: 'unreachable' }));
  expect(result.current.reports.map(({ action }) => action.action)).toEqual(['archive', 'trash']);
  await act(async () => result.current.reports[0]?.retry());
  expect(result.current.reports.map(({ action }) => action.action)).toEqual(['trash']);
  await act(async () => void result.current.act([WORK], { action: 'move', projectId: undefined }));
  expect(result.current.reports).toEqual([]);
});

test('permanent deletion also waits for earlier actions, and can be tried again', async () => {
  const answers = held();
  acting.purge.mockResolvedValueOnce({ reason: 'unreachable' });
  const trashed = { ...SECOND, deletedAt: 0 };
  const { result } = open([WORK, trashed]);
  await act(async () => {
    void result.current.act([WORK], { action: 'archive' });
    void result.current.purge([trashed]);
    void result.current.purge([trashed]);
  });
  expect(acting.purge).not.toHaveBeenCalled();
  await act(async () => answers[0]?.());
  expect(acting.purge).toHaveBeenCalledOnce();
  const { message, action } = toasts.current().at(-1) ?? {};
  expect([message, action?.label]).toEqual([
    'The server cannot be reached. Try again in a moment.',
    'Try again',
  ]);
  await act(async () => action?.onAction());
  expect(acting.purge).toHaveBeenCalledTimes(2);
  expect(toasts.current().at(-1)?.message).toBe('1 work was permanently deleted.');
});

test.each([
  ['unpublish', 'published', 'draft', ['restore first']],
  ['publish', 'draft', 'published', ['restore first', 'publish first']],
] as const)(
  'after %s was under way, undoing a move to the trash restores the state that the work had when it was moved',
  async (action, state, then, undone) => {
    const answers = held();
    const work = { ...WORK, state };
    const { result } = open([work]);
    await act(async () => {
      void result.current.act([work], { action });
      void result.current.act([work], { action: 'trash' });
    });
    await act(async () => answers[0]?.());
    await act(async () => answers[1]?.(undefined, then));
    acting.actOnWork.mockReset().mockResolvedValue({ done: {} });
    await act(async () => toasts.current().at(-1)?.action?.onAction());
    expect(actionsDone()).toEqual(undone);
    expect(toasts.current().at(-1)?.message).toBe('1 work was restored.');
  },
);

test('several works are scheduled at a time each, and the toast has the first', async () => {
  const works = [WORK, SECOND].map((work) => ({ ...work, state: 'draft' as const }));
  const { result } = open(works);
  const [later, first] = [new Date(2099, 0, 2, 8).getTime(), new Date(2099, 0, 1, 8).getTime()];
  const times = { [WORK.id]: later, [SECOND.id]: first };
  await act(() => result.current.act(works, { action: 'schedule', times }));
  expect(acting.actOnWork.mock.calls.map(([, id, action]) => [id, action])).toEqual([
    [WORK.id, { action: 'schedule', at: later }],
    [SECOND.id, { action: 'schedule', at: first }],
  ]);
  expect(toasts.current().at(-1)?.message).toMatch(/^2 works will be published, the first on 1 January 2099/);
});

test('the copy of one work can be opened, those of several are in the list', async () => {
  acting.actOnWork.mockResolvedValue({ done: { copyId: 'c'.repeat(20) } });
  const { result } = open();
  await act(() => result.current.act([WORK], { action: 'duplicate' }));
  expect(toasts.current().at(-1)).toMatchObject({
    message: '1 work was duplicated. The copy is a draft.',
    view: { label: 'Open the copy' },
  });
  await act(() => result.current.act([WORK, SECOND], { action: 'duplicate' }));
  expect(toasts.current().at(-1)).toMatchObject({
    message: '2 works were duplicated. The copies are drafts.',
  });
  expect(toasts.current().at(-1)?.view).toBeUndefined();
});

const [HERE, THERE] = ['p'.repeat(20), 'q'.repeat(20)];
const inProject = (projectId: string) => ({ action: 'move', projectId }) as const;
const movesDone = () =>
  acting.actOnWork.mock.calls.map(([, id, action]) => [
    id === WORK.id ? 'first' : 'second',
    action.projectId,
  ]);

test('emptying a project moves out every work that it has by then, known to the database or not, in the trash or not', async () => {
  const answers = held();
  const works = [
    { ...WORK, projectId: HERE },
    SECOND,
    { ...SECOND, id: 't'.repeat(20), projectId: HERE, deletedAt: 0 },
  ];
  const { result } = open(works);
  await act(async () => {
    void result.current.act(works.slice(0, 1), inProject(THERE));
    void result.current.act([SECOND], inProject(HERE));
    void result.current.empty(HERE);
  });
  await act(async () => answers[0]?.());
  await act(async () => answers[1]?.());
  expect(movesDone()).toEqual([
    ['first', THERE],
    ['second', HERE],
    ['second', undefined],
    ['second', undefined],
  ]);
  expect(acting.actOnWork.mock.calls.slice(2).map(([, id]) => id)).toEqual([SECOND.id, 't'.repeat(20)]);
});

test('an empty project waits for earlier actions, and is kept where a work could not be moved out', async () => {
  const answers = held();
  const { result } = open();
  const outcomes: boolean[] = [];
  await act(async () => {
    void result.current.act([WORK], inProject(HERE));
    void result.current.empty(HERE).then((isEmpty) => outcomes.push(isEmpty));
  });
  expect(outcomes).toEqual([]);
  await act(async () => answers[0]?.());
  await act(async () => answers[1]?.({ reason: 'unreachable' }));
  expect(outcomes).toEqual([false]);
  await act(async () => result.current.reports[0]?.retry());
  await act(async () => answers[2]?.());
  expect(movesDone()).toEqual([
    ['first', HERE],
    ['first', undefined],
    ['first', undefined],
  ]);
  await act(async () => void result.current.empty(HERE).then((isEmpty) => outcomes.push(isEmpty)));
  expect(outcomes).toEqual([false, true]);
});

test('a work that was restored meanwhile is not permanently deleted, and not counted', async () => {
  const answers = held();
  const trashed = [WORK, SECOND].map((work) => ({ ...work, deletedAt: 0 }));
  const { result } = open(trashed);
  await act(async () => {
    void result.current.act(trashed.slice(0, 1), { action: 'restore' });
    void result.current.purge(trashed);
  });
  await act(async () => answers[0]?.());
  expect(acting.purge).toHaveBeenCalledExactlyOnceWith('me', [SECOND.id]);
  expect(toasts.current().at(-1)?.message).toBe('1 work was permanently deleted.');
});
