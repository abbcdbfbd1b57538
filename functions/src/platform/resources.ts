import type { GlobalOptions } from 'firebase-functions/v2';

type Resources = Required<Pick<GlobalOptions, 'concurrency' | 'maxInstances' | 'memory' | 'timeoutSeconds'>>;

/**
 * What each function has, by the name under which it is deployed. `npm run bench -- abuse` measures the worst input that each public
 * function and `makePhotoVariants` accept: no more than 70 % of the memory. A process that has loaded the code takes 160 MB, so that
 * 256 MiB would be too little for any of them.
 *
 * A document has up to 1 MiB, and takes up to 20 MB while it is decoded and checked. So functions that read documents of users take
 * few requests at a time. Time-outs of tasks are those of their work, and of all others what Hosting waits for.
 */
export const RESOURCES = {
  // A flood of drafts and letters takes up to 382 MB.
  api: { memory: '1GiB', concurrency: 16, timeoutSeconds: 60, maxInstances: 20 },
  // Few at once: a sign-in waits for the turn of those that came before it, forged tokens among them.
  signIn: { memory: '512MiB', concurrency: 8, timeoutSeconds: 60, maxInstances: 20 },
  // A picture needs up to 250 MB, together with the process, and the two that render 70 MB each.
  page: { memory: '1GiB', concurrency: 40, timeoutSeconds: 60, maxInstances: 20 },
  // It decodes one original at a time: 200 million pixels, or 400 million coefficients of two bytes.
  makePhotoVariants: { memory: '2GiB', concurrency: 1, timeoutSeconds: 180, maxInstances: 20 },
  makeArchives: { memory: '512MiB', concurrency: 1, timeoutSeconds: 1_800, maxInstances: 10 },
  deleteAccounts: { memory: '512MiB', concurrency: 5, timeoutSeconds: 1_800, maxInstances: 5 },
  refreshSearch: { memory: '512MiB', concurrency: 1, timeoutSeconds: 1_800, maxInstances: 1 },
  // Four photos of up to 40 MiB are in memory at once.
  workOnImports: { memory: '512MiB', concurrency: 1, timeoutSeconds: 1_800, maxInstances: 10 },
  sweepWorks: { memory: '512MiB', concurrency: 4, timeoutSeconds: 540, maxInstances: 4 },
  refreshLists: { memory: '512MiB', concurrency: 8, timeoutSeconds: 300, maxInstances: 20 },
  refreshCounts: { memory: '512MiB', concurrency: 8, timeoutSeconds: 60, maxInstances: 20 },
  refreshMapTile: { memory: '512MiB', concurrency: 16, timeoutSeconds: 60, maxInstances: 20 },
  sendMail: { memory: '512MiB', concurrency: 10, timeoutSeconds: 120, maxInstances: 10 },
  writeAccountLetters: { memory: '512MiB', concurrency: 20, timeoutSeconds: 60, maxInstances: 20 },
  // Each event has the document before and after.
  deriveOnContentWritten: { memory: '512MiB', concurrency: 8, timeoutSeconds: 120, maxInstances: 20 },
  withdrawOnWorkWritten: { memory: '512MiB', concurrency: 4, timeoutSeconds: 60, maxInstances: 20 },
  deriveOnListItemWritten: { memory: '512MiB', concurrency: 40, timeoutSeconds: 60, maxInstances: 20 },
  followOriginalOnStored: { memory: '512MiB', concurrency: 40, timeoutSeconds: 60, maxInstances: 20 },
  followOriginalOnDeleted: { memory: '512MiB', concurrency: 40, timeoutSeconds: 60, maxInstances: 20 },
  sweepOnSchedule: { memory: '512MiB', concurrency: 1, timeoutSeconds: 60, maxInstances: 1 },
} as const satisfies Record<string, Resources>;

/** What limits the memory of each function, by name of a variable of its environment. */
export const MEMORY_VARIABLES = {
  // The C library keeps freed memory apart for each thread. Drawing pictures leaves 100 MB there without this limit, which sharp's
  // documentation recommends.
  MALLOC_ARENA_MAX: '2',
  // V8 collects the garbage of its old space thoroughly only where it is nearly full. By default that would be half of the memory.
  NODE_OPTIONS: '--max-old-space-size=192',
};
