import { MAX_GALLERY } from './schema.ts';

/** Images, or placeholders for them, in as few galleries as possible, in order. */
export function inGalleries<Image>(images: readonly Image[]): Image[][] {
  return Array.from({ length: Math.ceil(images.length / MAX_GALLERY) }, (_, turn) =>
    images.slice(turn * MAX_GALLERY, (turn + 1) * MAX_GALLERY),
  );
}
