import { photoIdOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import type { Position } from '@waymark/model/geography/position';
import { useMemo } from 'react';
import { useLastDefined } from '../../live/core/use-last-defined.ts';
import { usePhotoSpot } from '../../services/photo-facts/spots-of-works.ts';
import { usePhotosWithIds } from './library/use-photos.ts';

/**
 * Where the first of the photos of a work was taken that has a position. The records of the originals have it, which their owner alone
 * can read; a file that was added on this page has it before it is uploaded.
 *
 * @param uid the owner of the work and of its photos
 */
export function usePlaceOfPhotos(
  { uid, workId }: { uid: string; workId: string },
  photos: readonly Photo[],
): Position | undefined {
  const ids = useMemo(() => photos.map(({ path }) => photoIdOf(path)), [photos]);
  const { photos: records, status } = usePhotosWithIds(uid, ids);
  const recorded = records.find(({ position }) => position !== undefined)?.position ?? 'none';
  // A photo that is added starts another query. Meanwhile, the place stays.
  const known = useLastDefined(status === 'ready' ? recorded : undefined) ?? 'none';
  const added = usePhotoSpot(workId);
  return known === 'none' ? added : known;
}
