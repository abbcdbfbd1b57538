import type { Position } from '@waymark/model/geography/position';
import { ChevronLeft, ChevronRight, MapPin, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CoordinatesField } from '../../elements/form/coordinates-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './area-field.module.css';
import type { Line } from './drawing.ts';

/** Corners per page: an area may have five thousand. */
const PAGE = 10;

interface CornerListProps {
  /** The name of the line. */
  name: string;
  corners: Line;
  onChange: (corners: Line) => void;
  onShow: (corner: Position) => void;
}

/** The corners of a line as coordinates, which can be changed, removed and added. */
export function CornerList({ name, corners, onChange, onShow }: CornerListProps) {
  const t = useTranslations('drawing');
  const [chosenPage, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(corners.length / PAGE));
  const page = Math.min(chosenPage, pages - 1);
  const [adding, setAdding] = useState<Position>();
  const from = page * PAGE;
  const add = () => {
    if (adding === undefined) return;
    setAdding(undefined);
    setPage(Math.floor(corners.length / PAGE));
    onChange([...corners, adding]);
  };
  return (
    <div className={styles.corners}>
      {corners.length > 0 && (
        <ol className={styles.list} start={from + 1} aria-label={t('cornersOf', { name })}>
          {corners.slice(from, from + PAGE).map((corner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no other name, and is changed where it is
            <li key={from + index} className={styles.corner}>
              <CoordinatesField
                label={t('corner', { number: from + index + 1 })}
                value={corner}
                onChange={(next) => next && onChange(corners.with(from + index, next))}
              />
              <IconButton
                icon={MapPin}
                label={t('showCorner', { number: from + index + 1 })}
                onClick={() => onShow({ ...corner })}
              />
              <IconButton
                icon={X}
                label={t('removeCorner', { number: from + index + 1 })}
                onClick={() => onChange(corners.toSpliced(from + index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      {pages > 1 && (
        <div className={styles.row}>
          <IconButton
            icon={ChevronLeft}
            label={t('earlier')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <span className={styles.count}>
            {t('page', { from: from + 1, to: Math.min(from + PAGE, corners.length), count: corners.length })}
          </span>
          <IconButton
            icon={ChevronRight}
            label={t('later')}
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
      <div className={styles.adding}>
        <CoordinatesField label={t('next')} value={adding} onChange={setAdding} onEnter={add} />
        <Button kind="secondary" size="small" icon={Plus} disabled={adding === undefined} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </div>
  );
}
