/**
 * The type of a photo of a work that is dragged by its handle; its data is the photo's path. No text of it goes along: a path means
 * nothing to anything but what knows of photos.
 */
export const DRAGGED_PHOTO = 'application/x-waymark-photo';
