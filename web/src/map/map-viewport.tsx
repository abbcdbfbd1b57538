import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { MapEngine } from './map-engine.ts';
import styles from './map-viewport.module.css';

/** How far an arrow key moves the map, in CSS pixels. */
const STEP = 120;

interface MapViewportProps {
  engine: MapEngine | null;
  /** Called on Escape. */
  onLeave: (() => void) | undefined;
  children: ReactNode;
}

/** The map as one stop of the Tab key, with any engine. Arrow keys move it, plus and minus zoom. */
export function MapViewport({ engine, onLeave, children }: MapViewportProps) {
  const t = useTranslations('map');
  const keys = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onLeave?.();
    else if (moveBy(event.key, engine)) event.preventDefault();
  };
  return (
    <div
      className={styles.viewport}
      role="application"
      aria-label={t('ground')}
      aria-describedby={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it handles keys, as a widget that HTML does not have.
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {children}
      <p id={keys} hidden>
        {t('keys')}
      </p>
    </div>
  );
}

const MOVES = new Map<string, (engine: MapEngine) => void>([
  ['ArrowLeft', (engine) => engine.panBy(-STEP, 0)],
  ['ArrowRight', (engine) => engine.panBy(STEP, 0)],
  ['ArrowUp', (engine) => engine.panBy(0, -STEP)],
  ['ArrowDown', (engine) => engine.panBy(0, STEP)],
  ['+', (engine) => engine.zoomBy(1)],
  // The same key without Shift.
  ['=', (engine) => engine.zoomBy(1)],
  ['-', (engine) => engine.zoomBy(-1)],
]);

function moveBy(key: string, engine: MapEngine | null): boolean {
  const move = MOVES.get(key);
  if (move === undefined || engine === null) return false;
  move(engine);
  return true;
}
