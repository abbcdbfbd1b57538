import type { Position } from '@waymark/model/geography/position';
import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import type { ReactNode } from 'react';
import type { Source } from '../ui/hooks/store.ts';
import type { DrawingAdapter } from './drawing/line-tool.ts';
import type { DrawnContent } from './drawn-marks.ts';
import type { Insets } from './insets.ts';
import type { MapShape } from './map-shape.ts';

export interface MarkerSpot {
  position: Position;
  /** The part of the element that is at the position. */
  anchor: 'center' | 'bottom';
}

/** An element at a position of the map. */
export interface PlacedMarker {
  /** Moves the element without removing it, so that a press on it continues. */
  moveTo: (position: Position) => void;
  /** Removes the element, which can be placed again. */
  remove: () => void;
}

/** Draws and moves the map. */
export interface MapEngine {
  /** Moves a position into the centre of the uncovered part, at once or smoothly. */
  goTo: (camera: Camera, smoothly: boolean) => void;
  /** Moves the view by this many pixels. */
  panBy: (right: number, down: number) => void;
  zoomBy: (levels: number) => void;
  /** Places an element on the map. */
  place: (element: HTMLElement, spot: MarkerSpot) => PlacedMarker;
  /**
   * Draws marks for which elements would be too slow; null removes them. Only our own map can. Resolves once it does, and rejects where its
   * code cannot be loaded.
   */
  drawMarks?: (content: DrawnContent | null) => Promise<void>;
  /** Controls that only this engine has. */
  ownControls?: (here: Source<Camera>) => ReactNode;
  /** The adapter of the drawing library, loaded on demand. A still picture has none. */
  drawOn?: () => Promise<DrawingAdapter>;
}

/** The props and events of an engine. */
export interface EngineProps {
  /** The initial camera. */
  camera: Camera;
  size: Size;
  covered: Insets;
  shapes: readonly MapShape[];
  /** The map is visible and can be moved. */
  onReady: (engine: MapEngine) => void;
  /** Called with each frame of a move. */
  onMove: (camera: Camera) => void;
  onRest: (camera: Camera) => void;
  /** Called for a click or a tap on the map, without a position outside the Earth. */
  onMapPress: (at?: Position) => void;
  /** The engine cannot be used here. */
  onFail: (error: unknown) => void;
}
