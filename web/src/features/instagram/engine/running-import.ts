import { newId } from '@waymark/model/ids';
import { createStore, type Source } from '../../../ui/hooks/store.ts';
import type { OpenExport } from '../archive/open-export.ts';
import { firestoreTarget } from './firestore-target.ts';
import { type ImportRun, runImport } from './run-import.ts';

const running = createStore<ImportRun | null>(null);

/** The import on which this tab works, whichever page is shown. It stays until the next one begins. */
export const runningImport: Source<ImportRun | null> = running;

/** A tab that is closed stops the import. The browser asks before. */
function refuse(event: Event): void {
  event.preventDefault();
}

/**
 * Begins to import an archive, or goes on with an import of it. One runs at a time.
 * @param importId of the import that goes on; undefined for a new one
 */
export function beginImport(
  uid: string,
  archive: OpenExport,
  { files, importId }: { files: readonly string[]; importId?: string | undefined },
): ImportRun {
  running.current()?.cancel();
  const run = runImport(archive, firestoreTarget(uid), {
    importId: importId ?? newId(),
    files,
    isResumed: importId !== undefined,
  });
  running.set(run);
  addEventListener('beforeunload', refuse);
  void run.ended.then(() => {
    archive.close();
    if (running.current() === run) removeEventListener('beforeunload', refuse);
  });
  return run;
}
