import type { ImportItem } from '@waymark/model/entities/instagram-import';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import { isTag, MAX_TAGS } from '@waymark/model/entities/tags';
import { emptyContent } from '@waymark/model/entities/work';
import type { Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';

/** The kinds that media can become. An area has an outline, which no photo has. */
export const DRAFT_KINDS = ['pin', 'post', 'poi', 'destination', 'marker'] as const satisfies PublishedKind[];
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** In UTF-16 code units, as in the model. */
const MAX_TITLE = 140;
const MAX_SUMMARY = 500;
const MAX_NOTE = 2_000;
const MAX_LABEL = 40;

/** A hashtag after the beginning, white space or punctuation; not the anchor of an address. */
const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]+)/gu;

/** Lines of hashtags, or of the single characters with which captions keep them at a distance. */
const ONLY_TAGS = /^(?:\s|[.·•\-–—*⠀]|#[\p{L}\p{N}_]+)*$/u;

/** What a caption says: its text without the hashtags at its end, and all hashtags as tags. */
export function readCaption(caption: string): { text: string; tags: string[] } {
  const found = [...caption.matchAll(HASHTAG)].map(([, word = '']) => tagOf(word));
  const tags = [...new Set(found.filter(isTag))].slice(0, MAX_TAGS);
  const lines = caption.replaceAll('\r', '').split('\n');
  while (lines.length > 0 && ONLY_TAGS.test(lines.at(-1) ?? '')) lines.pop();
  const last = (lines.pop() ?? '').replace(/(?:\s+#[\p{L}\p{N}_]+)+\s*$/u, '');
  const text = [...lines, last]
    .map((line) => (ONLY_TAGS.test(line) ? '' : line.replaceAll(HASHTAG, '$1').trimEnd()))
    .join('\n');
  // Control characters and marks that turn the direction of other text have no place in a work.
  const plain = text.replaceAll(/[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/gu, '');
  return { text: plain.replaceAll(/\n{3,}/g, '\n\n').trim(), tags };
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
    note: written(shortened(rest, MAX_NOTE)),
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
