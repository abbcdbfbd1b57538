import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapColours } from '../map-colours.ts';
import type { EngineProps } from '../map-engine.ts';
import { createStillEngine } from './still-engine.ts';
import { followGestures } from './still-gestures.ts';
import styles from './still-map.module.css';
import { spotAt } from './still-projection.ts';
import { usePainting } from './use-painting.ts';

interface StillMapProps extends Omit<EngineProps, 'onFail'> {
  colours: MapColours | null;
}

/**
 * A picture of the map without an engine: until one is loaded, or where none works. It has no names and no streets. It can be
 * dragged and zoomed, holds markers and jumps to its targets.
 */
export function StillMap({
  camera: first,
  size,
  covered,
  shapes,
  colours,
  onReady,
  onMove,
  onRest,
  onMapPress,
}: StillMapProps) {
  const [{ camera, isResting }, setState] = useState({ camera: first, isResting: true });
  const picture = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [engine] = useState(() =>
    createStillEngine(overlay, (next, rests) =>
      setState((before) => ({ camera: next(before.camera), isResting: rests })),
    ),
  );
  usePainting(canvas, { camera, size, covered }, shapes, colours);

  useLayoutEffect(() => onReady(engine), [engine, onReady]);
  useLayoutEffect(() => engine.arrange({ camera, size, covered }), [engine, camera, size, covered]);
  useEffect(() => {
    onMove(camera);
    if (isResting) onRest(camera);
  }, [camera, isResting, onMove, onRest]);
  useEffect(() => {
    if (picture.current) return followGestures(picture.current, engine);
  }, [engine]);

  return (
    <div ref={picture} className={styles.still}>
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
