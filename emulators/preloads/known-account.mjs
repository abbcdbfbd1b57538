// @ts-check
/**
 * Loaded by each process of a function. At each task that is added to a queue, the Admin SDK looks for the account that the process runs
 * as. Where it runs on no machine of Google, that is a failed request each time, unless the account is configured.
 */
const { FIREBASE_CONFIG } = process.env;

if (FIREBASE_CONFIG !== undefined) {
  const config = JSON.parse(FIREBASE_CONFIG);
  const serviceAccountId = `${config.projectId}@appspot.gserviceaccount.com`;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ serviceAccountId, ...config });
}
