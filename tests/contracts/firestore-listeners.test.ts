import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOST } from '../../emulators/ports.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { type ListeningPage, openListeningPage } from './listening-page.ts';
import { PORTS, startStackOfFiles } from './stack-of-files.ts';

/*
 * What emulators/firestore-mend changes about listeners: only changes are sent to a browser, and the results stay those of the
 * database.
 */

const projectId = 'demo-listeners';

/** Code of the page, and the same query of the server. */
const QUERIES = {
  all: `query(collection(db, 'items'), orderBy('rank'))`,
  first: `query(collection(db, 'items'), orderBy('rank'), limit(2))`,
  red: `query(collection(db, 'items'), where('color', '==', 'red'), orderBy('rank'))`,
};

let stop: () => Promise<void>;
let db: Firestore;
let page: ListeningPage;

beforeAll(async () => {
  stop = await startStackOfFiles(projectId, ['firestore'], {
    'firebase.json': '{ "firestore": { "rules": "firestore.rules" } }',
    'firestore.rules': `service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read, write; } } }`,
  });
  const app = initializeApp({ projectId }, projectId);
  db = getFirestore(app);
  db.settings({ host: `${HOST}:${PORTS.firestore}`, ssl: false, ignoreUndefinedProperties: true });
}, 60_000);

afterAll(async () => {
  await db?.terminate();
  await stop?.();
}, 30_000);

beforeEach(async () => {
  await db.recursiveDelete(db.collection('items'));
  page = await openListeningPage(projectId, PORTS.firestore, QUERIES);
});

afterEach(() => page.close());

test('a change of one document of two hundred is sent without the others', async () => {
  const batch = db.batch();
  for (let rank = 0; rank < 200; rank++) batch.set(item(String(rank)), { rank, text: 'x'.repeat(1_000) });
  await batch.commit();
  await expectAll();
  expect(page.takeBytes()).toBeGreaterThan(200_000);
  for (let rank = 100; rank < 105; rank++) await item(String(rank)).update({ color: 'red' });
  await expectAll();
  // Of each, the whole result once: in two of the queries, whose listeners are those of one page.
  expect(page.takeBytes()).toBeLessThan(50_000);
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const fields = fc.record({ rank: fc.integer({ min: 0, max: 4 }), color: fc.constantFrom('red', 'blue') });
const step = fc.oneof(
  fc.record({ by: fc.constantFrom('server', 'page'), id, fields }),
  fc.record({ by: fc.constantFrom('server', 'page'), id, fields: fc.constant(undefined) }),
  fc.record({ by: fc.constant('server'), ids: fc.uniqueArray(id, { minLength: 2 }), fields }),
  fc.record({ by: fc.constant('network'), isOnline: fc.boolean() }),
  fc.record({ by: fc.constant('test'), waits: fc.constant(true) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

test('whatever is written, by whomever and in whatever order, the listeners have the results of the database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const one of steps) await take(one);
      await page.setOnline(true);
      await expectAll();
    }),
    // A page that has lost track stays so, and shorter cases would fail too.
    { numRuns: isFullRun ? 25 : 8, endOnFailure: true, includeErrorInReport: true },
  );
});

async function take(one: Step): Promise<void> {
  if ('isOnline' in one) return page.setOnline(one.isOnline);
  if ('waits' in one) return new Promise((resolve) => setTimeout(resolve, 50));
  if ('ids' in one) {
    const batch = db.batch();
    for (const each of one.ids) batch.set(item(each), one.fields);
    await batch.commit();
    return;
  }
  if (one.by === 'page') return page.write(`items/${one.id}`, one.fields);
  await (one.fields === undefined ? item(one.id).delete() : item(one.id).set(one.fields));
}

function item(name: string) {
  return db.collection('items').doc(name);
}

/** Every listener comes to rest with the result that the server has at that time. */
async function expectAll(): Promise<void> {
  const items = db.collection('items');
  const own = {
    all: items.orderBy('rank'),
    first: items.orderBy('rank').limit(2),
    red: items.where('color', '==', 'red').orderBy('rank'),
  };
  for (const [name, query] of Object.entries(own)) {
    await expect
      .poll(
        async () => {
          if (!(await page.isSettled(name))) return `${name} waits`;
          const { docs } = await query.get();
          const expected = docs.map((one) => [one.id, one.data()]);
          const actual: unknown = JSON.parse((await page.result(name)) ?? 'null');
          return isDeepStrictEqual(actual, expected) ? 'as in the database' : { expected, actual };
        },
        // Beside the tests of functions a browser gets little of the processor.
        { timeout: 45_000 },
      )
      .toBe('as in the database');
  }
}
