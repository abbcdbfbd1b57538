import type { Creator } from '@waymark/model/entities/creator';
import { previewLink } from '@waymark/model/entities/preview-link';
import { isPlaced, previewOf } from '@waymark/model/entities/preview-of';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import type { Work } from '@waymark/model/entities/work';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { isSecretOf, parseLink } from '../platform/secret-link.ts';
import { readEntity } from '../platform/stored.ts';
import { tooWide } from '../publish/check-content.ts';
import { reusedId } from '../publish/reused-id.ts';
import { readToPublish } from '../publish/work-to-publish.ts';
import { previewLinkRef } from './preview-link.ts';

/** What the page of a preview shows. */
interface Preview {
  item: PublicDocument;
  /** False where the work has no position yet, so that no map can show it. */
  isPlaced: boolean;
  /** Whether the work has been published as it is. */
  isPublished: boolean;
  /** Until when the link works, in milliseconds. */
  expiresAt: number;
}

/**
 * A work as it is now, as visitors would see it, for anyone who has the link: it has nothing that a publication would not have.
 * @param preview the content of the link
 * @param now in milliseconds
 * @throws ApiError `not-found`, the same for an unknown link, an ended or expired one, and one whose work or creator is not to be seen
 */
export async function readPreview(db: Firestore, preview: string, now: number): Promise<Preview> {
  const link = parseLink(preview);
  if (link === undefined) throw unknown();
  const found = readEntity(await previewLinkRef(db, link.id).get(), previewLink);
  if (!found || !isSecretOf(found.sha256, link.secret) || found.expiresAt <= now) throw unknown();
  const { work, creator } = await readShown(db, found.ownerId, found.workId);
  // Schemas name each unknown key, so they do not see such fields, which could not be published.
  const wide = tooWide(work.content).map(({ field }) => field);
  const content = Object.fromEntries(Object.entries(work.content).filter(([name]) => !wide.includes(name)));
  // The former address of an approximate pin would lead to copies of the page that showed where it is.
  const id = reusedId(work) ?? work.id;
  return {
    item: previewOf(work.kind, content, { id, creator, now }),
    isPlaced: isPlaced(work.kind, content),
    isPublished: work.state === 'published',
    expiresAt: found.expiresAt,
  };
}

async function readShown(
  db: Firestore,
  uid: string,
  workId: string,
): Promise<{ work: Work; creator: Creator }> {
  try {
    return await db.runTransaction((transaction) => readToPublish(transaction, db, uid, workId), {
      readOnly: true,
    });
  } catch (error) {
    throw error instanceof ApiError ? unknown() : error;
  }
}

function unknown(): ApiError {
  return new ApiError('not-found', 'There is no such preview.');
}
