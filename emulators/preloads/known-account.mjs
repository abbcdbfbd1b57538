// @ts-check
/**
 * Loaded by each process of a function. At each task that is added to a queue, the Admin SDK looks for the account that the process runs
 * as. Where it runs on no machine of Google, that is a failed request each time, unless the account is configured.
 */
const config = process.env['FIREBASE_CONFIG'];

if (config !== undefined) {
  const serviceAccountId = `${process.env['GCLOUD_PROJECT']}@appspot.gserviceaccount.com`;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ serviceAccountId, ...JSON.parse(config) });
}
