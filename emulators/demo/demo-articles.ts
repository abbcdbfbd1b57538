import type { CoverOf } from '@waymark/functions/publish/team/publish-articles';
import { z } from 'zod';
import { type PhotoOf, PICTURE_SIZE } from './demo-pictures.ts';

/** What the head of an article's file says of its cover, in the file's language. */
const describedCover = z.object({ alt: z.string() });

/** The covers of the team's articles: pictures of the demo content. */
export function articleCover(photoOf: PhotoOf): CoverOf {
  return (slug, { en, fr }) => {
    if (en === undefined) return null;
    const { alt } = describedCover.parse(en);
    return photoOf('team', {
      name: `article/${slug}`,
      ...PICTURE_SIZE,
      alt: { en: alt, ...(fr?.['alt'] !== undefined && { fr: fr['alt'] }) },
    });
  };
}
