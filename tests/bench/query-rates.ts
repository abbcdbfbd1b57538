import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Ports } from '../../emulators/ports.ts';
import { sdkEnvironment } from '../../emulators/sdk-environment.ts';
import { bestOf } from './best-of.ts';
import { fillCollection } from './fill-collection.ts';

/** The documents of the collection that is queried, and of another one. Functions follow neither. */
const QUERIED = 20;
const OTHERS = 20_000;

const QUERIES = 300;

const ROUNDS = 3;

/** Queries of a small collection that a stack answers a second, before and after another collection has many documents. */
export async function queryRates(
  ports: Ports,
  projectId: string,
): Promise<{ before: number; after: number }> {
  Object.assign(process.env, sdkEnvironment(ports, projectId));
  const app = initializeApp({ projectId }, 'query-rates');
  try {
    const db = getFirestore(app);
    const [queried, others] = [db.collection('bench-queried'), db.collection('bench-others')];
    const rate = async () => {
      const started = performance.now();
      for (let query = 0; query < QUERIES; query++) await queried.get();
      return QUERIES / ((performance.now() - started) / 1_000);
    };
    await fillCollection(queried, numbered(QUERIED));
    // The emulator compiles its code first.
    await rate();
    const before = await bestOf(ROUNDS, rate);
    await fillCollection(others, numbered(OTHERS));
    const after = await bestOf(ROUNDS, rate);
    await fillCollection(queried, []);
    await fillCollection(others, []);
    return { before, after };
  } finally {
    await deleteApp(app);
  }
}

function* numbered(count: number): Generator<[string, object]> {
  for (let number = 0; number < count; number++) yield [`n${number}`, { number }];
}
