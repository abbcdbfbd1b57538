import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { archivePath } from '@waymark/model/entities/data-export';
import { MAX_ORIGINAL_BYTES, originalPath, PHOTO_TYPES } from '@waymark/model/entities/original';
import { variantPath } from '@waymark/model/entities/photo';
import { newId } from '@waymark/model/ids';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ALL_ACTORS, OWNER, OWNERS, uidOfActor } from './actors.ts';
import { idOf } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { projectIdOf } from './project-id.ts';
import { contextOf } from './under-rules.ts';
import { assertAllowed, assertDenied, restoreBy, restoreChanged } from './verdicts.ts';

const RULES = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
const ORIGINAL = originalPath(OWNER, idOf('1'));
const VARIANT = variantPath(`photos/${OWNER}/${idOf('1')}`, 320);
const ELSEWHERE = [
  'photo.jpg',
  `originals/${OWNER}/${idOf('1')}/copy`,
  `photos/${OWNER}/${idOf('1')}`,
  archivePath(OWNER, idOf('1')),
];

const CLOSED = `closedAccounts/${OWNER}`;

const picture = new Uint8Array([0xff, 0xd8, 0xff]);
const jpeg = { contentType: 'image/jpeg' };

let environment: RulesTestEnvironment;
/** Where the rules of Storage look for a closed account: the emulator reads documents of its own project only. */
let accounts: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: projectIdOf(import.meta.filename),
    storage: { rules: RULES },
  });
  accounts = await initializeTestEnvironment({
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    firestore: {},
  });
});

restoreBy(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of [ORIGINAL, VARIANT, ...ELSEWHERE]) {
      await uploadBytes(ref(context.storage(), path), picture, jpeg);
    }
  });
  await accounts.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore(), CLOSED)));
});
beforeEach(restoreChanged);

afterAll(async () => {
  await environment.cleanup();
  await accounts.cleanup();
});

function as(actor: Actor): FirebaseStorage {
  return contextOf(environment, actor).storage();
}

describe('originals', () => {
  testMatrix(as, {
    'get an original': { allowed: OWNERS, run: (storage) => getBytes(ref(storage, ORIGINAL)) },
    'read the metadata of an original': {
      allowed: OWNERS,
      run: (storage) => getMetadata(ref(storage, ORIGINAL)),
    },
    "list the owner's originals": {
      allowed: NO_ACTOR,
      run: (storage) => listAll(ref(storage, `originals/${OWNER}`)),
    },
    'upload an original of their own': {
      allowed: ['the owner', 'another creator'],
      run: (storage, uid) => uploadBytes(ref(storage, originalPath(uid, newId())), picture, jpeg),
    },
    'upload an original for the owner': {
      allowed: ['the owner'],
      run: (storage) => uploadBytes(ref(storage, originalPath(OWNER, newId())), picture, jpeg),
    },
    'overwrite an original': {
      allowed: NO_ACTOR,
      run: (storage) => uploadBytes(ref(storage, ORIGINAL), picture, jpeg),
    },
    'change the metadata of an original': {
      allowed: NO_ACTOR,
      run: (storage) => updateMetadata(ref(storage, ORIGINAL), { contentType: 'text/html' }),
    },
    'delete an original': { allowed: OWNERS, run: (storage) => deleteObject(ref(storage, ORIGINAL)) },
  });
});

describe('a creator who is suspended, with a token from before', () => {
  const close = () =>
    accounts.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore(), CLOSED), { since: null }),
    );

  test('uploads no original', async () => {
    const upload = () => uploadBytes(ref(as('the owner'), originalPath(OWNER, newId())), picture, jpeg);
    await assertAllowed(upload());
    await close();
    await assertDenied(upload());
    await assertAllowed(
      uploadBytes(
        ref(as('another creator'), originalPath(uidOfActor('another creator'), newId())),
        picture,
        jpeg,
      ),
    );
  });

  test('still gets and deletes an original', async () => {
    await close();
    await assertAllowed(getBytes(ref(as('the owner'), ORIGINAL)));
    await assertAllowed(deleteObject(ref(as('the owner'), ORIGINAL)));
  });
});

describe('variants', () => {
  testMatrix(as, {
    'get a variant': { allowed: ALL_ACTORS, run: (storage) => getBytes(ref(storage, VARIANT)) },
    'list the variants of a photo': {
      allowed: NO_ACTOR,
      run: (storage) => listAll(ref(storage, `photos/${OWNER}/${idOf('1')}`)),
    },
    'upload a variant': {
      allowed: NO_ACTOR,
      run: (storage, uid) =>
        uploadBytes(ref(storage, variantPath(`photos/${uid}/${newId()}`, 320)), picture, jpeg),
    },
    'overwrite a variant': {
      allowed: NO_ACTOR,
      run: (storage) => uploadBytes(ref(storage, VARIANT), picture, jpeg),
    },
    'delete a variant': { allowed: NO_ACTOR, run: (storage) => deleteObject(ref(storage, VARIANT)) },
  });
});

describe.each(ELSEWHERE)('%s', (path) => {
  testMatrix(as, {
    [`get ${path}`]: { allowed: NO_ACTOR, run: (storage) => getBytes(ref(storage, path)) },
    [`upload ${path}`]: {
      allowed: NO_ACTOR,
      run: (storage) => uploadBytes(ref(storage, path), picture, jpeg),
    },
    [`delete ${path}`]: { allowed: NO_ACTOR, run: (storage) => deleteObject(ref(storage, path)) },
  });
});

describe('what an original may be', () => {
  const upload = (
    name: string,
    bytes: Uint8Array,
    metadata: { contentType?: string; contentEncoding?: string },
  ) => uploadBytes(ref(as('the owner'), originalPath(OWNER, name)), bytes, metadata);

  test.each(PHOTO_TYPES)('the owner can upload a photo of type %s', async (contentType) => {
    await assertAllowed(upload(newId(), picture, { contentType }));
  });

  test.each(['image/svg+xml', 'image/tiff', 'text/html', 'video/mp4', 'image/jpeg; charset=x', 'IMAGE/JPEG'])(
    'the owner cannot upload a photo of type %s',
    (contentType) => assertDenied(upload(newId(), picture, { contentType })),
  );

  test('the owner cannot upload a photo of no type', () => assertDenied(upload(newId(), picture, {})));

  test('the owner cannot upload an empty photo', () => assertDenied(upload(newId(), new Uint8Array(), jpeg)));

  test('the owner can upload a photo of 40 MiB', async () => {
    await assertAllowed(upload(newId(), new Uint8Array(MAX_ORIGINAL_BYTES), jpeg));
  });

  test('the owner cannot upload a photo of 40 MiB and one byte', () =>
    assertDenied(upload(newId(), new Uint8Array(MAX_ORIGINAL_BYTES + 1), jpeg)));

  test('the owner can upload a photo that says it is not compressed', async () => {
    await assertAllowed(upload(newId(), picture, { ...jpeg, contentEncoding: 'identity' }));
  });

  test.each(['gzip', 'GZIP', 'br', 'deflate', 'identity, gzip', 'x'])(
    'the owner cannot upload a photo with the content encoding %s',
    (contentEncoding) => assertDenied(upload(newId(), picture, { ...jpeg, contentEncoding })),
  );

  test.each(['short', 'a'.repeat(21), `${'a'.repeat(16)}.jpg`])(
    'the owner cannot upload a photo that is called %s',
    (name) => assertDenied(upload(name, picture, jpeg)),
  );
});

test('every allow statement has an allowed and a denied actor in the tables above', () => {
  const statements = RULES.match(/match [^ ]+|allow [a-z, ]+/g)?.filter((part) => !part.includes('bucket'));
  expect(statements).toEqual([
    'match /originals/{uid}/{photoId}',
    ...['allow get', 'allow create', 'allow delete'],
    'match /photos/{uid}/{photoId}/{variant}',
    'allow get',
  ]);
});
