import { hasTokens } from './tokens-kept.ts';

/** Whether somebody is signed in, once Firebase knows it too; nothing is loaded where nobody can be. */
export async function isSignedIn(): Promise<boolean> {
  if (!hasTokens()) return false;
  const { connectedSession } = await import('./connected-session.ts');
  return (await connectedSession()).status === 'signed-in';
}
