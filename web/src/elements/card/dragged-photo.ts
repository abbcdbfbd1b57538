/**
 * The data type of a photo of a work that is dragged by its handle. The data is the photo's path. The drag carries no plain
 * text, because other programs cannot use the path.
 */
export const DRAGGED_PHOTO = 'application/x-waymark-photo';
