import { type Reference, reference } from '@waymark/model/entities/fields';
import { photoPath } from '@waymark/model/entities/photo-schema';
import { linkAddress, MAX_MAP_PLACES } from '@waymark/model/rich-text/schema';
import { type Video, video } from '@waymark/model/rich-text/video-schema';
import { toHttps } from '@waymark/model/web-address';

/*
 * The model's rules for the values in a text, applied to values from outside: to a typed address, and to pasted HTML.
 */

/** Whether a text may link to this address: https, or the path of a page of Waymark. */
export function isLinkAddress(value: unknown): value is string {
  return linkAddress.safeParse(value).success;
}

/**
 * The address that a text links to for an address from outside. An http address becomes an https address, unless it names a port.
 * Undefined where a text may not link there.
 */
export function toLinkAddress(value: string | null | undefined): string | undefined {
  const address = value && toHttps(value.trim());
  return isLinkAddress(address) ? address : undefined;
}

/** Whether the value is a valid path of a photo in Storage. */
export function isPhotoPath(value: unknown): value is string {
  return photoPath.safeParse(value).success;
}

/** The reference to an item of Waymark, where the values make a valid one. */
export function toReference(kind: unknown, id: unknown): Reference | undefined {
  return reference.safeParse({ kind, id }).data;
}

/** The video of some attributes, without those that are empty, where they make a valid one. */
export function toVideo(attrs: Readonly<Record<string, unknown>> | undefined): Video | undefined {
  const filled = Object.entries(attrs ?? {}).filter(([, value]) => value !== '' && value !== null);
  return video.safeParse(Object.fromEntries(filled)).data;
}

/** The valid references among some values, each once, and as many as a map in a text may have. */
export function toPlacesOfMap(values: unknown): Reference[] {
  const places = new Map<string, Reference>();
  for (const value of Array.isArray(values) ? values : []) {
    const place = toReference(value?.kind, value?.id);
    if (place && places.size < MAX_MAP_PLACES) places.set(`${place.kind}/${place.id}`, place);
  }
  return [...places.values()];
}
