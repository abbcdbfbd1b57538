import { MapMarker } from '../../map/map-marker.tsx';
import { itemKey } from './item-key.ts';
import { ItemMark } from './item-mark.tsx';
import type { ExploreState } from './use-explore.ts';

/** The mark of the chosen item, above all others and at its own place, also where a cluster has taken it in. */
export function ChosenMark({ explore: { view, chosen } }: { explore: ExploreState }) {
  const { selected } = view;
  if (selected === null || chosen === null || itemKey(chosen) !== itemKey(selected)) return null;
  return (
    <MapMarker position={chosen.position} front>
      <ItemMark item={chosen} photo selected />
    </MapMarker>
  );
}
