// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const SIGNED_IN = { status: 'signed-in', user: { id: 'ada' }, permissions: [], confirmed: true } as const;

const session = vi.hoisted(() => ({ freshSession: vi.fn(), storedToken: vi.fn() }));
const firebase = vi.hoisted(() => ({ connectFirebase: vi.fn() }));
const ends = vi.hoisted(() => ({ soFar: 0 }));
vi.mock('./session.ts', () => ({
  currentSession: () => SIGNED_IN,
  freshSession: session.freshSession,
  onSession: () => () => {},
  openSession: async () => SIGNED_IN,
}));
vi.mock('./tokens.ts', () => ({ storedToken: session.storedToken }));
vi.mock('./firebase-session.ts', () => ({
  connectFirebase: firebase.connectFirebase,
  isConnected: async () => false,
  signOutOtherUser: async () => {},
}));
vi.mock('./session-end.ts', () => ({
  sessionEndCount: () => ends.soFar,
  whileListenersStop: async () => {},
}));
vi.mock('./firebase.ts', () => ({ auth: {} }));
vi.mock('./credentials.ts', () => ({}));
vi.mock('./sign-in.ts', () => ({}));
vi.mock('./sign-in-callback.ts', () => ({}));

const { connectedSession } = await import('./connected-session.ts');

beforeEach(() => {
  vi.resetAllMocks();
  session.storedToken.mockResolvedValue('of the provider');
});

test('Firebase is connected with the stored token', async () => {
  expect(await connectedSession()).toEqual(SIGNED_IN);
  expect(firebase.connectFirebase).toHaveBeenCalledExactlyOnceWith('of the provider');
});

test.each(['freshSession', 'storedToken'] as const)(
  'a user who signs out during %s is not signed in to Firebase again',
  async (step) => {
    session[step].mockImplementation(async () => {
      ends.soFar++;
      return 'of the provider';
    });
    await connectedSession();
    expect(firebase.connectFirebase).not.toHaveBeenCalled();
  },
);
