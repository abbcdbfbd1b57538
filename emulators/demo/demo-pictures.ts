import { readFileSync } from 'node:fs';
import type { Photo } from '@waymark/model/entities/photo';
import type { LocalisedText } from '@waymark/model/localised';
import type { HOURS, REGIONS, SCENES } from './content-format.ts';
import { demoId } from './demo-ids.ts';

/** Size in pixels of every picture drawn for the demo content. */
export const PICTURE_SIZE = { width: 1600, height: 1200 } as const;
export const AVATAR_SIZE = { width: 480, height: 480 } as const;

/** A picture to be drawn, and where it is to lie. */
export type DemoPicture = { path: string; seed: string; region: (typeof REGIONS)[number] } & (
  | { subject: 'place'; scene: (typeof SCENES)[number]; hour: (typeof HOURS)[number] }
  | { subject: 'avatar' }
);

const NO_THUMBHASH = 'AAAAAAAA';

/**
 * The thumbhash of every picture by its seed. They are kept beside the code because a document needs its photo's hash at once,
 * and drawing all pictures takes minutes; `npm run seed -- --thumbhashes` writes the file anew.
 */
export const THUMBHASHES_FILE = new URL('thumbhashes.json', import.meta.url);

/** Collects the pictures that the demo content asks for while it is read. */
export function pictureBook() {
  const pictures: DemoPicture[] = [];
  // The file is this folder's own: a map from seeds to hashes.
  const thumbhashes = JSON.parse(readFileSync(THUMBHASHES_FILE, 'utf8')) as Record<string, string>;

  function photoOf(owner: string, picture: DistributiveOmit<DemoPicture, 'path'>, alt: LocalisedText): Photo {
    const path = `photos/${owner}/${demoId(`picture ${picture.seed}`)}`;
    pictures.push({ ...picture, path });
    const size = picture.subject === 'avatar' ? AVATAR_SIZE : PICTURE_SIZE;
    return { path, ...size, thumbhash: thumbhashes[picture.seed] ?? NO_THUMBHASH, alt };
  }
  return { pictures, photoOf };
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export type PhotoOf = ReturnType<typeof pictureBook>['photoOf'];
