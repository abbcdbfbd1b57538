import { derivedId } from '@waymark/model/archive/derived-id';
import type { ImportItem } from '@waymark/model/entities/instagram-import';
import { uploadedPhotoPath } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { doc, getDocFromServer } from 'firebase/firestore';
import pMap from 'p-map';
import { readEntity } from '../../../live/core/read-entity.ts';
import { stored } from '../../../live/core/stored.ts';
import { runInDatabase } from '../../../live/core/unavailable-error.ts';
import { changeItem } from '../../../live/writes/import-mutations.ts';
import { saveWork } from '../../../live/writes/save-work.ts';
import { firestore } from '../../../session/firebase.ts';
import { type DraftKind, draftOf, kindByRule } from './draft-of.ts';

/** How many items are converted at once. */
const AT_ONCE = 4;

interface Conversion {
  uid: string;
  /** Undefined for the one that the rule gives to each. */
  kind: DraftKind | undefined;
  /** The language of the captions. */
  locale: Locale;
  onProgress: (done: number) => void;
}

/**
 * Makes a draft of each item. Its id is derived from the medium, so that a repeated conversion makes no second one.
 * @returns how many failed
 */
export async function convertItems(
  items: readonly { importId: string; item: ImportItem }[],
  { uid, kind: chosen, locale, onProgress }: Conversion,
): Promise<number> {
  let [done, failed] = [0, 0];
  await pMap(
    items,
    async ({ importId, item }) => {
      try {
        const id = await derivedId(uid, `instagram work ${item.mediaId}`);
        const found = await photosOf(uid, item);
        const photos = found.map(({ photo }) => photo);
        const kind = chosen ?? kindByRule(item, positionsOf(item, found));
        await saveWork({ uid, id, kind }, draftOf(item, photos, { kind, locale }), undefined);
        await changeItem(importId, item.mediaId, { state: 'converted', workId: id });
      } catch (error) {
        console.warn('An item could not be converted.', error);
        failed++;
      }
      onProgress(++done);
    },
    { concurrency: AT_ONCE },
  );
  return failed;
}

/** A photo, with the position in its own metadata. */
interface FoundPhoto {
  photo: Photo;
  position?: Position | undefined;
}

/** Where the photos of an item were taken, by their own metadata. Its position may be another one: of a place, or set by hand. */
function positionsOf({ position, positionFrom }: ImportItem, found: readonly FoundPhoto[]): Position[] {
  const first = position !== undefined && positionFrom === 'photo' ? [position] : [];
  return [...first, ...found.flatMap((one) => one.position ?? [])];
}

/** All photos of an item, in order. The first one is in the item itself. */
async function photosOf(uid: string, { photo, photoIds }: ImportItem): Promise<FoundPhoto[]> {
  const photos = await Promise.all(
    photoIds.map(async (photoId): Promise<FoundPhoto | undefined> => {
      const path = `photos/${uid}/${photoId}`;
      if (photo?.path === path) return { photo };
      const ref = doc(firestore, uploadedPhotoPath(uid, photoId));
      const data = (await runInDatabase(() => getDocFromServer(ref))).data();
      const record =
        data && readEntity({ path: ref.path, id: photoId, data: stored.decode(data) }, uploadedPhoto);
      if (record?.state !== 'ready') return undefined;
      const { width, height, thumbhash, position } = record;
      return { photo: { path, width, height, thumbhash, alt: {} }, position };
    }),
  );
  return photos.filter((one) => one !== undefined);
}
