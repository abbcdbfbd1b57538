import type { FocusPoint, Photo } from '@waymark/model/entities/photo';
import { RotateCcw } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { Button } from '../../ui/controls/button.tsx';
import styles from './focus-point-field.module.css';

const MIDDLE: FocusPoint = { x: 50, y: 50 };

interface FocusPointFieldProps {
  photo: Photo;
  /** Called at the end of a drag. Undefined stands for the middle. */
  onChange: (focus: FocusPoint | undefined) => void;
}

/**
 * The point of a photo that stays in view where the photo is cut. A press or a drag on the photo chooses it, or two sliders by keyboard.
 * Beside it, the photo is cut as on cards.
 */
export function FocusPointField({ photo, onChange }: FocusPointFieldProps) {
  const t = useTranslations('pictures.focus');
  const [dragged, setDragged] = useState<FocusPoint>();
  const focus = dragged ?? photo.focus ?? MIDDLE;
  const drag = (event: PointerEvent<HTMLDivElement>) => setDragged(pointAt(event));
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (dragged === undefined) return;
    onChange(pointAt(event));
    setDragged(undefined);
  };
  const shown = { ...photo, focus };
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <div
          className={styles.whole}
          style={{ '--x': `${focus.x}%`, '--y': `${focus.y}%` }}
          onPointerDown={start}
          onPointerMove={(event) => dragged && drag(event)}
          onPointerUp={end}
          onPointerCancel={() => setDragged(undefined)}
        >
          <ItemPhoto photo={photo} sizes="320px" decorative />
          {(['x', 'y'] as const).map((axis) => (
            <input
              key={axis}
              type="range"
              className={styles.slider}
              min={0}
              max={100}
              aria-label={t(axis)}
              value={focus[axis]}
              onChange={({ target }) => onChange({ ...focus, [axis]: target.valueAsNumber })}
            />
          ))}
          <span className={styles.cross} aria-hidden="true" />
        </div>
        <div className={styles.cuts} aria-hidden="true">
          {(['1', '16 / 9', '3 / 4'] as const).map((shape) => (
            <div key={shape} className={styles.cut} style={{ '--photo-shape': shape }}>
              <ItemPhoto photo={shown} sizes="160px" decorative />
            </div>
          ))}
        </div>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
      {photo.focus && (
        <div>
          <Button kind="quiet" size="small" icon={RotateCcw} onClick={() => onChange(undefined)}>
            {t('reset')}
          </Button>
        </div>
      )}
    </div>
  );
}

function pointAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocusPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const percent = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)));
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) };
}

declare module 'react' {
  interface CSSProperties {
    /** The chosen point, in percent. */
    '--x'?: string;
    '--y'?: string;
    /** The shape in which a photo is cut. */
    '--photo-shape'?: string;
  }
}
