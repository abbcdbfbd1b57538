import { expect, test } from 'vitest';
import {
  ABSENT,
  instantEdges,
  letters,
  localisedEdges,
  localisedLineEdges,
  optionalEdges,
  positionEdges,
  testEdges,
  tilesEdges,
  times,
  unlessAbsent,
} from '../testing/edges.ts';
import {
  exampleId,
  exampleList,
  exampleListHeading,
  exampleListItem,
  examplePicture,
} from '../testing/examples.ts';
import { list, listEntry, listHeading, listItem } from './list.ts';

const picture = () => ({ itemId: exampleId(), ...examplePicture() });
const stop = () => ({ kind: 'poi', itemId: exampleId(), number: 1, position: { lat: 43, lng: 5 } });

testEdges('a list', list, exampleList, [
  ['kind', 'list', 'post'],
  ['kind', 'list', ABSENT],
  ['id', exampleId(), 'x'],
  ['ownerId', letters(128), letters(129)],
  ...localisedLineEdges('title', 140),
  ...optionalEdges('summary', 500),
  ['visibility', 'private', 'secret'],
  ['visibility', 'unlisted', ABSENT],
  ['asRoute', false, ABSENT],
  unlessAbsent('cover'),
  ...instantEdges('updatedAt'),
  ...positionEdges('position'),
  unlessAbsent('position'),
  ['bounds', ABSENT, null],
  ...tilesEdges,
  ['count', 0, -1],
  ['count', 300, 0.5],
  ['days', 60, 61],
  ['days', 1, 0],
  unlessAbsent('days'),
  ['stops', times(300, stop), times(301, stop)],
  ['stops', [stop()], []],
  ['stops', [stop()], [{ ...stop(), id: exampleId() }]],
  ['stops', [stop()], [{ itemId: exampleId() }]],
  ['stops', [{ ...stop(), kind: 'list' }], [{ ...stop(), kind: 'country' }]],
  ['stops', [{ ...stop(), number: 300 }], [{ ...stop(), number: 301 }]],
  ['stops', [stop()], [{ ...stop(), number: 0 }]],
  ['stops', [{ ...stop(), day: 60 }], [{ ...stop(), day: 61 }]],
  ['stops', [{ ...stop(), day: 1 }], [{ ...stop(), day: 0 }]],
  unlessAbsent('stops'),
  ['pictures', times(4, picture), times(5, picture)],
  ['pictures', [picture()], []],
  ['pictures', [picture()], [{ ...picture(), path: 'photos/../secret' }]],
  ['pictures', [picture()], [{ ...picture(), alt: {} }]],
  ['pictures', [picture()], [examplePicture()]],
  unlessAbsent('pictures'),
]);

testEdges('a list item', listItem, exampleListItem, [
  ['itemId', exampleId(), 'x'],
  ['kind', 'list', 'country'],
  ['id', exampleId(), 'x'],
  ...localisedEdges('note', 500),
  ['note', { en: 'a\nb' }, 'a plain text'],
  unlessAbsent('note'),
  ['order', letters(100), letters(101)],
  ['order', '0', ''],
  ['order', 'Zz9', 'a-0'],
]);

testEdges('a heading of a list', listHeading, exampleListHeading, [
  ['itemId', exampleId(), 'x'],
  ...localisedLineEdges('heading', 80),
  ['order', 'Zz', ''],
]);

test('an entry is an item or a heading, and never both', () => {
  expect(listEntry.safeParse(exampleListItem()).success).toBe(true);
  expect(listEntry.safeParse(exampleListHeading()).success).toBe(true);
  expect(listEntry.safeParse({ ...exampleListItem(), ...exampleListHeading() }).success).toBe(false);
  expect(listEntry.safeParse({ ...exampleListHeading(), note: { en: 'Early' } }).success).toBe(false);
});
