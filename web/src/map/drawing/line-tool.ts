import { normaliseLongitude, type Position, roundPosition } from '@waymark/model/geography/position';
import {
  type GeoJSONStoreFeatures,
  type HexColor,
  TerraDraw,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';

/** Connects the drawing library to an engine's map and its pointer events. */
export type DrawingAdapter = ConstructorParameters<typeof TerraDraw>[0]['adapter'];

/** A closed line that can be changed: its corners, without repeating the first. */
export interface EditableLine {
  id: string;
  corners: readonly Position[];
}

/** Lets users move, add and remove the corners of lines on a map. */
export interface LineTool {
  /** Shows exactly these lines. Unchanged lines are not touched. */
  show: (lines: readonly EditableLine[]) => void;
  /** Whether corners can be moved. Otherwise the map receives all presses. */
  enable: (isEnabled: boolean) => void;
  /** Shows the corners of a line. */
  choose: (id: string | undefined) => void;
  remove: () => void;
}

interface LineToolOptions {
  adapter: DrawingAdapter;
  colour: HexColor;
  onReady: () => void;
  /** A corner was moved, added or removed. */
  onChange: (line: EditableLine) => void;
  onChoose: (id: string) => void;
}

/** The drawing library has one precision for all its input. */
const DIGITS = 9;

const WHITE = '#ffffff';

export function createLineTool({ adapter, colour, onReady, onChange, onChoose }: LineToolOptions): LineTool {
  const point = { width: 6, outline: 2 };
  const draw = new TerraDraw({
    adapter,
    idStrategy: { isValidId: (id) => typeof id === 'string', getId: () => crypto.randomUUID() },
    modes: [
      new TerraDrawPolygonMode({
        styles: { fillColor: colour, fillOpacity: 0, outlineColor: colour, outlineWidth: 1.5 },
      }),
      new TerraDrawSelectMode({
        // The map keeps its own keys. The corners are also in a list for the keyboard.
        keyEvents: null,
        // A fingertip covers a whole corner.
        pointerDistance: 24,
        flags: {
          polygon: {
            feature: {
              // Lines that cross are shown with their fault. The library would stop such a drag without a word.
              selfIntersectable: true,
              coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
            },
          },
        },
        styles: {
          selectedPolygonColor: colour,
          selectedPolygonFillOpacity: 0,
          selectedPolygonOutlineColor: colour,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: WHITE,
          selectionPointWidth: point.width,
          selectionPointOutlineColor: colour,
          selectionPointOutlineWidth: point.outline,
          midPointColor: colour,
          midPointWidth: point.width - 2,
          midPointOutlineColor: WHITE,
          midPointOutlineWidth: 1,
        },
      }),
    ],
  });
  /** The lines in the library, as text. */
  let known = new Map<string, string>();
  let mode: 'select' | 'static' = 'static';
  let chosen: string | undefined;
  let isReady = false;

  const settle = () => {
    draw.setMode(mode);
    if (mode === 'select' && chosen !== undefined && draw.hasFeature(chosen)) draw.selectFeature(chosen);
  };
  draw.on('ready', () => {
    isReady = true;
    draw.setMode(mode);
    onReady();
  });
  draw.on('finish', (id) => {
    const line = lineIn(draw.getSnapshotFeature(id));
    if (line === undefined) return;
    known.set(line.id, textOf(line));
    onChange(line);
  });
  draw.on('select', (id) => {
    chosen = String(id);
    onChoose(chosen);
  });
  draw.start();

  return {
    show: (lines) => {
      const next = new Map(lines.map((line) => [line.id, textOf(line)]));
      const gone = [...known.keys()].filter((id) => next.get(id) !== known.get(id));
      const come = lines.filter(({ id }) => next.get(id) !== known.get(id));
      if (gone.length + come.length === 0) return;
      // For a selected line the library holds additional features.
      draw.setMode('static');
      draw.removeFeatures(gone);
      const refused = draw.addFeatures(come.map(featureOf)).filter(({ valid }) => !valid);
      for (const { reason } of refused) console.warn('A line cannot be changed on the map.', reason);
      known = next;
      settle();
    },
    enable: (isEnabled) => {
      mode = isEnabled ? 'select' : 'static';
      if (isReady) settle();
    },
    choose: (id) => {
      if (id === chosen) return;
      chosen = id;
      if (isReady) settle();
    },
    remove: () => {
      try {
        draw.stop();
      } catch (error) {
        // An engine that is replaced removes its map first, with everything drawn on it.
        console.warn('The map went before what was drawn on it.', error);
      }
    },
  };
}

function featureOf({ id, corners }: EditableLine): GeoJSONStoreFeatures {
  const vertices = corners.map(({ lat, lng }) => [precise(lng), precise(lat)]);
  return {
    id,
    type: 'Feature',
    properties: { mode: 'polygon' },
    geometry: { type: 'Polygon', coordinates: [[...vertices, ...vertices.slice(0, 1)]] },
  };
}

/** A line of this tool. The library has features of its own besides them. */
function lineIn(feature: GeoJSONStoreFeatures | undefined): EditableLine | undefined {
  if (feature?.geometry.type !== 'Polygon') return undefined;
  const vertices = feature.geometry.coordinates[0]?.slice(0, -1) ?? [];
  const corners = vertices.map(([lng = 0, lat = 0]) => roundPosition({ lat, lng: normaliseLongitude(lng) }));
  return { id: String(feature.id), corners };
}

function textOf({ corners }: EditableLine): string {
  return corners.map(({ lat, lng }) => `${precise(lat)},${precise(lng)}`).join(' ');
}

function precise(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
