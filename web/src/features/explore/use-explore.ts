import type { MapItem } from '@waymark/model/map-index/map-item';
import { type View, viewSearch } from '@waymark/model/view-codec';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { MapShape } from '../../map/map-shape.ts';
import type { ItemName } from './item-key.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import { type Here, type PayloadTiles, type Tiles, useHere } from './use-here.ts';
import { type Draw, useShapes } from './use-shapes.ts';
import { type ChangeView, useView } from './use-view.ts';

/** All that the map and the list beside it share. */
export interface ExploreState extends CameraState {
  view: View;
  change: ChangeView;
  tiles: Tiles;
  here: Here;
  /** To be rendered somewhere. */
  sources: ReactNode;
  /** The item that the pointer or the focus is on, on the map or in the list. */
  lit: MapItem | null;
  light: (item: MapItem | null) => void;
  /** The chosen item as the map shows it, as soon as its place is known. */
  chosen: MapItem | null;
  choose: (item: MapItem | null) => void;
  /** The outlines of areas, and the way of a list that is chosen. */
  shapes: readonly MapShape[];
  draw: Draw;
  /** The item that the map was last brought to, by `itemKey`. */
  framed: RefObject<string | null>;
  /** What the address chose when the page was opened, where it did not say where to look. */
  opened: ItemName | null;
  /** The address at which an item is chosen, everything else as it is. */
  choosing: (item: ItemName) => string;
}

export function useExplore(initial: PayloadTiles): ExploreState {
  const { view, change } = useView();
  const camera = useCamera(view.camera, change);
  const { mapView, settled } = camera;
  const { tiles, here, sources } = useHere(mapView, view, { initial, settled });
  const [lit, light] = useState<MapItem | null>(null);
  const [chosen, choose] = useState<MapItem | null>(null);
  const { shapes, draw } = useShapes();
  const framed = useRef<string | null>(null);
  if (view.selected === null) framed.current = null;
  const [opened] = useState(view.camera === null ? view.selected : null);
  const choosing = ({ kind, id }: ItemName) => viewSearch({ ...view, selected: { kind, id } });
  return {
    ...camera,
    view,
    change,
    tiles,
    here,
    sources,
    lit,
    light,
    chosen,
    choose,
    shapes,
    draw,
    opened,
    framed,
    choosing,
  };
}
