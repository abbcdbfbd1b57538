import { beforeEach, expect, test, vi } from 'vitest';
import { join } from '../../services/creators-api.ts';
import { becomeCreator } from './become-creator.ts';
import { checkJoining } from './check-joining.ts';

vi.mock('../../services/creators-api.ts', () => ({ join: vi.fn() }));
vi.mock('./check-joining.ts', () => ({ checkJoining: vi.fn() }));
vi.mock('../../session/connected-session.ts', () => ({
  renewedConnectedSession: async () => ({
    status: 'signed-in',
    permissions: ['feature:creator-profile'],
  }),
}));

const reported = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(checkJoining).mockReturnValue({});
  vi.mocked(join).mockResolvedValue(undefined);
});

const outcome = () => becomeCreator('me', { name: 'Ada', handle: 'ada', languages: ['en'] });

/** Makes the check fail, as it does when its code cannot be loaded. */
function failWith(error: Error): void {
  vi.mocked(checkJoining).mockImplementation(() => {
    throw error;
  });
}

test('a member with a valid form becomes a creator', async () => {
  expect(await outcome()).toEqual({ name: 'joined' });
});

test('problems of the form prevent the request', async () => {
  vi.mocked(checkJoining).mockReturnValue({ name: { code: 'missing' } });
  expect(await outcome()).toEqual({ name: 'refused', problems: { name: { code: 'missing' } } });
  expect(join).not.toHaveBeenCalled();
});

test('a check that cannot be loaded is a server that cannot be reached', async () => {
  failWith(new TypeError('Failed to fetch dynamically imported module: /check.js'));
  expect(await outcome()).toEqual({ name: 'failed', reason: 'unreachable' });
  expect(reported).not.toHaveBeenCalled();
});

test('an unknown error is a fault of the application, and is reported', async () => {
  const fault = new TypeError('undefined is not a function');
  failWith(fault);
  expect(await outcome()).toEqual({ name: 'failed', reason: 'broken' });
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});

test('a form that the server refuses without naming a field is reported', async () => {
  vi.mocked(join).mockResolvedValue({ reason: 'invalid', problems: [] });
  expect(await outcome()).toEqual({ name: 'failed', reason: 'broken' });
  expect(reported).toHaveBeenCalledOnce();
});
