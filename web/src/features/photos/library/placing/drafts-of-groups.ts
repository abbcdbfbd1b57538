import type { Reference } from '@waymark/model/entities/fields';
import { POINT_KINDS } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { emptyContent } from '@waymark/model/entities/work';
import { cityNear } from '@waymark/model/geography/cities';
import type { Locale } from '@waymark/model/locale';
import { inGalleries } from '@waymark/model/rich-text/in-galleries';
import type { Block } from '@waymark/model/rich-text/schema';
import type { Draft } from '../../../../live/writes/save-work.ts';
import { photoOf } from '../uses-of.ts';
import type { PhotoGroup } from './photo-group.ts';

/**
 * The draft of a pin: where and when its photos were taken. Its title is the name of the city around it in the language of its writer,
 * or left to them where the atlas has no city there.
 */
export function pinOf(uid: string, { day, position, photos }: PhotoGroup, locale: Locale): Draft {
  const [en, fr] = cityNear(position) ?? [];
  const name = locale === 'fr' ? fr : en;
  return {
    ...emptyContent('pin'),
    ...(name !== undefined && { title: { [locale]: name } }),
    position,
    visitedOn: day,
    photos: photos.map((photo) => photoOf(uid, photo)),
  };
}

/** What a story of groups is written with. */
export interface StoryOptions {
  locale: Locale;
  nameOfDay: (day: string) => string;
  /** Where photos are used; undefined where that is unknown. */
  uses: PhotoUses | undefined;
}

/** The draft of a story: a heading for each day, and galleries for its places, below the public places that have the photos. */
export function storyOf(
  uid: string,
  groups: readonly PhotoGroup[],
  { locale, nameOfDay, uses }: StoryOptions,
): Draft {
  const days = Map.groupBy(
    groups.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    ({ day }) => day,
  );
  const content: Block[] = [];
  const all: Photo[] = [];
  const named = new Set<string>();
  for (const [day, ofDay] of days) {
    content.push({
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: nameOfDay(day) }],
    });
    for (const { photos } of ofDay) {
      for (const place of placesOf(photos, uses)) {
        if (named.has(place.id)) continue;
        named.add(place.id);
        content.push({ type: 'place', attrs: place });
      }
      const shown = photos.map((photo) => photoOf(uid, photo));
      all.push(...shown);
      for (const some of inGalleries(shown)) content.push(blockOf(some), { type: 'paragraph' });
    }
  }
  const body = JSON.stringify({ type: 'doc', content });
  return { ...emptyContent('post'), photos: all, body: { [locale]: body } };
}

/** The creator's public places that show one of the photos. */
function placesOf(photos: PhotoGroup['photos'], uses: PhotoUses | undefined): Reference[] {
  const ids = new Set(photos.map(({ id }) => id));
  return (uses?.works ?? []).flatMap(({ kind, publicId, photos: shown }) => {
    const isPlace = POINT_KINDS.some((one) => one === kind);
    return isPlace && publicId !== undefined && shown.some((id) => ids.has(id)) ? { kind, id: publicId } : [];
  });
}

function blockOf(photos: readonly Photo[]): Block {
  const images = photos.map(({ path }) => ({ type: 'image' as const, attrs: { path } }));
  const [first] = images;
  return first && images.length === 1 ? first : { type: 'gallery', content: images };
}
