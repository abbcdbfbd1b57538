import { IMPORT_ACTIONS, type ImportStatus, statusAfter } from '../entities/import-status.ts';

/** The statuses that may follow the status of an import directly. */
export function statusesAfter(status: ImportStatus): ImportStatus[] {
  return IMPORT_ACTIONS.flatMap((action) => statusAfter(status, action) ?? []);
}
