import type { GuardName } from '@waymark/model/paths/pages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../session/session-state.ts';

const asked = vi.hoisted(() => ({
  connectedSession: vi.fn(),
  hasCreatorRecord: vi.fn(),
  signIn: vi.fn(),
}));
vi.mock('../../session/connected-session.ts', () => ({ connectedSession: asked.connectedSession }));
vi.mock('../../live/queries/creator-reads.ts', () => ({ hasCreatorRecord: asked.hasCreatorRecord }));
vi.mock('../../session/sign-in.ts', () => ({
  signIn: asked.signIn,
  ProviderUnreachableError: class ProviderUnreachableError extends Error {},
}));

const { runGuards } = await import('./guards.ts');
const { PageNotLoaded } = await import('../errors/page-not-loaded.ts');
const { ProviderUnreachableError } = await import('../../session/sign-in.ts');

class Left extends Error {}

const signedIn = (change: Partial<Extract<Session, { status: 'signed-in' }>> = {}): Session => ({
  status: 'signed-in',
  user: { id: 'uid', email: '', name: 'Ada', pictureUrl: '' },
  permissions: [],
  confirmed: true,
  ...change,
});

/** Where the guards send a visitor: the URL of a redirect, `sign-in`, or undefined. */
async function sentTo(
  session: Session,
  names: readonly GuardName[],
  path = '/fr/lists?x=1#y',
  signal = new AbortController().signal,
) {
  asked.connectedSession.mockResolvedValue(session);
  try {
    await runGuards(names, { url: `https://waymark.example${path}`, signal });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Left) return 'sign-in';
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  // The document unloads, and no further code runs.
  asked.signIn.mockRejectedValue(new Left());
  asked.hasCreatorRecord.mockResolvedValue(false);
});

describe('a page with guards', () => {
  it('sends a signed-out visitor to sign in, and back to the same address', async () => {
    expect(await sentTo({ status: 'signed-out' }, ['authenticated'])).toBe('sign-in');
    expect(asked.signIn).toHaveBeenCalledWith('/fr/lists?x=1#y', 'fr');
    expect(await sentTo(signedIn(), ['authenticated'])).toBeUndefined();
  });

  it('asks the provider for current permissions, and not for the identity', async () => {
    await sentTo(signedIn(), ['authenticated']);
    expect(asked.connectedSession).toHaveBeenLastCalledWith({ fresh: false });
    await sentTo(signedIn(), ['authenticated', 'join']);
    expect(asked.connectedSession).toHaveBeenLastCalledWith({ fresh: true });
  });

  it('does not open the sign-in page after the visitor has navigated elsewhere', async () => {
    const gone = AbortSignal.abort(new Error('went elsewhere'));
    await expect(sentTo({ status: 'signed-out' }, ['authenticated'], '/lists', gone)).rejects.toThrow(
      'elsewhere',
    );
    expect(asked.signIn).not.toHaveBeenCalled();
  });

  it('offers a retry while the provider, or the code of the session, is unavailable', async () => {
    asked.signIn.mockRejectedValue(new ProviderUnreachableError());
    await expect(sentTo({ status: 'signed-out' }, ['authenticated'])).rejects.toThrow(PageNotLoaded);
    asked.connectedSession.mockRejectedValueOnce(new TypeError('no connection'));
    const visit = { url: 'https://waymark.example/lists', signal: new AbortController().signal };
    await expect(runGuards(['authenticated'], visit)).rejects.toThrow(PageNotLoaded);
  });

  it.each<[string, Session, boolean, string | undefined]>([
    ['a user who is no creator', signedIn(), false, undefined],
    ['a user with a record and no permission, which joining again repairs', signedIn(), true, undefined],
    [
      'a user with the permission and no record',
      signedIn({ permissions: ['feature:creator-profile'] }),
      false,
      undefined,
    ],
    ['a creator', signedIn({ permissions: ['feature:creator-profile'] }), true, '/fr/workspace/profile'],
  ])('decides whether to show the join page to %s', async (_who, session, hasRecord, elsewhere) => {
    asked.hasCreatorRecord.mockResolvedValue(hasRecord);
    expect(await sentTo(session, ['authenticated', 'join'], '/fr/creators/join')).toBe(elsewhere);
  });

  it('sends a user who is no creator to the join page', async () => {
    const guards = ['authenticated', 'permission-feature-creator-profile'] as const;
    expect(await sentTo(signedIn(), guards, '/workspace/articles')).toBe('/creators/join');
    expect(await sentTo(signedIn({ permissions: ['write:creators'] }), guards)).toBe('/fr/creators/join');
    expect(await sentTo(signedIn({ permissions: ['feature:creator-profile'] }), guards)).toBeUndefined();
  });

  it('shows the inbox to creators and to the team', async () => {
    const guards = ['authenticated', 'permission-messages'] as const;
    expect(await sentTo(signedIn(), guards, '/workspace/messages')).toBe('/creators/join');
    for (const permission of ['write:creators', 'feature:creator-profile'] as const) {
      expect(await sentTo(signedIn({ permissions: [permission] }), guards)).toBeUndefined();
    }
    await expect(sentTo(signedIn({ confirmed: false }), guards)).rejects.toThrow('does not answer');
  });

  it('does not send a user to the join page while their permissions are unconfirmed', async () => {
    const guards = ['authenticated', 'permission-feature-creator-profile'] as const;
    await expect(sentTo(signedIn({ confirmed: false }), guards)).rejects.toThrow('does not answer');
  });

  it('refuses an unknown guard', async () => {
    for (const name of ['everybody', 'toString', '__proto__']) {
      await expect(sentTo(signedIn(), ['authenticated', name as GuardName])).rejects.toThrow(
        `There is no guard "${name}"`,
      );
    }
  });

  it('checks the session before all other guards', async () => {
    await expect(sentTo(signedIn(), ['join'])).rejects.toThrow('needs a signed-in user');
  });
});
