import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { config } from '../config.ts';

const firebase = vi.hoisted(() => ({
  signInWithCustomToken: vi.fn(),
  signOut: vi.fn(),
  setPersistence: vi.fn(),
  inMemoryPersistence: 'memory',
}));
const auth = vi.hoisted(() => ({
  currentUser: null as { uid: string } | null,
  authStateReady: async () => {},
}));
const ofetch = vi.hoisted(() => vi.fn());
const ends = vi.hoisted(() => ({ soFar: 0 }));
const identity = vi.hoisted(() => ({ getTokenSilently: vi.fn(), getUser: vi.fn() }));
vi.mock('firebase/auth', () => firebase);
vi.mock('ofetch', () => ({ ofetch }));
vi.mock('./firebase.ts', () => ({ auth }));
vi.mock('./identity.ts', () => ({ identity }));
vi.mock('./session-end.ts', () => ({
  sessionEndCount: () => ends.soFar,
  whileListenersStop: (change: () => Promise<unknown>) => change(),
}));

const { connectFirebase, signOutOtherUser } = await import('./firebase-session.ts');

beforeEach(() => {
  vi.resetAllMocks();
  ofetch.mockResolvedValue({ firebaseToken: 'of firebase' });
  auth.currentUser = null;
  ends.soFar = 0;
});

test('Firebase is connected with the given token, without asking the provider again', async () => {
  await connectFirebase('of the provider');
  expect(ofetch).toHaveBeenCalledExactlyOnceWith(
    config.VITE_TOKEN_URL,
    expect.objectContaining({ headers: { authorization: 'Bearer of the provider' } }),
  );
  expect(firebase.signInWithCustomToken).toHaveBeenCalledExactlyOnceWith(auth, 'of firebase');
  expect(identity.getTokenSilently).not.toHaveBeenCalled();
  expect(identity.getUser).not.toHaveBeenCalled();
});

test('a user who signs out during the token exchange is not signed in again', async () => {
  ofetch.mockImplementation(async () => {
    ends.soFar++;
    return { firebaseToken: 'of firebase' };
  });
  await connectFirebase('of the provider');
  expect(firebase.signInWithCustomToken).not.toHaveBeenCalled();
});

test('a user who signs out while signing in to Firebase is signed out of Firebase too', async () => {
  firebase.signInWithCustomToken.mockImplementation(async () => {
    ends.soFar++;
  });
  await connectFirebase('of the provider');
  expect(firebase.signOut).toHaveBeenCalledExactlyOnceWith(auth);
});

test('where the browser has no room to store the session, it lasts for this document', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  firebase.signInWithCustomToken.mockRejectedValueOnce(new FirebaseError('auth/internal-error', 'full'));
  await connectFirebase('of the provider');
  expect(firebase.setPersistence).toHaveBeenCalledExactlyOnceWith(auth, 'memory');
  expect(firebase.signInWithCustomToken).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
});

test('a refusal of the token endpoint is thrown', async () => {
  ofetch.mockRejectedValue(new Error('login_required'));
  await expect(connectFirebase('of the provider')).rejects.toThrow('login_required');
  expect(firebase.signInWithCustomToken).not.toHaveBeenCalled();
});

const ADA = {
  status: 'signed-in',
  user: { id: 'ada', email: '', name: '', pictureUrl: '' },
  permissions: [],
  confirmed: true,
} as const;

test.each([
  ['the visitor is signed out', { status: 'signed-out' }, 'ada', true],
  ['another person is signed in', ADA, 'eve', true],
  ['the same person is signed in', ADA, 'ada', false],
  ['the signed-in user is not known yet', { status: 'opening' }, 'eve', false],
] as const)('if %s (%o), Firebase’s session of %s ends: %s', async (_what, session, uid, isEnded) => {
  auth.currentUser = { uid };
  await signOutOtherUser(session);
  expect(firebase.signOut).toHaveBeenCalledTimes(isEnded ? 1 : 0);
});
