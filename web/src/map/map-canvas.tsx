import type { Size } from '@waymark/model/map-index/camera-tiles';
import { type RefObject, Suspense, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LazyMessages } from '../i18n/lazy-messages.tsx';
import { insetsOf } from './insets.ts';
import styles from './map-canvas.module.css';
import type { MapCanvasProps } from './map-canvas-props.ts';
import { SizedMap } from './sized-map.tsx';

/** The map: a still picture at first, then an interactive engine, whichever is allowed and works. It fills its parent. */
export function MapCanvas({ label, covered = {}, ...rest }: MapCanvasProps) {
  const region = useRef<HTMLElement>(null);
  const size = useSize(region);
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  const insets = useMemo(
    () => size && insetsOf({ top, right, bottom, left }, size),
    [size, top, right, bottom, left],
  );
  return (
    <section ref={region} className={styles.map} aria-label={label}>
      <Suspense>
        <LazyMessages parts={['map']}>
          {size && insets && <SizedMap {...rest} region={region} size={size} covered={insets} />}
        </LazyMessages>
      </Suspense>
    </section>
  );
}

/** The displayed size of an element; null until it is known, and while it is zero. A map of that size is rendered piece by piece. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      startTransition(() =>
        setSize((before) => {
          if (width === 0 || height === 0) return before;
          return before?.width === width && before.height === height ? before : { width, height };
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
