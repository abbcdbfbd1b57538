import { createStore, type Source } from '../../ui/store.ts';
import { isReachable } from '../reachable.ts';
import { takeReload } from '../reload-guard.ts';
import { isUnsaved } from './unsaved.ts';

const newer = createStore<string | undefined>(undefined);

/** The id of a newer build than that of this document; undefined while none is known. */
export const newerBuild: Source<string | undefined> = newer;

/** Remembers the newest build. It may be that of this document again, after a deployment was taken back. */
export function setNewerBuild(id: string | undefined): void {
  newer.set(id);
}

/**
 * Opens a page as a document of its own where a newer build is known, so that the page has its code. The promise then does not
 * resolve. Nothing happens while something is unsaved, and where the server does not answer.
 */
export async function openInNewerBuild({ url, signal }: Pick<Request, 'url' | 'signal'>): Promise<void> {
  const mayLeave = () => newer.current() !== undefined && !isUnsaved();
  if (!mayLeave() || !(await isReachable())) return;
  // Meanwhile the reader may have gone to another page or begun to edit.
  if (signal.aborted || !mayLeave() || !takeReload()) return;
  // The address of a step back is already that of the document, and may differ from it by its hash only.
  if (url === location.href) location.reload();
  else location.assign(url);
  await new Promise(() => {});
}
