import { CONTENT_SCHEMAS, type ContentOfKind } from '@waymark/model/entities/content';
import type { Work } from '@waymark/model/entities/work';
import { type Problem, problemsIn } from '@waymark/model/problems';

/** A kind with content that its schema accepts. */
export type Checked = ContentOfKind;

/**
 * The content of a publishable work, else all problems by field.
 * @param writers the owner of the work, and its co-writers
 */
export function checkContent(
  work: Work,
  writers: readonly string[],
): { checked: Checked } | { problems: Problem[] } {
  const problems = problemsIn(CONTENT_SCHEMAS[work.kind], work.content);
  problems.push(...foreignPhotos(work.content, writers));
  if (problems.length > 0) return { problems };
  // The schema of this kind has just accepted the content.
  return { checked: { kind: work.kind, content: work.content } as Checked };
}

/** More values than any field of content has: 40 photos of nine values each are 360. */
const MOST_VALUES = 1_000;

/**
 * The fields with more values inside than any may have. Rules do not bound all of them, and a schema names each unknown key, so
 * this comes before any schema and stops at the bound.
 */
export function tooWide(content: Work['content']): Problem[] {
  return Object.entries(content)
    .filter(([, value]) => valuesIn(value, MOST_VALUES) > MOST_VALUES)
    .map(([field]) => ({ field, code: 'too-many', limit: MOST_VALUES }));
}

/** The number of values in lists and maps of any depth; where there are more than `most`, any larger number. */
function valuesIn(value: unknown, most: number): number {
  let count = 0;
  const waiting = [value];
  for (let next = waiting.pop(); count <= most && next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      count += 1;
      if (count > most) return count;
      // `for in` names the keys of any object.
      waiting.push((next as Readonly<Record<string, unknown>>)[key] ?? null);
    }
  }
  return count;
}

/** Photos in the folders of other users. Publishing them would use another creator's pictures. */
function foreignPhotos(content: Work['content'], writers: readonly string[]): Problem[] {
  const photos = Array.isArray(content['photos']) ? content['photos'] : [];
  return photos.flatMap((photo: unknown, index): Problem[] => {
    const path = typeof photo === 'object' && photo !== null && 'path' in photo ? photo.path : undefined;
    const foreign = typeof path === 'string' && !writers.some((uid) => path.startsWith(`photos/${uid}/`));
    return foreign ? [{ field: `photos.${index}.path`, code: 'not-yours' }] : [];
  });
}
