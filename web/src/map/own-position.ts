import type { Position } from '@waymark/model/geography/position';
import { useState } from 'react';
import { createStore, type Source, useStore } from '../ui/hooks/store.ts';
import { useLatest } from '../ui/hooks/use-latest.ts';

/*
 * Where the visitor is. The device is asked only when they press a button, or have allowed it before. Every map marks the answer, and lists measure from it.
 * It stays in this document: nothing stores or sends it.
 */

interface OwnPosition {
  state:
    | 'unasked'
    | 'locating'
    | 'located'
    /** The visitor, or the site around this page, does not allow it. */
    | 'locationDenied'
    /** The device has found nothing in time. */
    | 'locationUnknown'
    /** The browser cannot say where it is. */
    | 'locationAbsent';
  /** The last one that the device found; null before that. */
  position: Position | null;
}

/** Whether the visitor reads why there is no position. */
export function isLost(
  state: OwnPosition['state'],
): state is 'locationDenied' | 'locationUnknown' | 'locationAbsent' {
  return state === 'locationDenied' || state === 'locationUnknown' || state === 'locationAbsent';
}

/** The time limit of the device, and the maximum age of its answer, in milliseconds. */
const OPTIONS: PositionOptions = { timeout: 12_000, maximumAge: 60_000, enableHighAccuracy: true };

const own = createStore<OwnPosition>({ state: 'unasked', position: null });

export const ownPosition: Source<OwnPosition> = own;

let asked = 0;
/** What waits for the answer to the last question. */
const waiting = new Set<(position: Position | null) => void>();

/** Asks the device once. A later question answers the earlier ones too. @returns null where the device found nothing */
export function locate(): Promise<Position | null> {
  const question = ++asked;
  const { promise, resolve } = Promise.withResolvers<Position | null>();
  waiting.add(resolve);
  const answer = (state: OwnPosition['state'], position: Position | null) => {
    if (question !== asked) return;
    own.set({ state, position: position ?? own.current().position });
    for (const give of waiting) give(position);
    waiting.clear();
  };
  // A device without it may have the property nevertheless.
  if (!navigator.geolocation) {
    answer('locationAbsent', null);
    return promise;
  }
  own.set({ ...own.current(), state: 'locating' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude: lat, longitude: lng } }) => answer('located', { lat, lng }),
    ({ code, PERMISSION_DENIED }) =>
      answer(code === PERMISSION_DENIED ? 'locationDenied' : 'locationUnknown', null),
    OPTIONS,
  );
  return promise;
}

/** As `locate`, only where the browser would ask the visitor nothing. @returns null also where it would */
export async function locateIfAllowed(): Promise<Position | null> {
  // Not every browser can say so.
  const permission = await navigator.permissions?.query({ name: 'geolocation' });
  return permission?.state === 'granted' ? locate() : null;
}

/** What a button needs that asks where the visitor is. Its state is `unasked` while only others have asked. */
export function useLocating(onFound: (position: Position) => void): {
  state: OwnPosition['state'];
  ask: () => void;
} {
  const [hasAsked, setHasAsked] = useState(false);
  const { state } = useStore(ownPosition);
  const latest = useLatest(onFound);
  const ask = () => {
    setHasAsked(true);
    void locate().then((position) => position && latest.current(position));
  };
  return { state: hasAsked ? state : 'unasked', ask };
}
