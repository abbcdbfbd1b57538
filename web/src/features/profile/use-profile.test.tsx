// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { exampleCreator } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProfile } from '../../services/creators-api.ts';
import { checkProfile } from './check-profile.ts';
import { useProfile } from './use-profile.ts';

vi.mock('../../services/creators-api.ts', () => ({ saveProfile: vi.fn() }));
vi.mock('./check-profile.ts', () => ({ checkProfile: vi.fn(), problemsOf: () => ({}) }));

const RECORD = exampleCreator();
const reported = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('reportError', reported);
  vi.mocked(checkProfile).mockReturnValue({});
  vi.mocked(saveProfile).mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Saves a changed profile, and returns the state of the form after it. */
async function saved() {
  const { result } = renderHook(() => useProfile('me', RECORD));
  act(() => result.current.change({ name: 'Another name' }));
  await act(() => result.current.save(() => {}));
  return result.current.state;
}

test('a valid profile is saved', async () => {
  expect(await saved()).toMatchObject({ stage: { name: 'saved' }, sent: null });
});

test('a profile that the server refuses without naming a field is reported', async () => {
  vi.mocked(saveProfile).mockResolvedValue({ reason: 'invalid', problems: [] });
  expect(await saved()).toMatchObject({ stage: { name: 'failed', reason: 'broken' }, sent: null });
  expect(reported).toHaveBeenCalledOnce();
});

test('an unknown error ends the save, and is reported', async () => {
  const fault = new TypeError('undefined is not a function');
  vi.mocked(checkProfile).mockImplementation(() => {
    throw fault;
  });
  expect(await saved()).toMatchObject({ stage: { name: 'failed', reason: 'broken' }, sent: null });
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});
