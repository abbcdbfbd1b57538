import { type Position, roundPosition } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { Crosshair } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { Goal, MapView } from '../../map/in-view.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import type { MapShape } from '../../map/map-shape.ts';
import { Button } from '../../ui/button.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import styles from './aimed-map.module.css';

interface AimedMapProps {
  /** The accessible name of the map. */
  label: string;
  goal: Goal;
  onRest: (view: MapView) => void;
  /** What the button says that takes the spot below the cross. */
  aimLabel: string;
  onAim: (spot: Position) => void;
  /** A click or a tap on the ground. */
  onTap?: (spot: Position) => void;
  shapes?: readonly MapShape[];
  size?: 'small' | 'large';
  /** What stands on the map: `MapMarker`s. */
  marks?: ReactNode;
  /** More buttons, after the one that aims. */
  children?: ReactNode;
}

/**
 * A map to place something on. It has a cross in its middle, so that keys and one finger place as exactly as a pointer: the map is
 * moved under the cross, and a button takes what is there. Spots are as exact as `roundPosition` says.
 */
export function AimedMap(props: AimedMapProps) {
  const { label, goal, onRest, aimLabel, onAim, shapes, size = 'small', marks, children } = props;
  const latest = useLatest(props);
  const aimed = useRef<Camera | null>(null);
  const keep = useCallback((camera: Camera) => {
    aimed.current = camera;
  }, []);
  const rest = (view: MapView) => {
    keep(view.camera);
    onRest(view);
  };
  const tap = useCallback((spot?: Position) => spot && latest.current.onTap?.(roundPosition(spot)), [latest]);
  return (
    <div className={styles.aimed}>
      <div className={styles.frame} data-size={size}>
        <MapCanvas
          label={label}
          goal={goal}
          onRest={rest}
          onMove={keep}
          onMapPress={tap}
          {...(shapes && { shapes })}
        >
          {marks}
        </MapCanvas>
        <span className={styles.cross} aria-hidden="true" />
      </div>
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          size="small"
          icon={Crosshair}
          onClick={() => aimed.current && onAim(roundPosition(aimed.current))}
        >
          {aimLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}
