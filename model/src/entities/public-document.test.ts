import { describe } from 'vitest';
import {
  ABSENT,
  type Edge,
  instantEdges,
  letters,
  lineEdges,
  positionEdges,
  testEdges,
  tilesEdges,
} from '../testing/edges.ts';
import { exampleDocument, exampleId, examplePhoto } from '../testing/examples.ts';
import { PUBLISHED_KINDS, type PublishedKind } from './kinds.ts';
import { PUBLIC_SCHEMAS } from './public-document.ts';

/** Tests of what publishing adds to every kind. `content.test.ts` tests what creators write. */
const PUBLISHED: Edge[] = [
  ['id', exampleId('Z'), 'x'],
  ['id', exampleId('9'), exampleId('9').slice(1)],
  ['ownerId', letters(128), letters(129)],
  ['ownerId', 'a-_', ''],
  ['creatorId', exampleId(), ABSENT],
  ['byline', { name: 'x', handle: 'abc', avatar: null }, { name: 'x', handle: 'abc' }],
  ...lineEdges('byline.name', 80),
  ['byline.handle', letters(30), letters(31)],
  ['byline.handle', 'a-1', 'a-'],
  ['byline.handle', 'abc', 'ABC'],
  ['byline.avatar', examplePhoto(), 'photo'],
  ['cover', null, ABSENT],
  ['countryCode', null, ABSENT],
  ['countryCode', 'FR', 'fr'],
  ['countryCode', 'XK', 'FRA'],
  ...instantEdges('publishedAt'),
  ...instantEdges('updatedAt'),
  ['version', 1, 0],
  ['version', 2, 1.5],
  // A public document has its own field for the cover.
  ['coverPath', ABSENT, examplePhoto().path],
];

const geohash: Edge[] = [
  ['geohash', '0123456789', '012345678'],
  ['geohash', 'bcdefghjkm', 'abcdefghjk'],
  ['geohash', 'npqrstuvwx', 'npqrstuvwxy'],
  ['quadkey', '012301230123012301', '01230123012301230'],
  ['quadkey', '333333333333333333', '333333333333333334'],
];

const boundsEdges: Edge[] = [
  [
    'bounds',
    { west: 180, south: -90, east: -180, north: 90 },
    { west: 181, south: -90, east: -180, north: 90 },
  ],
  ['bounds', { west: 0, south: 1, east: 0, north: 1 }, { west: 0, south: 1, east: 0, north: 0 }],
];

const OF_KIND: Record<PublishedKind, Edge[]> = {
  destination: geohash,
  area: [...geohash, ...positionEdges('centre'), ...boundsEdges],
  poi: geohash,
  pin: geohash,
  marker: geohash,
  post: [
    ...geohash,
    ['geohash', null, ABSENT],
    ['quadkey', null, ABSENT],
    ...positionEdges('position'),
    ['position', null, ABSENT],
    ...boundsEdges,
    ['bounds', null, ABSENT],
    ...tilesEdges,
    ['readingMinutes', 1, 0],
    ['readingMinutes', 2, 1.5],
  ],
};

describe.each(PUBLISHED_KINDS)('%s', (kind) => {
  testEdges('the document', PUBLIC_SCHEMAS[kind], () => exampleDocument(kind), [
    ['kind', kind, ABSENT],
    ['kind', kind, kind === 'poi' ? 'pin' : 'poi'],
    ['kind', kind, 'list'],
    ...PUBLISHED,
    ...OF_KIND[kind],
  ]);
});
