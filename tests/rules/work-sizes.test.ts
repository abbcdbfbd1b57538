import { MAX_PHOTOS, MAX_PLACES } from '@waymark/model/entities/content';
import { MAX_TAGS } from '@waymark/model/entities/tags';
import { MAX_GEOMETRY_CHARACTERS } from '@waymark/model/geography/geometry';
import { newId } from '@waymark/model/ids';
import { MAX_RICH_TEXT_BYTES } from '@waymark/model/rich-text/read';
import { type DocumentReference, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { test } from 'vitest';
import { OWNER, uidOfActor } from './actors.ts';
import { coEditor, contents, idOf, photo, work } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

/** A story that a co-writer writes too. */
const SHARED = `users/${OWNER}/works/${idOf('w')}`;
const WRITER = uidOfActor('another creator');

const as = underRules(
  { [SHARED]: null, [`${SHARED}/people/${WRITER}`]: stored.encode({ ...coEditor, uid: WRITER }) },
  { uncounted: true },
);

/** Text of this many bytes, two a character: even bounds only. */
const bytes = (count: number) => 'é'.repeat(count / 2);

function create(kind: 'area' | 'post', content: object, fields: object = {}) {
  return write(doc(as('the owner'), `users/${OWNER}/works`, newId()), kind, content, fields);
}

function write(ref: DocumentReference, kind: 'area' | 'post', content: object, fields: object = {}) {
  return setDoc(ref, {
    ...stored.encode({ ...work, kind, content, ...fields }, 'id'),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

test('the owner can create an area whose geometry is of 250,000 characters', () =>
  assertAllowed(create('area', { geometry: 'x'.repeat(MAX_GEOMETRY_CHARACTERS) })));

test('the owner cannot create an area whose geometry is of 250,001 characters', () =>
  assertDenied(create('area', { geometry: 'x'.repeat(MAX_GEOMETRY_CHARACTERS + 1) })));

test('the owner can create a post whose body is of 200 KiB in each language', () =>
  assertAllowed(
    create('post', { body: { en: bytes(MAX_RICH_TEXT_BYTES), fr: bytes(MAX_RICH_TEXT_BYTES) } }),
  ));

/** The content with the most of everything that the rules count. */
const LARGEST = {
  ...contents.post,
  photos: Array(MAX_PHOTOS).fill(photo),
  tags: Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`),
  places: Array(MAX_PLACES).fill({ kind: 'poi', id: idOf('i') }),
};

test('the owner can create a post with the most photos, tags and places, for a time and a project', () =>
  assertAllowed(
    create('post', LARGEST, { state: 'scheduled', publishAt: Date.UTC(2040, 0, 1), projectId: idOf('p') }),
  ));

test('the owner can change a post with the most photos, tags and places', async () => {
  const ref = doc(as('the owner'), `users/${OWNER}/works`, newId());
  await assertAllowed(write(ref, 'post', LARGEST));
  await assertAllowed(
    updateDoc(ref, {
      ...stored.encode({
        'content.title': { en: 'Other' },
        publishAt: Date.UTC(2040, 0, 1),
        projectId: idOf('p'),
      }),
      state: 'scheduled',
      revision: 2,
      updatedAt: serverTimestamp(),
    }),
  );
});

test('a co-writer can change a post with the most photos, tags and places', async () => {
  await assertAllowed(write(doc(as('the owner'), SHARED), 'post', LARGEST));
  await assertAllowed(
    updateDoc(doc(as('another creator'), SHARED), {
      'content.title': { en: 'Other' },
      savedBy: { session: idOf('s'), revision: 2 },
      revision: 2,
      updatedAt: serverTimestamp(),
    }),
  );
});

test.each(['en', 'fr'])('the owner cannot create a post whose body is of more than 200 KiB in %s', (locale) =>
  assertDenied(create('post', { body: { [locale]: `${bytes(MAX_RICH_TEXT_BYTES)}x` } })),
);
