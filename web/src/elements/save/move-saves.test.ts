// @vitest-environment happy-dom
import { exampleId, exampleList } from '@waymark/model/testing/examples';
import { beforeEach, expect, test, vi } from 'vitest';
import { localSaves, removeHere, saveHere } from './local-saves.ts';
import { moveSaves } from './move-saves.ts';
import { SAVED_PLACES } from './saved-places.ts';

const server = vi.hoisted(() => ({ createList: vi.fn(), addItem: vi.fn() }));
vi.mock('../../live/writes/list-mutations.ts', () => server);

/** One callback after another, as the browser runs them. */
let turn: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_name: string, act: () => Promise<unknown>) => {
    turn = turn.then(act, act);
    return turn;
  },
};
vi.stubGlobal('navigator', { locks });

const PIN = { kind: 'pin', id: exampleId('a') } as const;
const POI = { kind: 'poi', id: exampleId('b') } as const;

beforeEach(() => {
  vi.resetAllMocks();
  removeHere(new Set(localSaves.current().map(({ id }) => id)));
  server.createList.mockResolvedValue(undefined);
  server.addItem.mockResolvedValue({ isNew: true });
  saveHere(PIN);
  saveHere(POI);
});

test('what the browser saved moves into a new private list, the first saved first, once for two tabs', async () => {
  const [first, second] = await Promise.all([moveSaves('me', []), moveSaves('me', [])]);
  expect(server.createList).toHaveBeenCalledExactlyOnceWith(
    'me',
    first?.listId,
    expect.objectContaining({ title: SAVED_PLACES, visibility: 'private' }),
  );
  expect(server.addItem.mock.calls.map(([list, { id }]) => [list.id, id])).toEqual([
    [first?.listId, PIN.id],
    [first?.listId, POI.id],
  ]);
  expect([first?.moved, second]).toEqual([2, undefined]);
  expect(localSaves.current()).toEqual([]);
});

test('a list of saved places that there is already takes them', async () => {
  const list = { ...exampleList(), title: { fr: SAVED_PLACES.fr } };
  expect(await moveSaves('me', [exampleList(), list])).toEqual({ listId: list.id, moved: 2 });
  expect(server.createList).not.toHaveBeenCalled();
});

test('what is gone is dropped, and what the server did not take stays here', async () => {
  server.addItem.mockResolvedValueOnce({ failure: { reason: 'refused' } });
  server.addItem.mockResolvedValueOnce({ failure: { reason: 'unreachable' } });
  expect(await moveSaves('me', [])).toMatchObject({ moved: 0 });
  expect(localSaves.current()).toEqual([POI]);
  server.createList.mockResolvedValue({ reason: 'unreachable' });
  await expect(moveSaves('me', [])).rejects.toThrow();
  expect(localSaves.current()).toEqual([POI]);
});
