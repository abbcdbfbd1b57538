import { categoryOf } from '@waymark/model/entities/category-of';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { List } from '@waymark/model/entities/list';
import type { Picture } from '@waymark/model/entities/photo';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsIn, type PublicItem, positionOf } from '@waymark/model/entities/public-item';
import { type Position, roundPosition } from '@waymark/model/geography/position';
import { type LocalisedText, writtenLocales } from '@waymark/model/localised';
import { readRichText } from '@waymark/model/rich-text/read';
import { textOf } from '@waymark/model/rich-text/text-of';
import { CATEGORY_WORDS, KIND_WORDS, TYPE_WORDS } from '@waymark/model/search/class-words';
import { unreachable } from '@waymark/model/unreachable';
import type { WholeRecord } from './in-parts.ts';
import { placesOf } from './places-of.ts';
import { recordText, recordTexts } from './record-text.ts';
import { WEIGHT } from './weights.ts';

/** The most positions of a list in its record. */
const MOST_STOPS = 20;

/**
 * The record of an item; undefined where it is not public.
 *
 * @param saves in how many lists it is
 */
export function itemRecord(item: PublicItem, saves: number): WholeRecord | undefined {
  if (item.visibility !== 'public') return undefined;
  const { kind, id, summary } = item;
  const spots = spotsOf(item);
  const bounds = boundsIn(item);
  const texts = recordTexts(summary);
  const country = item.kind === 'list' ? null : item.countryCode;
  const record = {
    key: `${COLLECTION_OF[kind]}/${id}`,
    kind,
    id,
    title: recordTexts(item.title) ?? {},
    ...(texts && { summary: texts }),
    words: wordsOf(item),
    places: placesOf(spots[0], country),
    ...(spots.length > 0 && { _geoloc: spots.map(roundPosition) }),
    ...(bounds && { bounds }),
    ...thumbnailOf(picturesOf(item)[0]),
    languages: writtenLocales(item.title),
    saves,
    total: 0,
    weight: WEIGHT[kind],
    category: categoryOf(item),
    ...(item.kind === 'list' ? ofList(item) : ofDocument(item)),
  };
  return { record, text: textOfItem(item) };
}

/** A picture as results show it before it has loaded. Its alternative text repeats the title, and is the longest part of it. */
export function thumbnailOf(cover: Picture | null | undefined) {
  if (!cover) return {};
  const { path, width, height, thumbhash, focus } = cover;
  return { cover: { path, width, height, thumbhash, ...(focus && { focus }) } };
}

function ofList({ count, updatedAt }: List) {
  return { tags: [], count, publishedAt: updatedAt };
}

function ofDocument(item: PublicDocument) {
  return {
    tags: item.tags,
    ...(item.countryCode !== null && { country: item.countryCode }),
    creator: item.byline.handle,
    author: recordText(item.byline.name),
    publishedAt: item.publishedAt,
    ...factsOf(item),
  };
}

/** What distinguishes items of one kind. */
function factsOf(item: PublicDocument) {
  switch (item.kind) {
    case 'destination':
      return { type: item.type };
    case 'poi':
    case 'pin':
      return {};
    case 'marker':
      return { icon: item.icon, colour: item.colour };
    case 'area':
      return { colour: item.colour };
    case 'post':
      return { readingMinutes: item.readingMinutes };
    default:
      return unreachable(item);
  }
}

function spotsOf(item: PublicItem): Position[] {
  if (item.kind === 'list') return (item.stops ?? []).slice(0, MOST_STOPS).map(({ position }) => position);
  const position = positionOf(item);
  return position ? [position] : [];
}

function wordsOf(item: PublicItem): string[] {
  const ofKind = KIND_WORDS[item.kind];
  switch (item.kind) {
    case 'destination':
      return [...ofKind, ...TYPE_WORDS[item.type]];
    case 'poi':
      return [...ofKind, ...CATEGORY_WORDS[item.category]];
    case 'pin':
    case 'marker':
      return [...ofKind, ...(item.category === undefined ? [] : CATEGORY_WORDS[item.category])];
    case 'area':
    case 'post':
    case 'list':
      return [...ofKind];
    default:
      return unreachable(item);
  }
}

function textOfItem(item: PublicItem): LocalisedText | undefined {
  switch (item.kind) {
    case 'post':
      return bodyText(item.body);
    case 'pin':
      return recordTexts(item.note);
    case 'marker':
      return recordTexts(item.label);
    case 'poi':
      return recordTexts({ en: item.address ?? '' });
    case 'destination':
    case 'area':
    case 'list':
      return undefined;
    default:
      return unreachable(item);
  }
}

/** The words of a rich text in each language. A text that cannot be read has none. */
export function bodyText(body: LocalisedText): LocalisedText | undefined {
  const texts = Object.entries(body).map(([locale, json]) => {
    const read = readRichText(json);
    return [locale, 'text' in read ? textOf(read.text) : ''] as const;
  });
  return recordTexts(Object.fromEntries(texts));
}
