import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { inParts } from '@waymark/model/in-parts';
import { useMemo, useState } from 'react';
import type { FailureReason, LiveState } from '../../../live/core/live-query.ts';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import {
  type FoundPhotos,
  photosOfOwner,
  photosOfOwnerWithIds,
} from '../../../live/queries/photo-queries.ts';

/** How many photos a page has. */
const PAGE = 30;

/** Which photos are shown: all, favourites, or those with certain ids, in this order. */
export type Shown = 'all' | 'favourites' | readonly string[];

export interface PhotoPages {
  photos: readonly ReadyPhoto[];
  status: 'loading' | 'ready' | 'failed';
  reason?: FailureReason;
  /** Loads the next page; absent at the end. */
  more?: () => void;
}

/** The photos of a user, live, a page at a time: the first costs the same with thousands. */
export function usePhotos(uid: string, shown: Shown): PhotoPages {
  /** The instants after which pages begin. */
  const [starts, setStarts] = useState<readonly number[]>([]);
  const [count, setCount] = useState(1);
  const queries = useMemo(() => {
    if (typeof shown !== 'string') {
      return pagesWithIds(uid, shown.slice(0, count * PAGE));
    }
    const isFavourite = shown === 'favourites';
    return [undefined, ...starts].map((before) => photosOfOwner(uid, PAGE, { before, isFavourite }));
  }, [uid, shown, starts, count]);
  const states = useLiveAll(queries);
  return useMemo(() => {
    const last = states.at(-1);
    const common = foundIn(states, shown);
    if (typeof shown !== 'string') {
      return count * PAGE < shown.length ? { ...common, more: () => setCount(count + 1) } : common;
    }
    const next = last?.status === 'ready' && last.value.found > PAGE ? last.value.photos.at(-1) : undefined;
    return next ? { ...common, more: () => setStarts([...starts, next.createdAt]) } : common;
  }, [states, shown, starts, count]);
}

/** Photos of a user by their ids, in this order, live and all at once. */
export function usePhotosWithIds(uid: string, ids: readonly string[]): Omit<PhotoPages, 'more'> {
  const states = useLiveAll(useMemo(() => pagesWithIds(uid, ids), [uid, ids]));
  return useMemo(() => foundIn(states, ids), [states, ids]);
}

function pagesWithIds(uid: string, ids: readonly string[]) {
  return inParts(ids, PAGE).map((page) => photosOfOwnerWithIds(uid, page));
}

function foundIn(states: readonly LiveState<FoundPhotos>[], shown: Shown): Omit<PhotoPages, 'more'> {
  const failed = states.find((state) => state.status === 'failed');
  const isLoading = states.some(({ status }) => status === 'loading');
  return {
    photos: inOrder(states, shown),
    status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
    ...(failed && { reason: failed.reason }),
  };
}

/** The photos of all pages, each once: a page begins with the photo that ends the one before. */
function inOrder(states: readonly LiveState<FoundPhotos>[], shown: Shown): ReadyPhoto[] {
  const byId = new Map<string, ReadyPhoto>();
  for (const state of states) {
    if (state.status !== 'ready') continue;
    for (const photo of state.value.photos) byId.set(photo.id, photo);
  }
  if (typeof shown === 'string') return [...byId.values()];
  return shown.flatMap((id) => byId.get(id) ?? []);
}
