import type { ImportItem } from '@waymark/model/entities/instagram-import';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import { MAX_PIN_TEXT, MAX_SUMMARY } from '@waymark/model/entities/pin-text';
import { isTag, MAX_TAGS } from '@waymark/model/entities/tags';
import { emptyContent } from '@waymark/model/entities/work';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import { countSpots } from '../count-spots.ts';

/** The kinds that media can become. An area has an outline, which no photo has. */
export const DRAFT_KINDS = ['pin', 'post', 'poi', 'destination', 'marker'] as const satisfies PublishedKind[];
export type DraftKind = (typeof DRAFT_KINDS)[number];

/**
 * The kind that an item becomes by rule: a pin where its photos show one spot, a story where they show several.
 * @param positions where its photos were taken, as far as these say
 */
export function kindByRule(
  { spots = 1 }: Pick<ImportItem, 'spots'>,
  positions: readonly Position[] = [],
): 'pin' | 'post' {
  return spots > 1 || countSpots(positions) > 1 ? 'post' : 'pin';
}

/** In UTF-16 code units, as in the model. */
const MAX_TITLE = 140;
const MAX_LABEL = 40;

/** A hashtag after the beginning, white space or punctuation; not the anchor of an address. */
const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]+)/gu;

/** Lines of hashtags, or of the single characters with which captions keep them at a distance. */
const ONLY_TAGS = /^(?:\s|[.·•\-–—*⠀]|#[\p{L}\p{N}_]+)*$/u;

/** Hashtags at the end of a line, and at its beginning before a new sentence. */
const TAGS_AFTER = /(?:\s+#[\p{L}\p{N}_]+)+\s*$/u;
const TAGS_BEFORE = /^(?:\s*#[\p{L}\p{N}_]+)+\s+(?=[^\p{Ll}\s#])/u;

/** After one of these words, a hashtag is a word of the sentence: "Sunset over #Lyon". */
const LEADS_ON =
  /(?:^|\s)(?:a|an|and|around|at|by|de|des|du|dans|en|et|for|from|in|la|le|les|my|near|of|on|our|over|par|pour|sur|the|to|un|une|vers|with|avec|à|au|aux)$/iu;

/** What a caption says: its text, and all hashtags as tags. The text has only those hashtags that are words of a sentence. */
export function readCaption(caption: string): { text: string; tags: string[] } {
  const found = [...caption.matchAll(HASHTAG)].map(([, word = '']) => tagOf(word));
  const tags = [...new Set(found.filter(isTag))].slice(0, MAX_TAGS);
  const text = caption
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => (ONLY_TAGS.test(line) ? '' : wordsOf(line)))
    .join('\n');
  // Control characters and marks that turn the direction of other text have no place in a work.
  const plain = text.replaceAll(/[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/gu, '');
  return { text: plain.replaceAll(/\n{3,}/g, '\n\n').trim(), tags };
}

/** A line without the hashtags that are no words of it. */
function wordsOf(line: string): string {
  const after = TAGS_AFTER.exec(line)?.[0] ?? '';
  const begin = line.slice(0, line.length - after.length);
  const [first = ''] = LEADS_ON.test(begin) ? after.trim().split(/\s/) : [];
  const kept = `${begin.replace(TAGS_BEFORE, '')} ${first}`;
  return kept.replaceAll(HASHTAG, '$1').trimEnd();
}

function tagOf(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll(/_+/g, '-').replaceAll(/^-|-$/g, '');
}

/**
 * The content of the draft that an item becomes: its caption in the language of its writer, its photos in order, its time and its place.
 * @param photos in the order of the item
 */
export function draftOf(
  item: ImportItem,
  photos: readonly Photo[],
  { kind, locale }: { kind: DraftKind; locale: Locale },
): Record<string, unknown> {
  const { text, tags } = readCaption(item.caption);
  const [line = '', ...others] = text.split('\n');
  const title = shortened(isBlank(line) ? (item.placeName ?? '') : line, MAX_TITLE);
  // A first line that is too long for a title stays in the text as well.
  const rest = (title === line ? others.join('\n') : text).trim();
  const written = (value: string) => (isBlank(value) ? {} : { [locale]: value });
  return {
    ...emptyContent(kind),
    title: written(title),
    photos,
    tags,
    ...(kind !== 'post' && item.position && { position: item.position }),
    ...ownFields[kind]({ item, title, rest, written }),
  };
}

interface Texts {
  item: ImportItem;
  title: string;
  rest: string;
  written: (value: string) => object;
}

const ownFields: { [Kind in DraftKind]: (texts: Texts) => object } = {
  pin: ({ item, rest, written }) => ({
    note: written(shortened(rest, MAX_PIN_TEXT)),
    ...(item.takenAt !== null && { visitedOn: new Date(item.takenAt).toISOString().slice(0, 10) }),
  }),
  post: ({ rest, written }) => ({ body: isBlank(rest) ? {} : written(bodyOf(rest)) }),
  poi: ({ rest, written }) => ({ summary: written(shortened(rest, MAX_SUMMARY)), category: 'other' }),
  destination: ({ rest, written }) => ({ summary: written(shortened(rest, MAX_SUMMARY)), type: 'city' }),
  marker: ({ title, rest, written }) => ({
    summary: written(shortened(rest, MAX_SUMMARY)),
    label: written(shortened(title, MAX_LABEL)),
    icon: 'camera',
  }),
};

/** A text as rich text: a paragraph for each line. */
function bodyOf(text: string): string {
  const content = text
    .split('\n')
    .flatMap((line) =>
      line.trim() === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: line }] }],
    );
  return JSON.stringify({ type: 'doc', content });
}

/** The text, or its beginning up to the end of a word, with an ellipsis. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const end = start.search(/\s\S*$/);
  return `${(end > max / 2 ? start.slice(0, end) : start).trimEnd()}…`;
}
