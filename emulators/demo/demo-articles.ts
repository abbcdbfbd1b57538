import type { CoverOf } from '@waymark/functions/publish/team/publish-articles';
import { z } from 'zod';
import { HOURS, SCENES } from './content-format.ts';
import type { PhotoOf } from './demo-pictures.ts';

/** What the head of an article's English file says of its cover; the French one has its own `alt` only. */
const drawnCover = z.object({ scene: z.enum(SCENES), hour: z.enum(HOURS), alt: z.string() });

/** The covers of the team's articles, drawn as all pictures of the demo content are. */
export function articleCover(photoOf: PhotoOf): CoverOf {
  return (slug, { en, fr }) => {
    if (en === undefined) return null;
    const { alt, scene, hour } = drawnCover.parse(en);
    const picture = {
      subject: 'place',
      seed: `article/${slug}`,
      scene,
      hour,
      region: 'southern-europe',
    } as const;
    return photoOf('team', picture, { en: alt, ...(fr?.['alt'] !== undefined && { fr: fr['alt'] }) });
  };
}
