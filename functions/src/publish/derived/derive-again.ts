import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { withOneText } from '@waymark/model/entities/pin-text';
import { byline, marker } from '@waymark/model/entities/public-document';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { stored } from '../../platform/stored.ts';
import type { Checked } from '../check-content.ts';
import { derive } from '../derive.ts';
import { hoursOf } from '../hours-of.ts';
import { MENTIONED_FIELDS, placeCategory, placePosition } from '../place-position.ts';

/** The other documents that a public document is derived from, with `SOURCE_FIELDS`. */
export interface Sources {
  creator: DocumentSnapshot | undefined;
  /** The items that a story mentions, in order. */
  places: readonly (DocumentSnapshot | undefined)[];
  /** The point of interest of a pin. */
  poi: DocumentSnapshot | undefined;
}

/** The fields that are read of those documents, since others are long. */
export const SOURCE_FIELDS = ['name', 'handle', 'avatar', ...MENTIONED_FIELDS];

/** The fields that publishing sets once. */
const given = z.object(
  z.pick(marker, {
    id: true,
    ownerId: true,
    creatorId: true,
    publishedAt: true,
    updatedAt: true,
    version: true,
  }).shape,
);

/**
 * The fields of a public document as publishing would write them today from the creator's content in it.
 *
 * @param saves in how many lists it is
 * @returns undefined where the content or the creator's record is invalid or missing, which only publishing the work again repairs
 */
export async function deriveAgain(
  kind: PublishedKind,
  document: DocumentSnapshot,
  { creator, places, poi }: Sources,
  saves: number,
): Promise<Record<string, unknown> | undefined> {
  const data = stored.decode(document.data() ?? {}, { field: 'id', value: document.id });
  const content = CONTENT_SCHEMAS[kind].safeParse(contentIn(kind, data));
  const rest = given.safeParse(data);
  const writer = byline.safeParse(
    Object.fromEntries(Object.keys(byline.shape).map((field) => [field, creator?.get(field)])),
  );
  const hours = await hoursOf(data);
  if (!content.success || !rest.success || !writer.success || hours === 'malformed') return undefined;
  // The schema of this kind has just accepted the content.
  const checked = { kind, content: content.data } as Checked;
  const placePositions = places.map(placePosition).filter((position) => position !== undefined);
  const sources = { byline: writer.data, placePositions, poiCategory: placeCategory(poi), saves, hours };
  return stored.encode(derive(checked, { ...rest.data, ...sources }), 'id');
}

/** The creator's content. The choice of the cover is visible in the cover alone, and the beginning of a pin's text in its summary. */
function contentIn(
  kind: PublishedKind,
  document: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const data = kind === 'pin' ? withOneText(document) : document;
  const written = Object.keys(CONTENT_SCHEMAS[kind].shape).filter((name) => data[name] !== undefined);
  const cover = z.object({ path: z.string() }).safeParse(data['cover']);
  return {
    ...Object.fromEntries(written.map((name) => [name, data[name]])),
    ...(cover.success && { coverPath: cover.data.path }),
  };
}
