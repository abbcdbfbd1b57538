import type { Bounds } from '@waymark/model/geography/bounds';
import { geometryBounds, readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { crossesAntimeridian, unrollRings } from '@waymark/model/geography/rings';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paintedColour } from '../../elements/card/kind-mark.tsx';
import { AimedMap } from '../../elements/form/aimed-map.tsx';
import { EditableLines } from '../../map/drawing/editable-lines.tsx';
import type { Goal, MapView } from '../../map/in-view.ts';
import { MapMarker } from '../../map/map-marker.tsx';
import type { MapShape } from '../../map/map-shape.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import styles from './area-field.module.css';
import { type Drawing, type Line, type LineIndex, lineAt, ringOf, textOf } from './drawing.ts';

/** A shown position has at least this zoom. */
const SPOT_ZOOM = 10;

/** More elements make the map slow. The map engine draws the lines between all corners. */
const MAX_DOTS = 60;

/** What a press does: add a corner to the chosen line, or move existing corners. */
export type Press = 'add' | 'move';

/** What the map is to show: a position, with its own zoom or the current one, or bounds. */
export type MapTarget = Position | Goal;

interface AreaMapProps {
  drawing: Drawing;
  /** The line that gets the next corner. */
  lineIndex: LineIndex;
  /** The target of the map. Every new object moves the map. */
  goal: MapTarget | undefined;
  /** The current view of the map; null before the first one. */
  view: MapView | null;
  onView: (view: MapView) => void;
  /** What a press does, where the map can do both. */
  press: Press;
  onPress: (press: Press) => void;
  onCorner: (corner: Position) => void;
  onLine: (lineIndex: LineIndex, line: Line) => void;
  onChoose: (lineIndex: LineIndex) => void;
  /** More buttons. */
  children: ReactNode;
}

/** The map on which an area is drawn. */
export function AreaMap(props: AreaMapProps) {
  const { drawing, lineIndex, goal, view, onView, press, onPress, onCorner, onLine, onChoose, children } =
    props;
  const t = useTranslations('drawing');
  const [first] = useState<Goal>(() => frameOf(drawing) ?? FIRST_CAMERA);
  const [canMove, setCanMove] = useState(false);
  const zoom = view?.camera.zoom ?? 0;
  // Only a new target moves the map. The zoom is the one at that moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const moved = useMemo(() => goal && goalAt(goal, Math.max(SPOT_ZOOM, zoom)), [goal]);
  const line = lineAt(drawing, lineIndex);
  const mode = canMove && line.length > 0 ? press : 'add';
  const shapes = useMemo(() => drawing.flatMap(shapesOf), [drawing]);
  const editable = useMemo(() => drawing.flatMap(editableOf), [drawing]);
  const colour = useMemo(() => hexOf(paintedColour('area')), []);

  return (
    <AimedMap
      label={t('map')}
      size="large"
      goal={moved ?? first}
      onRest={onView}
      onTap={(spot) => mode === 'add' && onCorner(spot)}
      aimLabel={t('addHere')}
      onAim={onCorner}
      shapes={shapes}
      marks={
        <>
          <EditableLines
            lines={editable}
            colour={colour}
            isEnabled={mode === 'move'}
            chosen={keyOf(lineIndex)}
            onChange={({ id, corners }) => onLine(lineIndexOf(id), corners)}
            onChoose={(id) => onChoose(lineIndexOf(id))}
            onCan={setCanMove}
          />
          {mode === 'add' &&
            line.slice(-MAX_DOTS).map((corner, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two corners may be in one spot, and a dot holds nothing
              <MapMarker key={index} position={corner}>
                <span className={styles.dot} />
              </MapMarker>
            ))}
        </>
      }
    >
      {canMove && drawing.length > 0 && (
        <SegmentedControl
          label={t('mode')}
          choices={(['add', 'move'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))}
          value={mode}
          onChange={onPress}
        />
      )}
      {children}
    </AimedMap>
  );
}

function goalAt(target: MapTarget, zoom: number): Goal {
  return 'bounds' in target ? target : { zoom, ...target };
}

/** The camera that shows the whole drawing; undefined for an empty one. */
function frameOf(drawing: Drawing): Goal | undefined {
  const bounds = boundsIn(textOf(drawing));
  if (bounds) return { bounds };
  const corner = drawing[0]?.[0]?.[0];
  return corner && { ...corner, zoom: SPOT_ZOOM };
}

/** The bounds of a valid area; undefined for any other text. */
export function boundsIn(text: string | undefined): Bounds | undefined {
  const read = readGeometry(text ?? '');
  return 'geometry' in read ? geometryBounds(read.geometry) : undefined;
}

/** The shapes that the map engine draws of a polygon: a filled area, or a line for two corners. A single corner has only its dot. */
function shapesOf(part: Drawing[number], index: number): MapShape[] {
  const lines = unrollRings(part.filter(({ length }) => length > 1).map(ringOf)).map((ring) =>
    ring.map(([lng, lat]): Position => ({ lat, lng })),
  );
  const encloses = (part[0]?.length ?? 0) > 2;
  if (lines.length === 0) return [];
  const common = { id: String(index), lines, colour: paintedColour('area') };
  return [{ ...common, kind: encloses ? 'area' : 'route', selected: encloses }];
}

/** The lines of a polygon whose corners the drawing library can move. It cannot move lines that cross the antimeridian. */
function editableOf(part: Drawing[number], index: number) {
  return part.flatMap((corners, line) => {
    const ring = ringOf(corners);
    const isAcross = ring.some((to, i) => i > 0 && crossesAntimeridian(ring[i - 1] ?? to, to));
    const isOnEarth = corners.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
    return corners.length < 3 || isAcross || !isOnEarth
      ? []
      : [{ id: keyOf({ part: index, line }), corners }];
  });
}

function keyOf({ part, line }: LineIndex): string {
  return `${part}/${line}`;
}

function lineIndexOf(key: string): LineIndex {
  const [part = 0, line = 0] = key.split('/').map(Number);
  return { part, line };
}

/** The `#rrggbb` form of `rgb(r, g, b)`, in which browsers report colours. */
function hexOf(colour: string): `#${string}` {
  const parts = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
