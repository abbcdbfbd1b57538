import { isReachable } from '../reachable.ts';
import { takeReload } from '../reload-guard.ts';
import { newerBuild } from './newer-build.ts';
import { isUnsaved } from './unsaved.ts';

/**
 * Opens a page as a document of its own where a newer build is known, so that the page has its code. The promise then does not
 * resolve. Nothing happens while something is unsaved, and where the server does not answer.
 */
export async function leaveForNewerBuild({ url, signal }: Pick<Request, 'url' | 'signal'>): Promise<void> {
  const mayLeave = () => newerBuild.current() !== undefined && !isUnsaved();
  if (!mayLeave() || !(await isReachable())) return;
  // Meanwhile the reader may have gone to another page or begun to edit.
  if (signal.aborted || !mayLeave() || !takeReload()) return;
  // The address of a step back is already that of the document, and may differ from it by its hash only.
  if (url === location.href) location.reload();
  else location.assign(url);
  await new Promise(() => {});
}
