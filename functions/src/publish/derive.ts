import type { Content } from '@waymark/model/entities/content';
import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import type { GivenCategory } from '@waymark/model/entities/kinds';
import { partsOfPinText } from '@waymark/model/entities/pin-text';
import { placesOfStory } from '@waymark/model/entities/places-of-story';
import { type Byline, PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { geohashOf } from '@waymark/model/geography/geohash';
import { geometryBounds, geometryCentre, readGeometry } from '@waymark/model/geography/geometry';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';
import type { ReadHours } from '@waymark/model/opening-hours/read-opening-hours';
import { readRichText } from '@waymark/model/rich-text/read';
import { readingMinutes } from '@waymark/model/rich-text/text-of';
import { unreachable } from '@waymark/model/unreachable';
import type { Checked } from './check-content.ts';
import { countryOf } from './country-of.ts';

/** The input of a publication besides the work's content. */
export interface PublicationContext {
  id: string;
  ownerId: string;
  creatorId: string;
  byline: Byline;
  publishedAt: number;
  updatedAt: number;
  version: number;
  /** The positions of the places of a story, in order. */
  placePositions: readonly Position[];
  /** The category of the point of interest of a pin. */
  poiCategory?: GivenCategory | undefined;
  /** In how many lists it is. */
  saves: number;
  /** Its opening hours, where it has some. */
  hours?: ReadHours | undefined;
}

/** The public document of a work: pure, the same for the same input. */
export function derive(
  checked: Checked,
  { placePositions, poiCategory, hours, ...context }: PublicationContext,
): PublicDocument {
  const { coverPath: _, ...content } = checked.content;
  const cover = coverPhotoOf(checked.content) ?? null;
  const hasShared = content.photos.some(({ path }) => path === content.sharePath);
  const derived = deriveOfKind(checked, placePositions, poiCategory);
  const opening = hours && { openingHours: hours.notation, hoursText: hours.text };
  const document = Object.entries({
    ...context,
    ...content,
    kind: checked.kind,
    cover,
    // A photo that was removed from the work is not named in public.
    ...(!hasShared && { sharePath: undefined }),
    ...opening,
    ...derived,
  });
  // Parsing proves that the public document is complete and, since schemas are strict, contains nothing else.
  return PUBLIC_SCHEMAS[checked.kind].parse(
    Object.fromEntries(document.filter(([, value]) => value !== undefined)),
  );
}

function deriveOfKind(
  checked: Checked,
  placePositions: readonly Position[],
  poiCategory: GivenCategory | undefined,
): Record<string, unknown> {
  switch (checked.kind) {
    case 'area':
      return deriveArea(checked.content.geometry);
    case 'post':
      return derivePost(checked.content, placePositions);
    case 'pin':
      return derivePin(checked.content, poiCategory);
    case 'destination':
    case 'poi':
    case 'marker':
      return spot(checked.content.position);
    default:
      return unreachable(checked);
  }
}

function spot(position: Position) {
  return {
    position,
    geohash: geohashOf(position),
    quadkey: quadkeyAt(position),
    countryCode: countryOf(position),
  };
}

function deriveArea(json: string) {
  const read = readGeometry(json);
  if ('fault' in read) throw new Error(`Checked geometry has the fault ${read.fault}`);
  const { position: centre, ...rest } = spot(geometryCentre(read.geometry));
  // The checked geometry is serialised, so the result has no altitudes and no members that other programs add.
  const geometry = JSON.stringify(read.geometry);
  return { geometry, centre, bounds: geometryBounds(read.geometry), ...rest };
}

/**
 * An approximate pin is stored only at the centre of its grid cell, and without its poi, so that no one can see more: the category of
 * a poi could tell which one of the cell it is, and a telephone number does.
 */
function derivePin(
  { position, precision, category, note }: Content<'pin'>,
  poiCategory: GivenCategory | undefined,
) {
  const texts = partsOfPinText(note);
  return precision === 'approximate'
    ? { ...spot(snapToGrid(position)), ...texts, poiId: undefined, phone: undefined }
    : { ...spot(position), ...texts, category: category ?? poiCategory };
}

function derivePost({ body, places }: Content<'post'>, placePositions: readonly Position[]) {
  const [first] = placePositions;
  const place =
    first === undefined
      ? { position: null, geohash: null, quadkey: null, countryCode: null }
      : { ...spot(first), tiles: tilesHolding(first) };
  return {
    ...place,
    places: placesOfStory({ places, body }),
    bounds: boundsOf(placePositions),
    readingMinutes: Math.max(...Object.values(body).map(minutesOf)),
  };
}

function minutesOf(json: string): number {
  const read = readRichText(json);
  return 'text' in read ? readingMinutes(read.text) : 1;
}
