import { boundsWidth } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import { piecesOf } from '@waymark/model/search/highlight';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { NAMED_PLACES } from '@waymark/model/search/search-kinds';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { Goal } from '../../../map/in-view.ts';
import type { ResultsState } from './use-results.ts';

/** The zoom at which a single result is shown: its surroundings are visible. */
const SPOT = 11;

/** Wider bounds than this, in degrees, are not visible at once on a globe. */
const WIDEST = 150;

/** From the centre of a side of the globe to where it is still seen well, in metres. */
const SIDE = 5_000_000;

/**
 * Moves the map to what a new search found, once. An address that names a camera and a search moves nothing, nor does a step back,
 * another order or a choice of kinds. Where the visitor searches an area, the map stays too.
 */
export function useFrameResults(
  results: ResultsState | null,
  { hasCamera, goTo }: { hasCamera: boolean; goTo: (goal: Goal) => void },
): void {
  const type = useNavigationType();
  const key = results === null ? '' : keyOf(results);
  const [search, setSearch] = useState({ key: '', frames: false });
  if (search.key !== key) setSearch({ key, frames: !hasCamera || type !== 'POP' });
  const framed = useRef('');
  const hits = results?.isCurrent ? results.found?.hits : undefined;
  const inArea = results !== null && results.query.area !== null;
  useEffect(() => {
    if (key === '') framed.current = '';
    if (hits === undefined || search.key !== key || framed.current === key) return;
    framed.current = key;
    const goal = search.frames && !inArea && goalOf(hits);
    if (goal) goTo(goal);
  }, [hits, key, search, inArea, goTo]);
}

/** Two searches with the same key find the same things, of other kinds, in another order or area. */
function keyOf({ query }: ResultsState): string {
  const { kinds, categories, sort, near, area, ...search } = query;
  return JSON.stringify(search);
}

/** The place that the words name or that alone was found, or the bounds of all results; null without any on the map. */
export function goalOf(hits: readonly SearchHit[]): Goal | null {
  const [first] = hits;
  if (first?.bounds && NAMED_PLACES.includes(first.kind) && isNamed(first)) return { bounds: first.bounds };
  const [only, ...others] = hits.filter(({ position }) => position !== null);
  if (only?.bounds && others.length === 0) return { bounds: only.bounds };
  const positions = hits.flatMap(({ position }) => position ?? []);
  const all = boundsOf(positions);
  const bounds = all && boundsWidth(all) > WIDEST ? boundsOf(sideWithMost(positions)) : all;
  if (bounds === null) return null;
  const isSpot = bounds.west === bounds.east && bounds.south === bounds.north;
  return isSpot ? { lat: bounds.south, lng: bounds.west, zoom: SPOT } : { bounds };
}

/** Those of the positions that are on the side of the globe with the most of them. Where several sides have as many, the first counts. */
function sideWithMost(positions: readonly Position[]): readonly Position[] {
  let most: readonly Position[] = [];
  for (const centre of positions) {
    const near = positions.filter((position) => distance(position, centre) < SIDE);
    if (near.length > most.length) most = near;
  }
  return most;
}

/** Whether all of its name was found, in either language. */
function isNamed({ marked }: SearchHit): boolean {
  return Object.values(marked).some(
    (name) =>
      name !== undefined && piecesOf(name).every(({ text, isFound }) => isFound || text.trim() === ''),
  );
}
