import { type Entry, isHopeless, type QueueDependencies } from './queue-entry.ts';
import type { StoredUpload } from './upload-store.ts';

interface Owner {
  uid: string;
  /** The id of the queue. */
  queue: string;
}

/** The files of one queue in the storage of this browser. */
export class EntryStore {
  readonly #owner: Owner;
  readonly #dependencies: QueueDependencies;

  constructor(owner: Owner, dependencies: QueueDependencies) {
    this.#owner = owner;
    this.#dependencies = dependencies;
  }

  /** Stores an entry as it is. Where the browser is full, this tab alone has it. */
  async keep(entry: Entry): Promise<void> {
    try {
      await this.#dependencies.store(this.#recordOf(entry));
      entry.isStored = true;
    } catch (error) {
      console.warn('This browser cannot store a photo until it is uploaded.', error);
    }
    // It may have been cancelled meanwhile.
    if (entry.end === 'givenUp' || isHopeless(entry)) await this.forget([entry.id]);
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.#dependencies.remove(ids).catch((error: unknown) => {
      console.warn('A photo that is uploaded stays in this browser.', error);
    });
  }

  #recordOf({ id, workId, order, photoId, file, photo, end }: Entry): StoredUpload {
    const content = photo === undefined ? { file } : { photo };
    const isDelivered = end === 'delivered' && { isDelivered: true };
    return { id, ...this.#owner, workId, order, photoId, ...content, ...isDelivered };
  }
}
