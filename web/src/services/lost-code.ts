import { isUnsaved, isWriting } from './builds/unsaved.ts';
import { isReachable } from './reachable.ts';
import { remainingGuard, rememberReload, takeReload } from './reload-guard.ts';

/** How long the files that were missing may take before the reload, in milliseconds. */
const DEADLINE = 5_000;

/**
 * Reloads the document, which also loads the newest version of a page, where the server answers: the reader never sees the error
 * page of the browser.
 *
 * @param mayReload the last question before it
 * @returns whether the server answers
 */
export async function reloadIfReachable(mayReload: () => boolean): Promise<boolean> {
  if (!(await isReachable())) return false;
  await askAgain(missingFiles());
  if (mayReload()) location.reload();
  return true;
}

/** Whether the page may reload itself because its code is lost. A true answer counts as a reload. */
export function mayReloadItself(): boolean {
  return !isUnsaved() && !isWriting() && takeReload();
}

/**
 * Gets a page that stays as the server rendered it, because its code cannot be loaded, another chance: at once, when the connection
 * comes back, and whenever the visitor presses something.
 */
export function recoverCode(): void {
  const again = () =>
    void reloadIfReachable(() => remainingGuard() === 0 && !isWriting() && rememberReload());
  void reloadIfReachable(mayReloadItself);
  addEventListener('online', again);
  addEventListener('click', again);
}

/** The files of the build that this document could not load, because the server did not have them. */
function missingFiles(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter(
      ({ name, responseStatus }) => responseStatus >= 400 && new URL(name).pathname.startsWith('/assets/'),
    )
    .map(({ name }) => name);
}

/**
 * Loads files past the cache of the browser. It may have kept that a file was missing, for as long as it would keep the file, and
 * a reload alone does not ask again.
 */
async function askAgain(files: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE);
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload', signal })));
}
