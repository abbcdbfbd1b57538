// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config.ts';

const sdk = vi.hoisted(() => ({ handleRedirectCallback: vi.fn() }));
const leave = vi.hoisted(() => vi.fn());
vi.mock('./identity.ts', () => ({ identity: sdk }));
vi.mock('./sign-in.ts', () => ({ redirectToProvider: leave }));

class Left extends Error {}

const ANSWER = 'https://waymark.example/?code=c&state=s';
const refusal = (error: string) => Object.assign(new Error(error), { error });

/** The modules as in a document that opens with the provider's answer. */
async function openWithAnswer(begun?: string) {
  vi.resetModules();
  const { beginSignIn } = await import('./sign-in-target.ts');
  if (begun !== undefined) beginSignIn(begun);
  const { completeSignIn } = await import('./sign-in-callback.ts');
  const { takeFailure } = await import('./sign-in-failure.ts');
  return { complete: () => completeSignIn(ANSWER), takeFailure };
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  // The document unloads, and no further code runs.
  leave.mockRejectedValue(new Left());
});

describe('a user who returns from the provider', () => {
  it('goes on to their target, once', async () => {
    const { complete } = await openWithAnswer('/fr/lists?x=1');
    expect(await complete()).toBe('/fr/lists?x=1');
    expect(await complete()).toBe('/fr/lists?x=1');
    expect(sdk.handleRedirectCallback).toHaveBeenCalledExactlyOnceWith(ANSWER);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes on to the first page where the tab has lost the target', async () => {
    const { complete } = await openWithAnswer();
    expect(await complete()).toBe('/');
  });

  it.each(['missing_transaction', 'state_mismatch', 'invalid_grant'])(
    'with an answer that was lost (%s) is asked for it again, in their language, and twice at most',
    async (error) => {
      sdk.handleRedirectCallback.mockRejectedValue(refusal(error));
      await expect((await openWithAnswer('/fr/lists')).complete()).rejects.toThrow(Left);
      expect(leave).toHaveBeenCalledWith('fr');
      await expect((await openWithAnswer()).complete()).rejects.toThrow(Left);
      const { complete, takeFailure } = await openWithAnswer();
      expect(await complete()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
      expect(takeFailure()).toMatchObject({ reason: expect.stringMatching(/invalid_state|login_required/) });
      expect(leave).toHaveBeenCalledTimes(2);
    },
  );

  it('with a lost answer goes on where another tab has signed in meanwhile', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('missing_transaction'));
    localStorage.setItem(`@@auth0spajs@@::${config.VITE_AUTH0_CLIENT_ID}::x`, '{}');
    expect(await (await openWithAnswer('/lists')).complete()).toBe('/lists');
    expect(leave).not.toHaveBeenCalled();
  });

  it('with an answer that this tab did not request sees a message and stays', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('missing_transaction'));
    const { complete, takeFailure } = await openWithAnswer();
    expect(await complete()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
    expect(takeFailure()).toEqual({ reason: 'invalid_state' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('who cancelled on a page for members sees a message on the first page, and the target is dropped', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('access_denied'));
    history.replaceState(null, '', '/lists');
    const { complete, takeFailure } = await openWithAnswer('/lists');
    expect(await complete()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
    expect(takeFailure()).toEqual({ reason: 'denied' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('who cancelled goes back to the page that they came from, which says so, and not to the provider', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(refusal('access_denied'));
    history.replaceState(null, '', '/about');
    const go = vi.spyOn(history, 'go').mockReturnValue();
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(3);
    const { complete } = await openWithAnswer('/about?x=1');
    // The provider's page and its answer.
    length.mockReturnValue(5);
    vi.useFakeTimers();
    const path = complete();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(go).toHaveBeenCalledExactlyOnceWith(-2);
    // The browser did not go back.
    expect(await path).toBe('/about?x=1');
    vi.resetModules();
    const { takeFailure } = await import('./sign-in-failure.ts');
    expect([takeFailure(), takeFailure()]).toEqual([{ reason: 'denied' }, undefined]);
    expect(sessionStorage).toHaveLength(0);
    go.mockRestore();
    length.mockRestore();
  });

  it('can retry with the same target while the provider does not answer', async () => {
    sdk.handleRedirectCallback.mockRejectedValue(new TypeError('Failed to fetch'));
    const { complete, takeFailure } = await openWithAnswer('/lists');
    expect(await complete()).toBe(config.VITE_SIGN_IN_ERROR_PATH);
    expect(takeFailure()).toEqual({ reason: 'unreachable', target: '/lists' });
  });

  it('and reloads the page is not redirected by the unloading page', async () => {
    const answer = Promise.withResolvers<never>();
    sdk.handleRedirectCallback.mockReturnValue(answer.promise);
    const { complete, takeFailure } = await openWithAnswer('/lists');
    const path = complete();
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
