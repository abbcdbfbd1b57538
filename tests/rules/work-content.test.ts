import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { emptyContent } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { contentFields } from '@waymark/model/testing/content-fields';
import { type DocumentData, doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { OWNER } from './actors.ts';
import { CONTENT_CASES } from './content-cases.ts';
import { contents, idOf, work } from './examples.ts';
import { testFields } from './field-tests.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const WORKS = `users/${OWNER}/works`;

const as = underRules(
  Object.fromEntries(
    PUBLISHED_KINDS.map((kind) => [
      `${WORKS}/${kind.padEnd(20, '0')}`,
      stored.encode({ ...work, kind, content: contents[kind] }, 'id'),
    ]),
  ),
);

const time = serverTimestamp();

function create(db: Firestore, kind: PublishedKind, content: DocumentData) {
  const data = { ...stored.encode({ ...work, kind }, 'id'), content, createdAt: time, updatedAt: time };
  return setDoc(doc(db, WORKS, newId()), data);
}

function update(db: Firestore, kind: PublishedKind, content: DocumentData) {
  const data = { ...stored.encode({ ...work, kind, revision: 2 }, 'id'), content, updatedAt: time };
  return setDoc(doc(db, WORKS, kind.padEnd(20, '0')), data);
}

/** Every field of every kind, each with a value that some kind accepts. */
const EVERY_FIELD = Object.assign({}, ...PUBLISHED_KINDS.map((kind) => stored.encode(contents[kind])));

/** The fields of every kind share one rule: they are tested in the first kind. */
const [FIRST, ...OTHERS] = PUBLISHED_KINDS;
const SHARED = contentFields(FIRST).filter((field) =>
  OTHERS.every((kind) => contentFields(kind).includes(field)),
);

describe.each(PUBLISHED_KINDS)('content of kind %s', (kind) => {
  const elsewhere = kind === FIRST ? [] : SHARED;
  const fields = contentFields(kind).filter((field) => !elsewhere.includes(field));

  testFields(as, {
    name: `a ${kind}`,
    actor: 'the owner',
    schema: CONTENT_SCHEMAS[kind],
    example: contents[kind],
    incomplete: true,
    elsewhere,
    fields: Object.fromEntries(fields.map((field) => [field, CONTENT_CASES[field]])),
    writes: { create: (db, content) => create(db, kind, content) },
  });

  test(`the owner can edit a ${kind}`, () =>
    assertAllowed(update(as('the owner'), kind, { title: { en: 'Edited' } })));

  test(`the owner cannot edit a ${kind} into one that could not be created`, () =>
    assertDenied(update(as('the owner'), kind, { title: 'Edited' })));

  test(`the owner can start an empty ${kind}`, () =>
    assertAllowed(create(as('the owner'), kind, emptyContent(kind))));

  // Pins from before they had one text have a summary.
  const former = kind === 'pin' ? ['summary'] : [];
  const foreign = Object.keys(EVERY_FIELD).filter(
    (field) => ![...contentFields(kind), ...former].includes(field),
  );
  test.each(foreign)(`the owner cannot give a ${kind} the field %s of other kinds`, (field) =>
    assertDenied(
      create(as('the owner'), kind, { ...stored.encode(contents[kind]), [field]: EVERY_FIELD[field] }),
    ),
  );
});

describe('content that is checked only when it is published', () => {
  test('the owner can keep a draft with unfinished photos, tags and places', () =>
    assertAllowed(
      create(as('the owner'), 'post', { photos: [{}], tags: ['UPPER'], places: [{ id: idOf('0') }] }),
    ));

  test('the owner can keep a draft with a website that is not https', () =>
    assertAllowed(create(as('the owner'), 'poi', { website: 'museum.example' })));
});
