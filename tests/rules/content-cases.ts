import { MAX_PHOTOS, MAX_PLACES, PRECISIONS } from '@waymark/model/entities/content';
import { MAX_TAGS, VISIBILITIES } from '@waymark/model/entities/fields';
import { CATEGORIES, COLOURS, DESTINATION_TYPES, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { MAX_GEOMETRY_CHARACTERS } from '@waymark/model/geography/geometry';
import { MAX_RICH_TEXT_BYTES } from '@waymark/model/rich-text/read';
import { contents, idOf, photo } from './examples.ts';
import { choiceCases, localisedCases, positionCases, text } from './field-cases.ts';
import type { FieldCases } from './field-tests.ts';

const NO_TEXT = { 'a number': 7, 'a map': { en: 'text' }, null: null };
const NO_LIST = { text: 'text', 'a map': { 0: 'text' }, null: null };

const reference = {
  accepted: { 'an id': idOf('r') },
  refused: { 'of 21 characters': 'r'.repeat(21), ...NO_TEXT },
};

/** Text that is as long as `max`, with what fills it up. */
const address = (max: number) => `https://example.org/${'a'.repeat(max - 20)}`;

/** A geometry as long as may be: white space between its parts counts as well. */
const geometry = contents.area.geometry.padEnd(MAX_GEOMETRY_CHARACTERS);

/** Rich text of so many bytes, two a character. */
function richText(bytes: number): string {
  const make = (content: string) =>
    JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
    });
  const rest = bytes - make('').length;
  return make(text(Math.floor(rest / 2)) + 'a'.repeat(rest % 2));
}

/** The values around the coarse bounds that a work's content has before it is published, by field. */
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
  tags: {
    accepted: { 'twenty of them': Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`) },
    refused: {
      'twenty-one of them': Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag ${index}`),
      ...NO_LIST,
    },
  },
  position: positionCases(),
  type: choiceCases(DESTINATION_TYPES),
  areaIds: {
    accepted: { 'twenty of them': Array(20).fill(idOf('a')) },
    refused: { 'twenty-one of them': Array(21).fill(idOf('a')), ...NO_LIST },
  },
  geometry: {
    accepted: { 'of 250,000 characters': geometry },
    refused: { 'of 250,001 characters': `${geometry} `, ...NO_TEXT },
  },
  colour: choiceCases(COLOURS),
  category: choiceCases(CATEGORIES),
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
  poiId: reference,
  note: localisedCases(2000),
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
    accepted: {
      'of 200 KiB in both languages': {
        en: richText(MAX_RICH_TEXT_BYTES),
        fr: richText(MAX_RICH_TEXT_BYTES),
      },
    },
    refused: {
      'of more than 200 KiB in English': { en: richText(MAX_RICH_TEXT_BYTES + 1) },
      'of more than 200 KiB in French': { fr: richText(MAX_RICH_TEXT_BYTES + 1) },
      'in a third language': { en: richText(200), de: richText(200) },
      'a map in French': { fr: { type: 'doc' } },
      'plain text': richText(200),
      null: null,
    },
  },
  places: {
    accepted: { 'sixty of them': Array(MAX_PLACES).fill({ kind: 'poi', id: idOf('i') }) },
    refused: { 'sixty-one of them': Array(MAX_PLACES + 1).fill({ kind: 'poi', id: idOf('i') }), ...NO_LIST },
  },
};
