/**
 * What the id of an imported photo is derived from (`derivedId`): each import gives a photo the same id, so that it is stored once, and
 * is found when the import is undone.
 * @param index of the photo in its carousel, from 0
 */
export function importedPhotoSource(mediaId: string, index: number): string {
  return `instagram ${mediaId} ${index}`;
}
