import type { Position } from '@waymark/model/geography/position';
import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import type { DrawingAdapter } from './drawing/line-tool.ts';
import type { Insets } from './insets.ts';
import type { MapShape } from './map-shape.ts';

export interface MarkerSpot {
  position: Position;
  /** What of the element stands on the position. */
  anchor: 'center' | 'bottom';
}

/** An element that stands on the ground. */
export interface PlacedMarker {
  /** Puts it somewhere else without taking it away: what is being pressed stays pressed. */
  moveTo: (position: Position) => void;
  /** Takes it away, so that it can be placed again. */
  remove: () => void;
}

/** What draws the map, and moves it. */
export interface MapEngine {
  /** Brings a spot into the middle of what nothing covers; at once, or smoothly. */
  goTo: (camera: Camera, smoothly: boolean) => void;
  /** Moves what is looked at by so many pixels. */
  panBy: (right: number, down: number) => void;
  zoomBy: (levels: number) => void;
  /** Puts an element on the ground. */
  place: (element: HTMLElement, spot: MarkerSpot) => PlacedMarker;
  /** What the drawing program draws on; a still picture has none. It is loaded when it is asked for. */
  drawOn?: () => Promise<DrawingAdapter>;
}

/** What an engine is told, and whom it tells. */
export interface EngineProps {
  /** Where it begins. */
  camera: Camera;
  size: Size;
  covered: Insets;
  shapes: readonly MapShape[];
  /** It can be seen and moved. */
  onReady: (engine: MapEngine) => void;
  /** With each frame of a move. */
  onMove: (camera: Camera) => void;
  onRest: (camera: Camera) => void;
  /** A click or a tap on the ground; without the spot where that is off the Earth. */
  onMapPress: (at?: Position) => void;
  /** It cannot be shown here. */
  onFail: (error: unknown) => void;
}
