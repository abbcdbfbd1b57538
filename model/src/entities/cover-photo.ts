interface Photos<Photo> {
  photos: readonly Photo[];
  /** The path of the photo that the creator chose as the cover. */
  coverPath?: string | undefined;
}

/** The cover among the photos of a work: the chosen one, or else the first; undefined where there is none. */
export function coverPhotoOf<Photo extends { path: string }>({
  photos,
  coverPath,
}: Photos<Photo>): Photo | undefined {
  return photos.find(({ path }) => path === coverPath) ?? photos[0];
}
