import type { Bounds } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import type { ReactNode, Ref } from 'react';
import type { Goal, MapView } from './in-view.ts';
import type { Insets } from './insets.ts';
import type { MapShape } from './map-shape.ts';

/**
 * The position of the map under a point of the window, in CSS pixels; null beside the globe, and where the map is not, or something
 * covers it.
 */
export type SpotFinder = (x: number, y: number) => Position | null;

/** The props and events of a map. */
export interface MapCanvasProps {
  /** The accessible name of the map. */
  label: string;
  /**
   * The target of the map. The map moves there when this is a new object and another place than its current one. In between,
   * the visitor moves it freely.
   */
  goal: Goal;
  /** Called when the map has come to rest after a move or a resize, and once at first when its size is known. */
  onRest: (view: MapView) => void;
  shapes?: readonly MapShape[];
  /** The bounds of "show everything"; without them the button is hidden. */
  content?: Bounds | null;
  /** Called with each frame of a move, which is too often for a render. */
  onMove?: (camera: Camera) => void;
  /**
   * Called for a click or a tap on the map with its position. Escape inside the map and a press beside the globe call it
   * without one.
   */
  onMapPress?: (at?: Position) => void;
  /** The edges of the map, in CSS pixels, that a panel or a sheet covers. Targets are centred in the uncovered part. */
  covered?: Partial<Insets>;
  /**
   * When the engine loads: when the page is idle, or only when the visitor turns to the map, or uses a page whose map is so close that
   * it has streets. The map is still before.
   */
  start?: 'idle' | 'intent';
  /** Receives the function that finds positions of the map. */
  spotFinder?: Ref<SpotFinder>;
  /** A short message on the map, in place of one about the engine. */
  notice?: ReactNode;
  /** `MapMarker`s. */
  children?: ReactNode;
}
