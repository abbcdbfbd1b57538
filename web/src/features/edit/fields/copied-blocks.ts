import { readRichText } from '@waymark/model/rich-text/read';
import type { RichText } from '@waymark/model/rich-text/schema';
import { embeddedIn, structureOf } from '@waymark/model/rich-text/structure-of';
import { photosIn } from '@waymark/model/rich-text/text-of';

/** What a language of a story can take over from the other one. */
interface CopiedBlocks {
  /** The whole text afterwards. */
  text: RichText;
  /** How many of each it takes over; those of a gallery are counted as photos too. */
  counts: Readonly<Record<CountedBlock, number>>;
}

export const COUNTED_BLOCKS = ['photos', 'galleries', 'videos', 'places', 'maps'] as const;
type CountedBlock = (typeof COUNTED_BLOCKS)[number];

/**
 * The blocks that a text can take over from its other language, without words. An empty text takes over all of them. A text with words
 * alone gets the photos, galleries, videos, places and maps at its end; undefined where there is nothing to take over.
 * @param mine the stored text, empty where nothing is written
 * @param theirs the other language of it
 */
export function copiedBlocks(mine: string, theirs: string): CopiedBlocks | undefined {
  const other = textOf(theirs);
  if (other === undefined) return undefined;
  if (mine === '') {
    const all = structureOf(other);
    return copied(all, all);
  }
  const own = textOf(mine);
  const added = { ...other, content: embeddedIn(other) };
  if (own === undefined || embeddedIn(own).length > 0 || added.content.length === 0) return undefined;
  return copied({ ...own, content: [...own.content, ...added.content] }, added);
}

function copied(text: RichText, added: RichText): CopiedBlocks {
  const count = (wanted: string) => added.content.filter(({ type }) => type === wanted).length;
  return {
    text,
    counts: {
      photos: photosIn(added).length,
      galleries: count('gallery'),
      videos: count('video'),
      places: count('place'),
      maps: count('map'),
    },
  };
}

function textOf(stored: string): RichText | undefined {
  const read = stored === '' ? undefined : readRichText(stored);
  return read && 'text' in read ? read.text : undefined;
}
