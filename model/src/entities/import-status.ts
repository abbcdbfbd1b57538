export const IMPORT_STATUSES = [
  'pending',
  'running',
  'paused',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What happens to an import: the first two while it runs, the others by its owner. */
export const IMPORT_ACTIONS = ['finish', 'fail', 'start', 'pause', 'go-on', 'cancel', 'undo'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** firestore.rules have the same table, apart from undoing, which functions do; a test compares them. */
const AFTER: { readonly [Status in ImportStatus]: { readonly [Action in ImportAction]?: ImportStatus } } = {
  pending: { start: 'running', fail: 'failed', cancel: 'cancelled' },
  running: { finish: 'done', fail: 'failed', pause: 'paused', cancel: 'cancelled' },
  paused: { 'go-on': 'running', cancel: 'cancelled' },
  done: { undo: 'undone' },
  failed: { 'go-on': 'running', cancel: 'cancelled', undo: 'undone' },
  cancelled: { undo: 'undone' },
  undone: {},
};

/** The status of an import after an action; undefined where the status does not allow it. */
export function statusAfter(status: ImportStatus, action: ImportAction): ImportStatus | undefined {
  return AFTER[status][action];
}

/** Whether nothing happens any more by itself. */
export function isFinished(status: ImportStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled' || status === 'undone';
}
