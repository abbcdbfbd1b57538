import type { Kind } from '@waymark/model/entities/kinds';
import type { Picture } from '@waymark/model/entities/photo';
import { picture } from '@waymark/model/entities/photo-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The picture that an item lends the lists that contain it: the cover of a public item. A list lends none, because lists may contain
 * each other: no change may circulate forever.
 */
export function lentPicture(kind: Kind, document: DocumentSnapshot | undefined): Picture | undefined {
  if (kind === 'list' || document?.get('visibility') !== 'public') return undefined;
  return picture.safeParse(document.get('cover')).data;
}
