import { setGlobalOptions } from 'firebase-functions/v2';

/** Where every function runs; hosting's rewrites in firebase.json name the same region. */
export const REGION = 'europe-west1';

// What each function has is in resources.ts.
setGlobalOptions({ region: REGION });
