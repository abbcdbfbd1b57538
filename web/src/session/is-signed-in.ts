import { hasTokens } from './token-storage.ts';

/** Whether a user is signed in, once Firebase knows it. Without stored tokens nothing is loaded. */
export async function isSignedIn(): Promise<boolean> {
  if (!hasTokens()) return false;
  const { connectedSession } = await import('./connected-session.ts');
  return (await connectedSession()).status === 'signed-in';
}
