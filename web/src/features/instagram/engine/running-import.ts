import { createStore } from '../../../ui/hooks/store.ts';
import type { ImportRun } from './run-import.ts';

/** The import on which this tab works, whichever page is shown. It stays until the next one begins. */
export const runningImport = createStore<ImportRun | null>(null);
