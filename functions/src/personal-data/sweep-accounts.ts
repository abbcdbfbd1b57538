import { archivePath, dataExport } from '@waymark/model/entities/data-export';
import { dueDeletions, expiredExports } from '@waymark/model/function-queries';
import type { PhotoStore } from '../photos/follow-original.ts';
import { logUnexpected } from '../platform/log.ts';
import { readEntity } from '../platform/stored.ts';
import { pagesOf, toQuery } from '../platform/to-query.ts';

const PAGE_SIZE = 100;

/**
 * Deletes archives whose time is over, and starts the deletions of accounts that are due. A failure does not stop the others, and
 * is tried again the next time.
 *
 * @param now in milliseconds
 * @param enqueue adds the task that deletes an account
 */
export async function sweepAccounts(
  { db, originals }: PhotoStore,
  now: number,
  enqueue: (uid: string, now: number) => Promise<void>,
): Promise<void> {
  for await (const page of pagesOf(toQuery(db, expiredExports(now, PAGE_SIZE)), PAGE_SIZE)) {
    for (const document of page) {
      const uid = document.ref.parent.parent?.id;
      const made = readEntity(document, dataExport);
      if (uid === undefined || made === undefined) continue;
      try {
        // First, because nothing would find the file without the document.
        await originals.file(archivePath(uid, made.archiveId)).delete({ ignoreNotFound: true });
        // Unless another archive has been started since.
        await document.ref.delete({ lastUpdateTime: document.updateTime });
      } catch (error) {
        logUnexpected(error, { expired: document.ref.path });
      }
    }
  }
  for await (const page of pagesOf(toQuery(db, dueDeletions(now, PAGE_SIZE)).select('dueAt'), PAGE_SIZE)) {
    for (const { id } of page) await enqueue(id, now);
  }
}
