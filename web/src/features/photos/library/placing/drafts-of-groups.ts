import type { Photo } from '@waymark/model/entities/photo';
import { emptyContent } from '@waymark/model/entities/work';
import type { Locale } from '@waymark/model/locale';
import { type Block, MAX_GALLERY } from '@waymark/model/rich-text/schema';
import type { Draft } from '../../../../live/writes/save-work.ts';
import { photoOf } from '../uses-of.ts';
import type { PhotoGroup } from './group-photos.ts';

/** The draft of a pin: where and when its photos were taken. Its title is left to its writer. */
export function pinOf(uid: string, { day, position, photos }: PhotoGroup): Draft {
  return {
    ...emptyContent('pin'),
    position,
    visitedOn: day,
    photos: photos.map((photo) => photoOf(uid, photo)),
  };
}

/** The draft of a story: a heading for each day, and galleries for its places. */
export function storyOf(
  uid: string,
  groups: readonly PhotoGroup[],
  { locale, nameOfDay }: { locale: Locale; nameOfDay: (day: string) => string },
): Draft {
  const days = Map.groupBy(
    groups.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    ({ day }) => day,
  );
  const content: Block[] = [];
  const all: Photo[] = [];
  for (const [day, ofDay] of days) {
    content.push({
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: nameOfDay(day) }],
    });
    for (const { photos } of ofDay) {
      const shown = photos.map((photo) => photoOf(uid, photo));
      all.push(...shown);
      for (let start = 0; start < shown.length; start += MAX_GALLERY) {
        content.push(blockOf(shown.slice(start, start + MAX_GALLERY)), { type: 'paragraph' });
      }
    }
  }
  const body = JSON.stringify({ type: 'doc', content });
  return { ...emptyContent('post'), photos: all, body: { [locale]: body } };
}

function blockOf(photos: readonly Photo[]): Block {
  const images = photos.map(({ path }) => ({ type: 'image' as const, attrs: { path } }));
  const [first] = images;
  return first && images.length === 1 ? first : { type: 'gallery', content: images };
}
