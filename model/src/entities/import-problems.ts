/** Why one medium was not imported, or not whole. Each has a sentence in both languages. */
export const IMPORT_PROBLEMS = [
  // It has neither a photo nor a video's cover.
  'no-media',
  // The archive names a file that is in none of the chosen ZIPs.
  'missing-file',
  // The file is encrypted, cut off, damaged, or inflates to more than it states.
  'unreadable',
  'too-large',
  'not-a-picture',
  // A video has no cover, and the browser could not draw one of its frames.
  'no-cover',
  // A JSON file of the archive has another form than those that are known.
  'unknown-layout',
  // Its address at Instagram ended before the file was fetched, also after a new one was asked for.
  'address-expired',
  'not-stored',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Why a whole import stopped. Each has a sentence in both languages that says what helps. */
export const IMPORT_FAILURES = [
  'not-a-zip',
  'cut-off',
  'encrypted',
  'html-export',
  'not-an-export',
  'too-many-files',
  'too-many-items',
  // The connection has ended: the token expired or was revoked at Instagram.
  'disconnected',
  // Instagram or the network does not answer for now. The import goes on by itself, or is continued.
  'rate-limited',
  'unavailable',
  'storage-full',
  // The user uploaded as many photos today as they may. The import goes on another day.
  'too-many-today',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/** The most items of one import. */
export const MAX_IMPORT_ITEMS = 50_000;
