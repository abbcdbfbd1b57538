import { CONTENT_SCHEMAS, type ContentOfKind } from '@waymark/model/entities/content';
import type { Work } from '@waymark/model/entities/work';
import { type Problem, problemsIn } from '@waymark/model/problems';

/** A kind with content that its schema accepts. */
export type Checked = ContentOfKind;

/** The content of a publishable work, else all problems by field. */
export function checkContent(work: Work, ownerId: string): { checked: Checked } | { problems: Problem[] } {
  const problems = problemsIn(CONTENT_SCHEMAS[work.kind], work.content);
  problems.push(...foreignPhotos(work.content, ownerId));
  if (problems.length > 0) return { problems };
  // The schema of this kind has just accepted the content.
  return { checked: { kind: work.kind, content: work.content } as Checked };
}

/** Photos in another user's folder. Publishing them would use another creator's pictures. */
function foreignPhotos(content: Work['content'], ownerId: string): Problem[] {
  const photos = Array.isArray(content['photos']) ? content['photos'] : [];
  return photos.flatMap((photo: unknown, index): Problem[] => {
    const path = typeof photo === 'object' && photo !== null && 'path' in photo ? photo.path : undefined;
    const foreign = typeof path === 'string' && !path.startsWith(`photos/${ownerId}/`);
    return foreign ? [{ field: `photos.${index}.path`, code: 'not-yours' }] : [];
  });
}
