import { MAX_GEOMETRY_CHARACTERS } from '@waymark/model/geography/geometry';
import { newId } from '@waymark/model/ids';
import { MAX_RICH_TEXT_BYTES } from '@waymark/model/rich-text/read';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { test } from 'vitest';
import { OWNER } from './actors.ts';
import { work } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const as = underRules({}, { uncounted: true });

/** Text of this many bytes, two a character: even bounds only. */
const bytes = (count: number) => 'é'.repeat(count / 2);

function create(kind: 'area' | 'post', content: object) {
  return setDoc(doc(as('the owner'), `users/${OWNER}/works`, newId()), {
    ...stored.encode({ ...work, kind, content }, 'id'),
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

test.each(['en', 'fr'])('the owner cannot create a post whose body is of more than 200 KiB in %s', (locale) =>
  assertDenied(create('post', { body: { [locale]: `${bytes(MAX_RICH_TEXT_BYTES)}x` } })),
);
