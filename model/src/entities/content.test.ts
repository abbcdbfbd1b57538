import { describe } from 'vitest';
import { MAX_GEOMETRY_CHARACTERS, MAX_VERTICES } from '../geography/geometry.ts';
import { MAX_RICH_TEXT_BYTES } from '../rich-text/read.ts';
import {
  ABSENT,
  type Edge,
  letters,
  lineEdges,
  localisedLineEdges,
  optionalEdges,
  positionEdges,
  testEdges,
  times,
  unlessAbsent,
} from '../testing/edges.ts';
import { exampleBody, exampleContent, exampleId, examplePhoto } from '../testing/examples.ts';
import { CONTENT_SCHEMAS, MAX_EMBEDDED_PLACES } from './content.ts';
import { MAX_DURATION, MAX_OPENING_HOURS, MONTHS } from './facts.ts';
import {
  COLOURS,
  DESTINATION_TYPES,
  GIVEN_CATEGORIES,
  MARKER_ICONS,
  PUBLISHED_KINDS,
  type PublishedKind,
} from './kinds.ts';
import { MAX_PIN_TEXT } from './pin-text.ts';

const WRITTEN: Edge[] = [
  ...localisedLineEdges('title', 140),
  ['visibility', 'unlisted', 'private'],
  ['photos', times(40, () => examplePhoto()), times(41, () => examplePhoto())],
  ['photos', [], ABSENT],
  ['coverPath', examplePhoto().path, 'cover.jpg'],
  unlessAbsent('coverPath'),
  ['shareTitle', { fr: letters(90) }, { fr: letters(91) }],
  unlessAbsent('shareTitle'),
  ['shareText', { fr: letters(200) }, { fr: letters(201) }],
  unlessAbsent('shareText'),
  ['sharePath', examplePhoto().path, 'cover.jpg'],
  unlessAbsent('sharePath'),
  ['tags', times(20, String), times(21, String)],
  ['tags', [letters(32)], [letters(33)]],
  ['tags', ['été', 'été 2026', 'saint-jean'], ['été', 'été']],
  ['tags', ['old town'], ['Old Town']],
  ['tags', ['old town'], ['old  town']],
  ['tags', ['old-town'], ['-old']],
  ['tags', ['x'], ['']],
  ['tags', [], ABSENT],
];

const webAddressEdges = (field: string): Edge[] => [
  [field, `https://a.example/${letters(1982)}`, `https://a.example/${letters(1983)}`],
  [field, 'https://a.example', 'http://a.example'],
  [field, 'https://a.example/@b', 'https://a@b.example'],
  unlessAbsent(field),
];

/** A zigzag with a given number of vertices that does not cross itself, closed along the equator. */
function polygonOf(vertices: number): string {
  const zigzag = times(vertices - 2, (index) => [index / 100, 1 + (index % 2)]);
  const ring = [[0, 0], ...zigzag, [vertices / 100, 0], [0, 0]];
  return JSON.stringify({ type: 'Polygon', coordinates: [ring] });
}

/** A story whose JSON has a given number of bytes. */
const bodyOf = (bytes: number) => exampleBody(letters(bytes - exampleBody('').length));

/** A story that embeds a given number of places. */
function bodyWith(places: number): string {
  const content = times(places, (index) => ({
    type: 'place',
    attrs: { kind: 'pin', id: String(index).padStart(20, '0') },
  }));
  return JSON.stringify({ type: 'doc', content });
}

const visitEdges: Edge[] = [
  ['bestMonths', MONTHS.slice(), [...MONTHS, 1]],
  ['bestMonths', [1, 12], [0]],
  ['bestMonths', [12], [13]],
  ['bestMonths', [], [1.5]],
  ['bestMonths', [5, 4], [5, 5]],
  unlessAbsent('bestMonths'),
  ['duration', 1, 0],
  ['duration', MAX_DURATION, MAX_DURATION + 1],
  ['duration', 90, 1.5],
  ['duration', 90, '90'],
  unlessAbsent('duration'),
];

/** Of what points of interest and pins have. */
const spendingEdges: Edge[] = [
  ...lineEdges('openingHours', MAX_OPENING_HOURS),
  unlessAbsent('openingHours'),
  ['phone', '+33 4 91 13 89 00', 'call us'],
  ['phone', '(020) 7946-0018', '12'],
  ['phone', `+${'1'.repeat(29)}`, `+${'1'.repeat(30)}`],
  unlessAbsent('phone'),
  ['priceLevel', 1, 0],
  ['priceLevel', 4, 5],
  ['priceLevel', 2, '2'],
  unlessAbsent('priceLevel'),
];

const OF_KIND: Record<PublishedKind, Edge[]> = {
  destination: [
    ...positionEdges('position'),
    ...DESTINATION_TYPES.map((type): Edge => ['type', type, 'country']),
    ['destinationId', exampleId(), 'x'],
    unlessAbsent('destinationId'),
    ['areaIds', times(20, () => exampleId()), times(21, () => exampleId())],
    ['areaIds', [], ABSENT],
    ['areaIds', [exampleId()], ['area']],
    ...webAddressEdges('website'),
    ...visitEdges,
  ],
  area: [
    ['geometry', polygonOf(MAX_VERTICES), polygonOf(MAX_VERTICES + 1)],
    ['geometry', polygonOf(3), polygonOf(2)],
    [
      'geometry',
      polygonOf(4).padEnd(MAX_GEOMETRY_CHARACTERS),
      polygonOf(4).padEnd(MAX_GEOMETRY_CHARACTERS + 1),
    ],
    ['geometry', polygonOf(4), JSON.parse(polygonOf(4))],
    ['geometry', polygonOf(4), '{"type":"Point","coordinates":[0,0]}'],
    ...COLOURS.map((colour): Edge => ['colour', colour, '#ff0000']),
    ['colour', 'teal', ABSENT],
  ],
  poi: [
    ...positionEdges('position'),
    ...GIVEN_CATEGORIES.map((category): Edge => ['category', category, 'casino']),
    ['destinationId', exampleId(), 'x'],
    unlessAbsent('destinationId'),
    ...lineEdges('address', 200),
    unlessAbsent('address'),
    ...webAddressEdges('website'),
    ...optionalEdges('opening', 300),
    ...visitEdges,
    ...spendingEdges,
  ],
  pin: [
    ...positionEdges('position'),
    ['category', 'food', 'city'],
    unlessAbsent('category'),
    ['poiId', exampleId(), 'x'],
    unlessAbsent('poiId'),
    ...optionalEdges('note', MAX_PIN_TEXT),
    ['visitedOn', '2024-02-29', '2025-02-29'],
    ['visitedOn', '2025-05-31', '2025-05-31T12:00:00Z'],
    ['visitedOn', '2025-05-31', '9999-12-31'],
    unlessAbsent('visitedOn'),
    ['precision', 'approximate', 'about'],
    ['precision', 'exact', ABSENT],
    ...visitEdges,
    ...spendingEdges,
  ],
  marker: [
    ...positionEdges('position'),
    ['category', 'stay', 'story'],
    unlessAbsent('category'),
    ...MARKER_ICONS.map((icon): Edge => ['icon', icon, 'skull']),
    ...COLOURS.map((colour): Edge => ['colour', colour, 'pink']),
    ...localisedLineEdges('label', 40),
    ...webAddressEdges('href'),
  ],
  post: [
    ['body', { en: bodyOf(MAX_RICH_TEXT_BYTES) }, { en: bodyOf(MAX_RICH_TEXT_BYTES + 1) }],
    ['body', { fr: exampleBody('x') }, {}],
    ['body', { fr: exampleBody('x') }, { fr: 'x' }],
    ['body', { fr: exampleBody('x') }, { fr: '' }],
    ['body', { fr: exampleBody('x') }, { de: exampleBody('x') }],
    ['body', { en: bodyWith(MAX_EMBEDDED_PLACES) }, { en: bodyWith(MAX_EMBEDDED_PLACES + 1) }],
    [
      'places',
      times(100, () => ({ kind: 'list', id: exampleId() })),
      times(101, () => ({ kind: 'list', id: exampleId() })),
    ],
    ['places', [], [{ kind: 'country', id: exampleId() }]],
    ['places', [], [{ kind: 'poi', id: 'x' }]],
  ],
};

describe.each(PUBLISHED_KINDS)('%s', (kind) => {
  const summary = kind === 'pin' ? [] : optionalEdges('summary', 500);
  const edges = [...WRITTEN, ...summary, ...OF_KIND[kind]];
  testEdges('the content', CONTENT_SCHEMAS[kind], () => exampleContent(kind), edges);
});
