import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bucket } from '@google-cloud/storage';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { originalPath, photoPathOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import { PHOTO_WIDTHS, variantPath } from '@waymark/model/entities/photo';
import { newId } from '@waymark/model/ids';
import { exampleCreator, exampleDocument, examplePhoto, exampleWork } from '@waymark/model/testing/examples';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf, names, originalsBucketOf } from '../../emulators/names.ts';
import { withoutTriggers } from '../../emulators/running-stack.ts';
import { searchOrigin } from '../../emulators/search/local-search.ts';
import { deleteAccount, leftOf } from '../../functions/src/personal-data/delete-account.ts';
import { hasten } from '../../functions/src/personal-data/deletion.ts';
import type { PersonalStore } from '../../functions/src/personal-data/person.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { algoliaEngine } from '../../functions/src/search/engine/algolia-engine.ts';
import { firestoreSearch } from '../../functions/src/search/firestore-search.ts';
import { type BenchStack, onBenchStack } from './bench-stack.ts';
import type { Measurement } from './measurements.ts';

const WORKS = 1_000;
const PHOTOS = 2_000;
/** The size of an original in bytes: all together are more than twice the memory that is allowed. */
const ORIGINAL = 300 * 1_024;

const MEGABYTE = 2 ** 20;
/** The most memory of the process that makes the archive, in MB. */
const MEMORY = 256;
/** The longest deletion, in seconds. */
const DELETION = 60;

/** How many files are written at once. */
const AT_ONCE = 16;

/** The archive of a creator with much content, in a process of its own, and the deletion of the same account. */
export function measurePersonalData(): Promise<Measurement[]> {
  return onBenchStack({ web: false }, async (on) => {
    const uid = newId();
    const store = storeOf(on);
    await withoutTriggers(on.ports, () => write(store, uid));
    const archive = await exportInProcess(on, uid);
    const seconds = await deletion(store, uid);
    return [
      { what: 'archive of 1,000 works and 2,000 photos', value: archive.seconds, unit: 's' },
      { what: 'its size', value: archive.megabytes, unit: 'MB' },
      { what: 'peak memory of the process', value: archive.peak, unit: 'MB', budget: MEMORY },
      { what: 'deletion of the same account', value: seconds, unit: 's', budget: DELETION },
    ];
  });
}

function storeOf({ ports, projectId }: BenchStack): PersonalStore {
  const db = getFirestore();
  const storage = getStorage();
  const { applicationId, adminKey } = names.search;
  const engine = algoliaEngine({ applicationId, origin: searchOrigin(ports.search) }, adminKey);
  return {
    db,
    auth: getAuth(),
    originals: storage.bucket(originalsBucketOf(projectId)),
    variants: storage.bucket(bucketOf(projectId)),
    search: firestoreSearch(db, engine),
    provider: { deleteUser: async () => {}, hasUser: async () => false },
  };
}

async function write({ db, auth, originals, variants }: PersonalStore, uid: string): Promise<void> {
  await auth.createUser({ uid });
  const creatorId = newId();
  await db
    .doc(`creators/${creatorId}`)
    .set(
      stored.encode(
        { ...exampleCreator(), id: creatorId, userId: uid, handle: `bench-${creatorId.toLowerCase()}` },
        'id',
      ),
    );
  const photos = Array.from({ length: PHOTOS }, newId);
  await writeDocuments(db, uid, { creatorId, photos });
  const bytes = Buffer.alloc(ORIGINAL, 'photo');
  await eachOf(photos, async (photoId) => {
    await save(originals, originalPath(uid, photoId), bytes, 'image/jpeg');
    for (const width of PHOTO_WIDTHS) {
      await save(
        variants,
        variantPath(photoPathOf(uid, photoId), width),
        Buffer.from('variant'),
        'image/webp',
      );
    }
  });
}

async function writeDocuments(
  db: Firestore,
  uid: string,
  { creatorId, photos }: { creatorId: string; photos: readonly string[] },
): Promise<void> {
  const writer = db.bulkWriter();
  for (let index = 0; index < WORKS; index++) {
    const shown = photos.slice(index * 2, index * 2 + 2);
    const pictures = shown.map((id) => ({ ...examplePhoto(), path: photoPathOf(uid, id) }));
    const [kind, publicId] = [index % 10 === 0 ? ('post' as const) : ('pin' as const), newId()];
    // Neither in the trash nor scheduled: the stack would purge or publish it meanwhile.
    const { id: _, deletedAt: _deleted, publishAt: _scheduled, ...work } = exampleWork(kind);
    const content = { ...work.content, photos: pictures };
    void writer.set(db.doc(`users/${uid}/works/${newId()}`), stored.encode({ ...work, content, publicId }));
    const document = { ...exampleDocument(kind), id: publicId, ownerId: uid, creatorId, photos: pictures };
    void writer.set(db.doc(`${COLLECTION_OF[kind]}/${publicId}`), stored.encode(document, 'id'));
  }
  const { width, height, thumbhash } = examplePhoto();
  const ready = { state: 'ready', generation: '1', createdAt: Date.now(), width, height, thumbhash };
  for (const id of photos) {
    void writer.set(db.doc(uploadedPhotoPath(uid, id)), stored.encode({ ...ready, id }, 'id'));
  }
  await writer.close();
}

async function save(bucket: Bucket, path: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucket.file(path).save(bytes, { resumable: false, contentType });
}

async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Makes the archive. @returns its duration, its size in MB, and the largest memory of its process in MB; Linux only */
async function exportInProcess({ stack, projectId }: BenchStack, uid: string) {
  const script = fileURLToPath(new URL('account-export.ts', import.meta.url));
  const started = performance.now();
  const child = spawn(process.execPath, [script, projectId, uid], {
    // Otherwise garbage lies for as long as the machine has memory.
    env: {
      ...process.env,
      ...stack.environment,
      NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 50);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The archive ended with ${code}.`);
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, megabytes: Number(printed) / MEGABYTE, peak: peak / MEGABYTE };
}

/** The most memory that a process has had, in bytes; 0 where it has ended. */
function peakOf(pid: number): number {
  try {
    const [, peak = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(peak) * 1_024;
  } catch {
    return 0;
  }
}

/** Deletes the account, to the end. @returns the seconds that it took */
async function deletion(store: PersonalStore, uid: string): Promise<number> {
  await hasten(store.db, { uid, subject: undefined, now: Date.now() });
  const started = performance.now();
  await deleteAccount(store, uid, { tokensLast: 0 });
  const seconds = (performance.now() - started) / 1_000;
  for await (const { place, what } of leftOf(store, uid)) throw new Error(`${place} has ${what} left.`);
  return seconds;
}
