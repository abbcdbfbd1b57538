import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapColours } from '../map-colours.ts';
import type { EngineProps } from '../map-engine.ts';
import { createStillEngine } from './still-engine.ts';
import styles from './still-map.module.css';
import { spotAt } from './still-projection.ts';
import { usePainting } from './use-painting.ts';

interface StillMapProps extends Omit<EngineProps, 'onFail' | 'shapes'> {
  colours: MapColours | null;
}

/**
 * A picture of the map without an engine: until one is loaded, or where none works. It cannot be dragged. It holds markers
 * and jumps to its targets.
 */
export function StillMap({
  camera: first,
  size,
  covered,
  colours,
  onReady,
  onMove,
  onRest,
  onMapPress,
}: StillMapProps) {
  const [camera, setCamera] = useState(first);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [engine] = useState(() => createStillEngine(overlay, setCamera));
  usePainting(canvas, { camera, size, covered }, colours);

  useLayoutEffect(() => onReady(engine), [engine, onReady]);
  useLayoutEffect(() => engine.arrange({ camera, size, covered }), [engine, camera, size, covered]);
  useEffect(() => {
    onMove(camera);
    onRest(camera);
  }, [camera, onMove, onRest]);

  return (
    <div className={styles.still}>
      <canvas
        ref={canvas}
        className={styles.picture}
        onClick={({ nativeEvent: { offsetX, offsetY } }) =>
          onMapPress(spotAt(offsetX, offsetY, { camera, size, covered }))
        }
      />
      <div ref={overlay} className={styles.overlay} />
    </div>
  );
}
