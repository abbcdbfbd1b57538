import { outlineMiddle } from '../geography/outline-middle.ts';
import type { Position } from '../geography/position.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { type LocalisedText, missingLocales } from '../localised.ts';
import { localisedIn } from '../localised-in.ts';
import { unreachable } from '../unreachable.ts';
import type { PublishedKind } from './kinds.ts';
import { partsOfPinText } from './pin-text.ts';
import type { Work } from './work.ts';

/** What a list of works shows of each, whether its content is complete, incomplete or invalid. */
export interface WorkSummary
  extends Pick<
    Work,
    | 'id'
    | 'kind'
    | 'state'
    | 'updatedAt'
    | 'publishAt'
    | 'publishedAt'
    | 'projectId'
    | 'deletedAt'
    | 'publicId'
    | 'publishedRevision'
  > {
  title: LocalisedText;
  tags: readonly string[];
  /** Languages that lack the title, or anything that another language has. */
  missing: readonly Locale[];
  /** The path of its cover photo; null where it has none. */
  photo: string | null;
  /** Its position; of an area the middle of its outline. A story has the positions of its places. */
  position?: Position;
  /** The public ids of the places in a story, in order; absent where there are none. */
  placeIds?: readonly string[];
}

/** The localised fields of content, including the bodies of stories and the alternative texts of photos. */
const LOCALISED_FIELDS = ['summary', 'note', 'opening', 'label', 'body'] as const;

/** The longest geometry of an area in UTF-16 code units of its JSON: see `MAX_GEOMETRY_CHARACTERS`. */
const MAX_OUTLINE = 250_000;

/** Summarises a work. A value of a wrong type in its content counts as absent. */
export function summaryOf(work: Work): WorkSummary {
  const { id, kind, state, updatedAt, content } = work;
  const title = localisedIn(content['title']);
  const position = positionOfWork(work);
  const placeIds = listIn(content['places'])
    .map((place) => fieldIn(place, 'id'))
    .filter((id) => typeof id === 'string');
  return {
    id,
    kind,
    state,
    updatedAt,
    ...(work.publishAt !== undefined && { publishAt: work.publishAt }),
    ...(work.publishedAt !== undefined && { publishedAt: work.publishedAt }),
    ...(work.projectId !== undefined && { projectId: work.projectId }),
    ...(work.deletedAt !== undefined && { deletedAt: work.deletedAt }),
    ...(work.publicId !== undefined && { publicId: work.publicId }),
    ...(work.publishedRevision !== undefined && { publishedRevision: work.publishedRevision }),
    title,
    tags: listIn(content['tags']).filter((tag) => typeof tag === 'string'),
    missing: missingIn(title, content),
    photo: photoIn(content),
    ...(position && { position }),
    ...(placeIds.length > 0 && { placeIds }),
  };
}

function positionOfWork({ kind, content }: Work): Position | undefined {
  switch (kind) {
    case 'area':
      return middleIn(content['geometry']);
    case 'destination':
    case 'poi':
    case 'pin':
    case 'marker':
      return positionIn(content['position']);
    case 'post':
      return undefined;
    default:
      return unreachable(kind);
  }
}

function middleIn(geometry: unknown): Position | undefined {
  return typeof geometry === 'string' && geometry.length <= MAX_OUTLINE ? outlineMiddle(geometry) : undefined;
}

function missingIn(title: LocalisedText, content: Work['content']): Locale[] {
  const others = [
    ...LOCALISED_FIELDS.map((field) => content[field]),
    ...listIn(content['photos']).map((photo) => fieldIn(photo, 'alt')),
  ].map(localisedIn);
  const started = others.map(missingLocales).filter((missing) => missing.length < LOCALES.length);
  const missing = new Set([...missingLocales(title), ...started.flat()]);
  return LOCALES.filter((locale) => missing.has(locale));
}

/** The summary that a work would have in public. */
export function publicSummaryOf(kind: PublishedKind, content: Work['content']): LocalisedText {
  return kind === 'pin'
    ? partsOfPinText(localisedIn(content['note'])).summary
    : localisedIn(content['summary']);
}

/** The chosen cover, else the first photo. */
function photoIn(content: Work['content']): string | null {
  const paths = listIn(content['photos'])
    .map((photo) => fieldIn(photo, 'path'))
    .filter((path) => typeof path === 'string');
  const cover = content['coverPath'];
  return paths.find((path) => path === cover) ?? paths[0] ?? null;
}

function positionIn(value: unknown): Position | undefined {
  const [lat, lng] = [fieldIn(value, 'lat'), fieldIn(value, 'lng')];
  const isOnEarth =
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth ? { lat, lng } : undefined;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? // The object has the field, so reading it is safe.
      (value as Record<string, unknown>)[name]
    : undefined;
}
