import { readFileSync } from 'node:fs';
import type { Photo } from '@waymark/model/entities/photo';
import { z } from 'zod';
import { demoId } from './demo-ids.ts';

/** Size in pixels of the files: of those of places and articles, and of those of creators. */
export const PICTURE_SIZE = { width: 1600, height: 1200 } as const;
export const AVATAR_SIZE = { width: 480, height: 480 } as const;

/** A picture of the demo content, and where its variants lie in Storage. */
export interface DemoPicture {
  name: string;
  path: string;
  /** In pixels. */
  width: number;
}

const thumbhashes = z.record(z.string(), z.string());

/** By the name of the picture. A unit test prints those that are missing. */
export const THUMBHASHES = thumbhashes.parse(
  JSON.parse(readFileSync(new URL('thumbhashes.json', import.meta.url), 'utf8')),
);

export const PICTURES_FOLDER = new URL('pictures/', import.meta.url);

export function pictureFile({ name }: Pick<DemoPicture, 'name'>): URL {
  return new URL(`${name.replaceAll('/', '-')}.webp`, PICTURES_FOLDER);
}

const NO_THUMBHASH = 'AAAAAAAA';

type DescribedPicture = Pick<DemoPicture, 'name'> & Pick<Photo, 'width' | 'height' | 'alt'>;

/** Collects the pictures that the demo content shows while it is read. */
export function pictureBook() {
  const pictures: DemoPicture[] = [];

  function photoOf(owner: string, { name, width, height, alt }: DescribedPicture): Photo {
    const path = `photos/${owner}/${demoId(`picture ${name}`)}`;
    pictures.push({ name, path, width });
    return { path, width, height, thumbhash: THUMBHASHES[name] ?? NO_THUMBHASH, alt };
  }
  return { pictures, photoOf };
}

export type PhotoOf = ReturnType<typeof pictureBook>['photoOf'];
