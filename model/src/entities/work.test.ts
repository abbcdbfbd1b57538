import { expect, test } from 'vitest';
import { contentFields } from '../testing/content-fields.ts';
import { ABSENT, instantEdges, letters, testEdges, unlessAbsent } from '../testing/edges.ts';
import { exampleId, exampleWork } from '../testing/examples.ts';
import { CONTENT_SCHEMAS } from './content.ts';
import { PUBLISHED_KINDS } from './kinds.ts';
import { emptyContent, work } from './work.ts';

testEdges('a work', work, () => exampleWork('post'), [
  ['id', exampleId(), 'x'],
  ['kind', 'pin', 'list'],
  ['state', 'scheduled', 'deleted'],
  ['revision', 1, 0],
  ['revision', 2, 1.5],
  ['content', {}, ABSENT],
  ['content', { title: 5, position: 'nowhere' }, 'text'],
  ['content', { [letters(40)]: 1 }, { [letters(41)]: 1 }],
  ['savedBy', { session: exampleId(), revision: 1 }, { session: exampleId() }],
  ['savedBy', { session: exampleId(), revision: 2 }, { session: 'x', revision: 2 }],
  ['savedBy', { session: exampleId(), revision: 2 }, { session: exampleId(), revision: 0 }],
  unlessAbsent('savedBy'),
  ...instantEdges('createdAt'),
  ...instantEdges('updatedAt'),
  ...instantEdges('publishAt'),
  unlessAbsent('publishAt'),
  ['projectId', exampleId(), 'x'],
  unlessAbsent('projectId'),
  ...instantEdges('deletedAt'),
  unlessAbsent('deletedAt'),
  ['publicId', exampleId(), 'x'],
  unlessAbsent('publicId'),
  ['publicPrecision', 'approximate', 'near'],
  unlessAbsent('publicPrecision'),
  ...instantEdges('publishedAt'),
  unlessAbsent('publishedAt'),
  ['publishedRevision', 1, 1.5],
  unlessAbsent('publishedRevision'),
  ['version', 1, 1.5],
  unlessAbsent('version'),
]);

test.each(PUBLISHED_KINDS)(
  'the content of a new %s has only fields of its kind, and lacks what only its creator knows',
  (kind) => {
    const content = emptyContent(kind);
    for (const field of Object.keys(content)) expect(contentFields(kind)).toContain(field);
    expect(CONTENT_SCHEMAS[kind].safeParse(content).success).toBe(false);
    expect(work.safeParse({ ...exampleWork(kind), content }).success).toBe(true);
  },
);

test.each(['area', 'marker'] as const)('a new %s has a valid colour', (kind) => {
  const { colour } = { colour: undefined, ...emptyContent(kind) };
  expect(CONTENT_SCHEMAS[kind].shape.colour.safeParse(colour).success).toBe(true);
});
