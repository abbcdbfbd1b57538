import { newId } from '@waymark/model/ids';
import type { OpenExport } from '../archive/open-export.ts';
import { firestoreTarget } from './firestore-target.ts';
import { type ImportRun, runImport } from './run-import.ts';
import { runningImport } from './running-import.ts';

/** A tab that is closed stops the import. The browser asks before. */
function refuse(event: Event): void {
  event.preventDefault();
}

interface Beginning {
  /** The names of the archive's files. */
  files: readonly string[];
  /** The import that goes on; undefined for a new one. */
  importId: string | undefined;
}

/** Begins to import an archive, or goes on with an import of it. One runs at a time. */
export function beginImport(uid: string, archive: OpenExport, { files, importId }: Beginning): ImportRun {
  const run = runImport(archive, firestoreTarget(uid), {
    importId: importId ?? newId(),
    files: files.map((name) => name.slice(0, 200).toWellFormed()).slice(0, 20),
    isResumed: importId !== undefined,
  });
  runningImport.set(run);
  addEventListener('beforeunload', refuse);
  void run.ended.then(() => {
    archive.close();
    removeEventListener('beforeunload', refuse);
  });
  return run;
}
