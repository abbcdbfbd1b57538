import { isDeepStrictEqual } from 'node:util';
import { emptyContent, type Work } from '@waymark/model/entities/work';
import { areApart } from '@waymark/model/entities/work-version';
import { tooWide } from '../check-content.ts';

/** A content that becomes a version. */
interface KeptContent {
  work: Work;
  isPublished: boolean;
}

/**
 * Which content one write of a work makes a version: the one before it, where the write begins another period, or the one that was
 * published; undefined for any other write.
 */
export function contentToKeep(before: Work | undefined, after: Work | undefined): KeptContent | undefined {
  const kept = versionOf(before, after);
  // Such a content cannot be published, and may be longer as a version than a document can be.
  return kept && tooWide(kept.work.content).length === 0 ? kept : undefined;
}

function versionOf(before: Work | undefined, after: Work | undefined): KeptContent | undefined {
  if (before === undefined || after === undefined) return undefined;
  if (isDeepStrictEqual(before.content, after.content)) {
    const { publishedRevision } = after;
    const isPublication = publishedRevision !== undefined && publishedRevision !== before.publishedRevision;
    // It has the revision that the public document shows, unless the work was edited meanwhile.
    return isPublication && publishedRevision === after.revision
      ? { work: after, isPublished: true }
      : undefined;
  }
  if (!areApart(before.updatedAt, after.updatedAt)) return undefined;
  return isDeepStrictEqual(before.content, emptyContent(before.kind))
    ? undefined
    : { work: before, isPublished: false };
}
