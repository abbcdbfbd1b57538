import { setGlobalOptions } from 'firebase-functions/v2';

/** Where every function runs; hosting's rewrites in firebase.json name the same region. */
setGlobalOptions({ region: 'europe-west1', maxInstances: 20, memory: '256MiB' });
