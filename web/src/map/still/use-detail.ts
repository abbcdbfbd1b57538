import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isSavingData } from '../../ui/hooks/is-saving-data.ts';
import { useIdle } from '../../ui/hooks/use-idle.ts';
import { type AddressedTile, tilesInView } from '../base-map/tiles-in-view.ts';
import type { DetailTile, paintDetail } from './paint-detail.ts';
import type { StillView } from './still-projection.ts';

/** The tiles come after the page itself, in milliseconds. The engine needs the same ones, so they are requested once. */
const PATIENCE = { longest: 3_000, blindly: 1_500 };

/** What is known of a view beyond the coarse land, and how to paint it. */
export interface Detail {
  tiles: readonly DetailTile[];
  paint: typeof paintDetail;
}

/** The tiles of the region in a view, as far as they are loaded. A globe has none, and a visitor that saves data neither. */
export function useDetail({ camera, size, covered }: StillView): Detail | null {
  const isIdle = useIdle(PATIENCE);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedDetail>>(new Map());
  const requested = useRef(new Set<string>());
  const wanted = useMemo(
    () => (camera.zoom < GLOBE_BELOW ? [] : tilesInView(camera, roundCentre({ size, covered }))),
    [camera, size, covered],
  );
  const isWanted = isIdle && !isSavingData();
  useEffect(() => {
    if (!isWanted) return;
    const missing = wanted.filter(({ address }) => !requested.current.has(address));
    for (const one of missing) {
      requested.current.add(one.address);
      void load(one).then(
        (detail) => setLoaded((before) => new Map(before).set(one.address, detail)),
        (error: unknown) => {
          requested.current.delete(one.address);
          console.warn('The still picture of the map could not be drawn whole.', error);
        },
      );
    }
  }, [isWanted, wanted]);
  return useMemo(() => {
    const found = wanted.flatMap(({ address }) => loaded.get(address) ?? []);
    const [first] = found;
    return first === undefined ? null : { tiles: found.map(({ tile }) => tile), paint: first.paint };
  }, [wanted, loaded]);
}

/** The size of a map around the centre of the uncovered part. */
function roundCentre({ size, covered }: Pick<StillView, 'size' | 'covered'>) {
  return {
    width: size.width + Math.abs(covered.left - covered.right),
    height: size.height + Math.abs(covered.top - covered.bottom),
  };
}

interface LoadedDetail {
  tile: DetailTile;
  paint: Detail['paint'];
}

/** The code comes with the first tile: a view of the world needs none of it. */
async function load(tile: AddressedTile): Promise<LoadedDetail> {
  const [{ loadDetail }, { paintDetail: paint }] = await Promise.all([
    import('./load-detail.ts'),
    import('./paint-detail.ts'),
  ]);
  return { tile: await loadDetail(tile), paint };
}
