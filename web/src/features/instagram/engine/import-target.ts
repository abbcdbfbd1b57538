import type { ImportFailure } from '@waymark/model/entities/import-problems';
import type { FoundItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import type { Photo } from '@waymark/model/entities/photo';
import type { Position } from '@waymark/model/geography/position';

/** What an import has stored of an item. */
interface StoredItem {
  photoIds: readonly string[];
}

/** A photo that was uploaded, with what its own metadata say. */
export interface UploadedPhoto {
  photo: Photo;
  position: Position | undefined;
  /** Whether it was not in the account before. */
  isNew: boolean;
}

/** What changes in the document of an import while it runs. */
export type ImportChange = Partial<Pick<InstagramImport, 'status' | 'counts' | 'finishedAt'>> & {
  failure?: ImportFailure | undefined;
};

/** An import cannot have as many items. */
export class TooManyItems extends Error {}

/** The import does not run for now: it is paused. */
export class NotRunning extends Error {}

/** The import was cancelled, undone or deleted elsewhere: in another tab, or on another device. */
export class EndedElsewhere extends Error {}

/** The account into which is imported. What fails throws. */
export interface ImportTarget {
  uid: string;
  /** Creates the document of a run. */
  start(importId: string, run: Pick<InstagramImport, 'counts' | 'files'>): Promise<void>;
  /** Changes it. `failure: undefined` removes the failure. @throws EndedElsewhere */
  change(importId: string, change: ImportChange): Promise<void>;
  /** Replaces its problems. */
  setProblems(importId: string, problems: InstagramImport['problems']): Promise<void>;
  /** The items that an import has. */
  items(importId: string): Promise<ReadonlyMap<string, StoredItem>>;
  /** Adds items. @returns the ids of those that another import has @throws TooManyItems, NotRunning, EndedElsewhere */
  add(importId: string, items: readonly FoundItem[]): Promise<ReadonlySet<string>>;
  /**
   * Uploads a photo, unless the account has it under the id.
   * @throws UploadError
   */
  upload(photoId: string, file: () => Promise<File>, signal: AbortSignal): Promise<UploadedPhoto>;
  /**
   * Adds an uploaded photo to an item, after those that it has. A photo that it has already changes nothing. Where the item is gone, a
   * photo that is new goes too.
   */
  addPhoto(importId: string, mediaId: string, uploaded: UploadedPhoto): Promise<void>;
}
