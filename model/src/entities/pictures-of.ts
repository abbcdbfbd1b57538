import type { DescribedPicture, Photo, Picture } from './photo.ts';

interface Pictured {
  cover?: Photo | null;
  /** Of a list. */
  pictures?: readonly Picture[];
}

/** The pictures that show an item: its cover, or else those that the items of a list lend it. */
export function picturesOf({ cover, pictures = [] }: Pictured): readonly DescribedPicture[] {
  return cover ? [cover] : pictures;
}
