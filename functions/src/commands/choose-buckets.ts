import { buildVariables } from './deploy/build-variables.ts';

/** Those of the local stack. */
const LOCAL = { bucket: 'demo-waymark.appspot.com', originals: 'demo-waymark-originals.appspot.com' };

/**
 * The names of the buckets of photos, for a command.
 *
 * @param root the folder with the files of variables
 * @param project the id of a real Firebase project; without it, those of the running local stack
 * @throws Error with one sentence where the variable is missing
 */
export function chooseBuckets(root: string, project: string | undefined): typeof LOCAL {
  if (project === undefined) return LOCAL;
  const variables = buildVariables(root, process.env);
  const bucket = variables['VITE_FIREBASE_STORAGE_BUCKET'];
  if (!bucket) throw new Error('VITE_FIREBASE_STORAGE_BUCKET is not set: see .env.example and README.md.');
  return { bucket, originals: variables['VITE_FIREBASE_ORIGINALS_BUCKET'] || bucket };
}
