import { inParts } from '../in-parts.ts';
import { MAX_GALLERY } from './schema.ts';

/** Images, or placeholders for them, in as few galleries as possible, in order. */
export function inGalleries<Image>(images: readonly Image[]): Image[][] {
  return inParts(images, MAX_GALLERY);
}
