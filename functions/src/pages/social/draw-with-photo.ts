import type { SocialPicture } from '@waymark/model/heads/social-picture';
import { drawPicture, PLATE } from './draw-picture.ts';
import { photoFile } from './photo-file.ts';

/** Draws a picture with its photo, where there is one. */
export async function drawWithPhoto(picture: SocialPicture): Promise<Buffer> {
  return drawPicture(picture, picture.photo === null ? undefined : await photoFile(picture.photo, PLATE));
}
