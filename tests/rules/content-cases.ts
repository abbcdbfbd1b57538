import { MAX_PHOTOS, MAX_PLACES } from '@waymark/model/entities/content';
import { MAX_DURATION, MONTHS } from '@waymark/model/entities/facts';
import { PRECISIONS, VISIBILITIES } from '@waymark/model/entities/fields';
import { COLOURS, DESTINATION_TYPES, GIVEN_CATEGORIES, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { MAX_PIN_TEXT } from '@waymark/model/entities/pin-text';
import { MAX_TAGS } from '@waymark/model/entities/tags';
import { contents, idOf, photo } from './examples.ts';
import { choiceCases, localisedCases, positionCases, text } from './field-cases.ts';
import type { FieldCases } from './field-tests.ts';

const NO_TEXT = { 'a number': 7, 'a map': { en: 'text' }, null: null };
const NO_NUMBER = { text: '2', 'a map': { en: 2 }, null: null };
const NO_LIST = { text: 'text', 'a map': { 0: 'text' }, null: null };

/** A map with more keys than any field has, which the model would name one by one. */
const MANY_KEYS = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`key${index}`, 0]));

const reference = {
  accepted: { 'an id': idOf('r') },
  refused: { 'of 21 characters': 'r'.repeat(21), ...NO_TEXT },
};

/** Text as long as `max`, with its filler. */
const address = (max: number) => `https://example.org/${'a'.repeat(max - 20)}`;

/**
 * The values around the coarse bounds of a work's content before it is published, by field; `work-sizes.test.ts`
 * has those of the largest fields.
 */
export const CONTENT_CASES: Readonly<Record<string, FieldCases>> = {
  title: localisedCases(140, { required: true, draft: true }),
  summary: localisedCases(500),
  visibility: choiceCases(VISIBILITIES),
  photos: {
    accepted: { 'forty of them': Array(MAX_PHOTOS).fill(photo) },
    refused: { 'forty-one of them': Array(MAX_PHOTOS + 1).fill(photo), ...NO_LIST },
  },
  coverPath: {
    accepted: { 'of the longest uid': `photos/${'u'.repeat(128)}/${idOf('p')}` },
    refused: { 'of a longer uid': `photos/${'u'.repeat(129)}/${idOf('p')}`, ...NO_TEXT },
  },
  shareTitle: localisedCases(90),
  shareText: localisedCases(200),
  sharePath: {
    accepted: { 'of the longest uid': `photos/${'u'.repeat(128)}/${idOf('p')}` },
    refused: { 'of a longer uid': `photos/${'u'.repeat(129)}/${idOf('p')}`, ...NO_TEXT },
  },
  tags: {
    accepted: { 'twenty of them': Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`) },
    refused: {
      'twenty-one of them': Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`),
      'one with many keys': [MANY_KEYS],
      'of 10,001 characters': [text(10_001)],
      ...NO_LIST,
    },
  },
  position: positionCases(),
  type: choiceCases(DESTINATION_TYPES),
  areaIds: {
    accepted: { 'twenty of them': Array(20).fill(idOf('a')) },
    refused: {
      'twenty-one of them': Array(21).fill(idOf('a')),
      'one with many keys': [MANY_KEYS],
      ...NO_LIST,
    },
  },
  geometry: { accepted: { 'a polygon': contents.area.geometry }, refused: NO_TEXT },
  colour: choiceCases(COLOURS),
  category: choiceCases(GIVEN_CATEGORIES),
  destinationId: reference,
  address: {
    accepted: { 'of 200 characters': text(200) },
    refused: { 'of 201 characters': text(201), ...NO_TEXT },
  },
  website: {
    accepted: { 'of 2,000 characters': address(2000) },
    refused: { 'of 2,001 characters': address(2001), ...NO_TEXT },
  },
  opening: localisedCases(300),
  openingHours: {
    accepted: { 'of 255 characters': 'x'.repeat(255) },
    refused: { 'of 256 characters': 'x'.repeat(256), ...NO_TEXT },
  },
  phone: {
    accepted: { 'of 30 characters': `+${'1'.repeat(29)}` },
    refused: { 'of 31 characters': `+${'1'.repeat(30)}`, ...NO_TEXT },
  },
  priceLevel: {
    accepted: { 'the lowest': 1, 'the highest': 4 },
    refused: { 'below the lowest': 0, 'above the highest': 5, 'a fraction': 1.5, ...NO_NUMBER },
  },
  bestMonths: {
    accepted: { 'all of them': MONTHS.slice(), none: [] },
    refused: {
      'thirteen of them': [...MONTHS, 1],
      'a month twice': [5, 5],
      'a thirteenth month': [13],
      'the name of one': ['May'],
      'one with many keys': [MANY_KEYS],
      ...NO_LIST,
    },
  },
  duration: {
    accepted: { 'a minute': 1, 'thirty days': MAX_DURATION },
    refused: { none: 0, 'more than thirty days': MAX_DURATION + 1, 'a fraction': 1.5, ...NO_NUMBER },
  },
  poiId: reference,
  note: localisedCases(MAX_PIN_TEXT),
  visitedOn: {
    accepted: { 'a day': '2026-05-30' },
    refused: { 'a day and more': '2026-05-30T', ...NO_TEXT },
  },
  precision: choiceCases(PRECISIONS),
  icon: choiceCases(MARKER_ICONS),
  label: localisedCases(40, { required: true, draft: true }),
  href: {
    accepted: { 'of 2,000 characters': address(2000) },
    refused: { 'of 2,001 characters': address(2001), ...NO_TEXT },
  },
  body: {
    accepted: { 'in French alone': { fr: contents.post.body.fr } },
    refused: {
      'in a third language': { ...contents.post.body, de: '{}' },
      'a map in English': { en: { type: 'doc' } },
      'a number in French': { fr: 7 },
      'plain text': '{}',
      null: null,
    },
  },
  places: {
    accepted: { 'a hundred of them': Array(MAX_PLACES).fill({ kind: 'poi', id: idOf('i') }) },
    refused: {
      'a hundred and one of them': Array(MAX_PLACES + 1).fill({ kind: 'poi', id: idOf('i') }),
      ...NO_LIST,
    },
  },
};
