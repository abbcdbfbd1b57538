import type { Bounds } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import type { ReactNode } from 'react';
import type { Units } from './controls/scale.ts';
import type { Goal, MapView } from './in-view.ts';
import type { Insets } from './insets.ts';
import type { MapShape } from './map-shape.ts';

/** What a page says of its map, and hears from it. */
export interface MapCanvasProps {
  /** The accessible name of the map. */
  label: string;
  /**
   * Where the map is to go. It goes there whenever this is another object than the last goal, and another place than where it
   * is; in between the visitor moves it freely.
   */
  goal: Goal;
  /** The map has come to rest, after a move or a resize; and once at first, as soon as its size is known. */
  onRest: (view: MapView) => void;
  shapes?: readonly MapShape[];
  /** What "show everything" fits; without it there is no such button. */
  content?: Bounds | null;
  /** With each frame of a move, which is more than a render should follow. */
  onMove?: (camera: Camera) => void;
  /** A click or a tap on the ground, with its spot; and Escape inside the map, or beside the globe, without one. */
  onMapPress?: (at?: Position) => void;
  /** CSS pixels of the map that a panel or a sheet lies over: what is gone to is centred in what is left. */
  covered?: Partial<Insets>;
  units?: Units;
  /** `MapMarker`s. */
  children?: ReactNode;
}
