import { creator } from './creator.ts';
import {
  ABSENT,
  type Edge,
  instantEdges,
  letters,
  optionalEdges,
  positionEdges,
  testEdges,
  times,
  unlessAbsent,
} from './edges.ts';
import { exampleCreator, exampleId } from './examples.ts';
import { PUBLISHED_KINDS } from './kinds.ts';

testEdges('a creator', creator, exampleCreator, [
  ['id', exampleId(), 'ines'],
  ['userId', letters(128), letters(129)],
  ['name', letters(80), letters(81)],
  ['name', 'x', ''],
  ['handle', letters(30), letters(31)],
  ['handle', 'abc', 'ab'],
  ['handle', 'ines-2', 'ines_2'],
  ['handle', 'ines', 'inès'],
  // `/creators/join` is another page.
  ['handle', 'joined', 'join'],
  ...optionalEdges('bio', 1000),
  ['avatar', null, ABSENT],
  ['cover', null, ABSENT],
  ['languages', ['en', 'fr'], ['en', 'fr', 'en']],
  ['languages', ['fr'], []],
  ['languages', ['fr'], ['de']],
  ...positionEdges('home'),
  unlessAbsent('home'),
  ['links', times(8, (n) => `https://${n}.example`), times(9, (n) => `https://${n}.example`)],
  ['links', ['https://a.example'], ['http://a.example']],
  ['links', ['https://a.example'], ['javascript:alert(1)']],
  ['links', [], ABSENT],
  ['contactable', false, ABSENT],
  ...PUBLISHED_KINDS.map((kind): Edge => [`counts.${kind}`, 0, -1]),
  ['counts.pin', 2, 1.5],
  ['counts.pin', 2, ABSENT],
  ...instantEdges('joinedAt'),
  ['status', 'suspended', 'gone'],
]);
