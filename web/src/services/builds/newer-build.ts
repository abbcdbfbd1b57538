import { createStore, type Source } from '../../ui/hooks/store.ts';

const newer = createStore<string | undefined>(undefined);

/** The id of a newer build than that of this document; undefined while none is known. */
export const newerBuild: Source<string | undefined> = newer;

/** Remembers the newest build. It may be that of this document again, after a deployment was taken back. */
export function setNewerBuild(id: string | undefined): void {
  newer.set(id);
}
