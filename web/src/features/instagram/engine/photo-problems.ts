import type { ImportFailure, ImportProblem } from '@waymark/model/entities/import-problems';
import { UploadError, type UploadReason } from '../../../live/uploads/upload-failure.ts';
import { isVideo } from '../archive/read-layout.ts';
import { TooManyItems } from './import-target.ts';

/** Why a photo was not stored, for reasons that lie in the photo. All others stop the import. */
const PHOTO_PROBLEMS: Partial<Record<UploadReason, ImportProblem>> = {
  'not-a-picture': 'not-a-picture',
  'wrong-type': 'not-a-picture',
  damaged: 'unreadable',
  empty: 'unreadable',
  unreadable: 'unreadable',
  'too-big': 'too-large',
  'too-large': 'too-large',
  'not-made': 'not-stored',
  'not-ready': 'not-stored',
  altered: 'not-stored',
};

/** Why a photo could not be stored, given its path; undefined where that does not lie in the photo. */
export function photoProblemOf(error: unknown, path: string): ImportProblem | undefined {
  const known = error instanceof UploadError ? PHOTO_PROBLEMS[error.reason] : undefined;
  return known === 'unreadable' && isVideo(path) ? 'no-cover' : known;
}

/** Why an import stops, for reasons that lie in the account. */
const ACCOUNT_FAILURES: Partial<Record<UploadReason, ImportFailure>> = {
  quota: 'storage-full',
  'over-quota': 'storage-full',
  'too-many-today': 'too-many-today',
};

/** Why an import stopped. */
export function importFailureOf(error: unknown): ImportFailure {
  if (error instanceof TooManyItems) return 'too-many-items';
  return (error instanceof UploadError && ACCOUNT_FAILURES[error.reason]) || 'unavailable';
}
