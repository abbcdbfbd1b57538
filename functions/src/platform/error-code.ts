/** The code of an error of Firebase or Google Cloud; undefined where it has none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Codes of Firestore (google.rpc.Code). */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** Whether a write failed because its document does not exist. */
export function isNotFound(error: unknown): boolean {
  return codeOf(error) === NOT_FOUND;
}

/** Whether a document was not created because it exists. */
export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

/** Whether a write failed because its document was deleted, created or changed meanwhile. */
export function isOvertaken(error: unknown): boolean {
  const overtaken: readonly unknown[] = [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION];
  return overtaken.includes(codeOf(error));
}
