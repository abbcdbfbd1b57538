import { newerBuild } from './newer-build.ts';

/** Opens a page in the newer build, where one is known: see `leave-for-newer-build.ts`, which has loaded by then. */
export async function openInNewerBuild(request: Pick<Request, 'url' | 'signal'>): Promise<void> {
  if (newerBuild.current() === undefined) return;
  const { leaveForNewerBuild } = await import('./leave-for-newer-build.ts');
  await leaveForNewerBuild(request);
}
