import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import type { Problem } from '@waymark/model/problems';
import { readRichText } from '@waymark/model/rich-text/read';
import { photosIn, placesIn } from '@waymark/model/rich-text/text-of';
import type { Checked } from './check-content.ts';

/** A mention of another item in a work, and the field that mentions it. */
export interface Mention {
  field: string;
  path: string;
}

/** The documents of other items that a work mentions. */
export function mentionsIn(checked: Checked): Mention[] {
  const to = (field: string, kind: Kind, id: string | undefined): Mention[] =>
    id === undefined ? [] : [{ field, path: `${COLLECTION_OF[kind]}/${id}` }];
  switch (checked.kind) {
    case 'destination':
      return checked.content.areaIds.flatMap((id, index) => to(`areaIds.${index}`, 'area', id));
    case 'poi':
      return to('destinationId', 'destination', checked.content.destinationId);
    case 'pin':
      return to('poiId', 'poi', checked.content.poiId);
    case 'post': {
      const { body, places } = checked.content;
      return [
        ...places.flatMap(({ kind, id }, index) => to(`places.${index}`, kind, id)),
        ...Object.entries(body).flatMap(([language, json]) =>
          textOf(json).places.flatMap(({ kind, id }) => to(`body.${language}`, kind, id)),
        ),
      ];
    }
    default:
      return [];
  }
}

/** Photos that a story shows without having them. */
export function missingPhotos(checked: Checked): Problem[] {
  if (checked.kind !== 'post') return [];
  const owned = new Set(checked.content.photos.map((photo) => photo.path));
  return Object.entries(checked.content.body)
    .filter(([, json]) => textOf(json).photos.some((path) => !owned.has(path)))
    .map(([language]) => ({ field: `body.${language}`, code: 'not-found' }));
}

function textOf(json: string) {
  const read = readRichText(json);
  return 'text' in read
    ? { places: placesIn(read.text), photos: photosIn(read.text) }
    : { places: [], photos: [] };
}
