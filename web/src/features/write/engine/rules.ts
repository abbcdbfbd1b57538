import { type Reference, reference } from '@waymark/model/entities/fields';
import { photoPath } from '@waymark/model/entities/photo-schema';
import { linkAddress } from '@waymark/model/rich-text/schema';
import { toHttps } from '@waymark/model/web-address';

/*
 * What the model says of the values in a text, asked of values that come from anywhere: of an address that is typed, of HTML that
 * is pasted.
 */

/** Whether a text may link to this address: https, or the path of a page of Waymark. */
export function isLinkAddress(value: unknown): value is string {
  return linkAddress.safeParse(value).success;
}

/**
 * Where a text may link to, of an address that comes from elsewhere: what leads there by http leads there by https, unless it names
 * a port. Undefined where a text may not link there.
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
