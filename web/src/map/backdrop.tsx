import { GLOBE_BELOW, type Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useEffect, useRef } from 'react';
import type { Source } from '../ui/store.ts';
import styles from './backdrop.module.css';
import { discRadius } from './globe.ts';
import type { Insets } from './insets.ts';

interface BackdropProps {
  here: Source<Camera>;
  size: Size;
  covered: Insets;
}

/** The paper that the globe lies on, with its shadow; what is flat covers it. It moves along without a render. */
export function Backdrop({ here, size, covered }: BackdropProps) {
  const shadow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => shadow.current && place(shadow.current, here.current(), size, covered);
    follow();
    return here.subscribe(follow);
  }, [here, size, covered]);
  return <div ref={shadow} className={styles.shadow} />;
}

function place(shadow: HTMLElement, camera: Camera, size: Size, covered: Insets): void {
  shadow.hidden = camera.zoom >= GLOBE_BELOW;
  const radius = discRadius(camera, size);
  const x = (covered.left + size.width - covered.right) / 2;
  const y = (covered.top + size.height - covered.bottom) / 2;
  shadow.style.width = `${2 * radius}px`;
  shadow.style.height = `${2 * radius}px`;
  shadow.style.transform = `translate(${x - radius}px, ${y - radius}px)`;
}
