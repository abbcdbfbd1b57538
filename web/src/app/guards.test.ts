import type { GuardName } from '@waymark/model/paths/pages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../session/session-state.ts';

const asked = vi.hoisted(() => ({
  connectedSession: vi.fn(),
  hasCreatorRecord: vi.fn(),
  signIn: vi.fn(),
}));
vi.mock('../session/connected-session.ts', () => ({ connectedSession: asked.connectedSession }));
vi.mock('../live/queries/creator-reads.ts', () => ({ hasCreatorRecord: asked.hasCreatorRecord }));
vi.mock('../session/sign-in.ts', () => ({
  signIn: asked.signIn,
  ProviderAway: class ProviderAway extends Error {},
}));

const { runGuards } = await import('./guards.ts');
const { PageNotLoaded } = await import('./page-not-loaded.ts');
const { ProviderAway } = await import('../session/sign-in.ts');

class Left extends Error {}

const somebody = (change: Partial<Extract<Session, { status: 'signed-in' }>> = {}): Session => ({
  status: 'signed-in',
  user: { id: 'uid', email: '', name: 'Ada', pictureUrl: '' },
  permissions: [],
  confirmed: true,
  ...change,
});

/** Where the guards send a visitor: the address of a redirect, `sign-in`, or nowhere. */
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
  // The document goes, and nothing more runs.
  asked.signIn.mockRejectedValue(new Left());
  asked.hasCreatorRecord.mockResolvedValue(false);
});

describe('a page with guards', () => {
  it('is for who is signed in: all others sign in, and come back to the same address', async () => {
    expect(await sentTo({ status: 'signed-out' }, ['authenticated'])).toBe('sign-in');
    expect(asked.signIn).toHaveBeenCalledWith('/fr/lists?x=1#y', 'fr');
    expect(await sentTo(somebody(), ['authenticated'])).toBeUndefined();
  });

  it('asks the provider what somebody may do now, and not who they are', async () => {
    await sentTo(somebody(), ['authenticated']);
    expect(asked.connectedSession).toHaveBeenLastCalledWith({ fresh: false });
    await sentTo(somebody(), ['authenticated', 'join']);
    expect(asked.connectedSession).toHaveBeenLastCalledWith({ fresh: true });
  });

  it('takes nobody to the sign-in page who went elsewhere meanwhile', async () => {
    const gone = AbortSignal.abort(new Error('went elsewhere'));
    await expect(sentTo({ status: 'signed-out' }, ['authenticated'], '/lists', gone)).rejects.toThrow(
      'elsewhere',
    );
    expect(asked.signIn).not.toHaveBeenCalled();
  });

  it('can be tried again where the provider is away, or the code of a session', async () => {
    asked.signIn.mockRejectedValue(new ProviderAway());
    await expect(sentTo({ status: 'signed-out' }, ['authenticated'])).rejects.toThrow(PageNotLoaded);
    asked.connectedSession.mockRejectedValueOnce(new TypeError('no connection'));
    const visit = { url: 'https://waymark.example/lists', signal: new AbortController().signal };
    await expect(runGuards(['authenticated'], visit)).rejects.toThrow(PageNotLoaded);
  });

  it.each<[string, Session, boolean, string | undefined]>([
    ['who is no creator', somebody(), false, undefined],
    ['who has a record and no permission, which joining again mends', somebody(), true, undefined],
    [
      'who has the permission and no record',
      somebody({ permissions: ['feature:creator-profile'] }),
      false,
      undefined,
    ],
    [
      'who is a creator',
      somebody({ permissions: ['feature:creator-profile'] }),
      true,
      '/fr/workspace/profile',
    ],
  ])('lets join %s', async (_who, session, hasRecord, elsewhere) => {
    asked.hasCreatorRecord.mockResolvedValue(hasRecord);
    expect(await sentTo(session, ['authenticated', 'join'], '/fr/creators/join')).toBe(elsewhere);
  });

  it('is for creators: all others join', async () => {
    const guards = ['authenticated', 'permission-feature-creator-profile'] as const;
    expect(await sentTo(somebody(), guards, '/workspace/articles')).toBe('/creators/join');
    expect(await sentTo(somebody({ permissions: ['write:creators'] }), guards)).toBe('/fr/creators/join');
    expect(await sentTo(somebody({ permissions: ['feature:creator-profile'] }), guards)).toBeUndefined();
  });

  it('sends nobody to join of whom the provider could not be asked', async () => {
    const guards = ['authenticated', 'permission-feature-creator-profile'] as const;
    await expect(sentTo(somebody({ confirmed: false }), guards)).rejects.toThrow('does not answer');
  });

  it('names no guard that there is not', async () => {
    for (const name of ['everybody', 'toString', '__proto__']) {
      await expect(sentTo(somebody(), ['authenticated', name as GuardName])).rejects.toThrow(
        `There is no guard "${name}"`,
      );
    }
  });

  it('asks who is there before all else', async () => {
    await expect(sentTo(somebody(), ['join'])).rejects.toThrow('needs somebody');
  });
});
