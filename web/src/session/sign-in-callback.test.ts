// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config.ts';

const sdk = vi.hoisted(() => ({ handleRedirectCallback: vi.fn() }));
const leave = vi.hoisted(() => vi.fn());
vi.mock('./identity.ts', () => ({ identity: sdk }));
vi.mock('./sign-in.ts', () => ({ leave }));

class Left extends Error {}

const ANSWER = 'https://waymark.example/?code=c&state=s';
const refusal = (error: string) => Object.assign(new Error(error), { error });

/** The modules as a document has them that begins with an answer. */
async function arriving(begun?: string) {
  vi.resetModules();
  const { beginSignIn } = await import('./sign-in-target.ts');
  if (begun !== undefined) beginSignIn(begun);
  const { arrive } = await import('./sign-in-callback.ts');
  const { takeFailure } = await import('./sign-in-failure.ts');
  return { arrive: () => arrive(ANSWER), takeFailure };
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  localStorage.clear();
  // The document goes, and nothing more runs.
  leave.mockRejectedValue(new Left());
});

describe('whoever comes back from the provider', () => {
  it('goes on to where they wanted, once', async () => {
    const { arrive } = await arriving('/fr/lists?x=1');
    expect(await arrive()).toBe('/fr/lists?x=1');
    expect(await arrive()).toBe('/fr/lists?x=1');
    expect(sdk.handleRedirectCallback).toHaveBeenCalledExactlyOnceWith(ANSWER);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes to the first page where the tab has forgotten', async () => {
    const { arrive } = await arriving();
    expect(await arrive()).toBe('/');
  });

  it.each(['missing_transaction', 'state_mismatch', 'invalid_grant'])(
    'with an answer that was lost (%s) is asked for it again, in their language, and twice at most',
    async (error) => {
      sdk.handleRedirectCallback.mockRejectedValue(refusal(error));
      await expect((await arriving('/fr/lists')).arrive()).rejects.toThrow(Left);
      expect(leave).toHaveBeenCalledWith('fr');
      await expect((await arriving()).arrive()).rejects.toThrow(Left);
      const { arrive, takeFailure } = await arriving();
      expect(await arrive()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
      expect(takeFailure()).toMatchObject({ reason: expect.stringMatching(/invalid_state|login_required/) });
      expect(leave).toHaveBeenCalledTimes(2);
    },
  );

  it('with an answer that was lost goes on where another tab has signed in meanwhile', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('missing_transaction'));
    localStorage.setItem(`@@auth0spajs@@::${config.VITE_AUTH0_CLIENT_ID}::x`, '{}');
    expect(await (await arriving('/lists')).arrive()).toBe('/lists');
    expect(leave).not.toHaveBeenCalled();
  });

  it('with an answer that this tab never asked for is told so, and sent nowhere', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('missing_transaction'));
    const { arrive, takeFailure } = await arriving();
    expect(await arrive()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
    expect(takeFailure()).toEqual({ reason: 'invalid_state' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('who changed their mind is told so, and comes back to nothing later', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('access_denied'));
    const { arrive, takeFailure } = await arriving('/lists');
    expect(await arrive()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
    expect(takeFailure()).toEqual({ reason: 'denied' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('while the provider has no answer can try again, to where they wanted', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(new TypeError('Failed to fetch'));
    const { arrive, takeFailure } = await arriving('/lists');
    expect(await arrive()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
    expect(takeFailure()).toEqual({ reason: 'unreachable', target: '/lists' });
  });

  it('and loads the page again is sent nowhere by the page that goes', async () => {
    const answer = Promise.withResolvers<never>();
    sdk.handleRedirectCallback.mockReturnValue(answer.promise);
    const { arrive, takeFailure } = await arriving('/lists');
    const path = arrive();
    dispatchEvent(new Event('beforeunload'));
    answer.reject(new TypeError('Failed to fetch'));
    const settled = await Promise.race([
      path,
      new Promise((resolve) => setTimeout(() => resolve('nothing'), 20)),
    ]);
    expect(settled).toBe('nothing');
    expect(takeFailure()).toBeUndefined();
    expect(sessionStorage).toHaveLength(1);
  });
});
