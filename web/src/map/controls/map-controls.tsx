import type { Bounds } from '@waymark/model/geography/bounds';
import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { LocateFixed, Maximize2, Minimize2, Minus, Plus, Scan } from 'lucide-react';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { Source } from '../../ui/hooks/store.ts';
import { boundsCamera } from '../in-view.ts';
import type { MapEngine } from '../map-engine.ts';
import styles from './map-controls.module.css';

interface MapControlsProps {
  engine: MapEngine;
  here: Source<Camera>;
  region: RefObject<HTMLElement | null>;
  /** The size of the uncovered part of the map. */
  size: Size;
  content: Bounds | null;
  onLocate: () => void;
}

/** The buttons on the map. */
export function MapControls({ engine, here, region, size, content, onLocate }: MapControlsProps) {
  const t = useTranslations('map');
  const fullscreen = useFullscreen(region);
  return (
    <div className={styles.controls}>
      {engine.ownControls?.(here)}
      <div className={styles.group}>
        <IconButton icon={Plus} label={t('zoomIn')} onClick={() => engine.zoomBy(1)} />
        <IconButton icon={Minus} label={t('zoomOut')} onClick={() => engine.zoomBy(-1)} />
      </div>
      <div className={styles.group}>
        {content && (
          <IconButton
            icon={Scan}
            label={t('showAll')}
            onClick={() => engine.goTo(boundsCamera(content, size), true)}
          />
        )}
        <IconButton icon={LocateFixed} label={t('locate')} onClick={onLocate} />
        {fullscreen.possible && (
          <IconButton
            icon={fullscreen.on ? Minimize2 : Maximize2}
            label={t(fullscreen.on ? 'leaveFullscreen' : 'fullscreen')}
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

interface Fullscreen {
  /** Whether the browser supports it; iPhones do not. */
  possible: boolean;
  on: boolean;
  toggle: () => void;
}

/** Toggles the full screen for an element. */
function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const on = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    change?.catch((error: unknown) => console.warn('The browser refused the full screen.', error));
  }, [element]);
  return { possible: document.fullscreenEnabled === true, on, toggle };
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
