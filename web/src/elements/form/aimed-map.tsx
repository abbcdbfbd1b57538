import { type Position, roundPosition } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { Crosshair } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { Goal, MapView } from '../../map/in-view.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import type { MapShape } from '../../map/map-shape.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import styles from './aimed-map.module.css';

interface AimedMapProps {
  /** The accessible name of the map. */
  label: string;
  goal: Goal;
  onRest: (view: MapView) => void;
  /** The label of the button that takes the spot below the crosshair. */
  aimLabel: string;
  onAim: (spot: Position) => void;
  /** Called for a click or a tap on the map. */
  onTap?: (spot: Position) => void;
  shapes?: readonly MapShape[];
  /** `tall` fills the window beside a card. */
  size?: 'small' | 'large' | 'tall';
  /** The `MapMarker`s on the map. */
  marks?: ReactNode;
  /** Additional buttons after the one that takes the spot. */
  children?: ReactNode;
}

/**
 * A map for choosing a position. A crosshair in its centre makes keyboard and touch as exact as a mouse: the user moves the
 * map under the crosshair, and a button takes the spot. Positions are rounded by `roundPosition`.
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
