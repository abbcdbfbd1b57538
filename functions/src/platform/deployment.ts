import { setGlobalOptions } from 'firebase-functions/v2';

/** Where every function runs; hosting's rewrites in firebase.json name the same region. */
export const REGION = 'europe-west1';

setGlobalOptions({ region: REGION, maxInstances: 20, memory: '256MiB' });
