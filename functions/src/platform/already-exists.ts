/** Firestore's code for creating a document that exists. */
const ALREADY_EXISTS = 6;

/** Whether a document was not created because it exists. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}
