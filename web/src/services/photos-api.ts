import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { type ApiAnswer, callApi } from './api-client.ts';

/** Where the photos of a creator are used, and which have no description. */
export function usesOfPhotos(uid: string): Promise<ApiAnswer<PhotoUses>> {
  return callApi({ uid, method: 'GET', path: 'photos/uses', answer: 'photoUses' });
}
