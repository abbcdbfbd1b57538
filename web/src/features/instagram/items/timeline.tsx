import { X } from 'lucide-react';
import { type PointerEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { beginOf, type Month, type MonthCounts, type MonthRange, yearOf } from './months.ts';
import styles from './timeline.module.css';

/** A month with few items is seen beside one with many: its bar has at least this share of the height. */
const LEAST = 0.06;

interface TimelineProps {
  /** Of all items that could be shown. */
  months: MonthCounts;
  /** The chosen months; null for all, and for items without a time. */
  range: MonthRange | null;
  onRange: (range: MonthRange | null) => void;
}

/**
 * When the items were taken: a bar for each month. A press on a bar chooses its month, and a drag over several all of them. Below, a
 * slider for each end does the same with the keyboard.
 */
export function Timeline({ months: { first, counts }, range, onRange }: TimelineProps) {
  const t = useTranslations('imports.timeline');
  const heading = useId();
  const drag = useRef<Month>(undefined);
  const last = first + counts.length - 1;
  const chosen = {
    from: clamp(range?.from ?? first, first, last),
    to: clamp(range?.to ?? last, first, last),
  };
  const most = Math.max(...counts, 1);
  const countIn = ({ from, to }: MonthRange) =>
    counts.slice(from - first, to - first + 1).reduce((sum, count) => sum + count, 0);
  const choose = (one: Month, other: Month) => {
    const next = { from: Math.min(one, other), to: Math.max(one, other) };
    onRange(next.from === first && next.to === last ? null : next);
  };
  const monthAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clamp(first + Math.floor(((clientX - left) / width) * counts.length), first, last);
  };
  const names = { from: beginOf(chosen.from), to: beginOf(chosen.to), count: countIn(chosen) };
  const ends = [
    {
      end: 'from',
      value: chosen.from,
      onChange: (month: Month) => choose(Math.min(month, chosen.to), chosen.to),
    },
    {
      end: 'to',
      value: chosen.to,
      onChange: (month: Month) => choose(chosen.from, Math.max(month, chosen.from)),
    },
  ] as const;
  return (
    <section className={styles.timeline} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{t('heading')}</h3>
        <p role="status" className={styles.chosen}>
          {t(range === null ? 'all' : chosen.from === chosen.to ? 'month' : 'range', names)}
        </p>
        <IconButton
          size="small"
          icon={X}
          label={t('reset')}
          disabled={range === null}
          onClick={() => onRange(null)}
        />
      </div>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${counts.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = monthAt(event);
          choose(drag.current, drag.current);
        }}
        onPointerMove={(event) => drag.current !== undefined && choose(drag.current, monthAt(event))}
        onPointerUp={() => {
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        {counts.map((count, index) => {
          const month = first + index;
          const height = count === 0 ? 0 : LEAST + (1 - LEAST) * (count / most);
          return (
            <rect
              key={month}
              data-chosen={(chosen.from <= month && month <= chosen.to) || undefined}
              x={index + 0.1}
              width={0.8}
              y={1 - height}
              height={height}
            />
          );
        })}
      </svg>
      <div className={styles.ends}>
        {ends.map(({ end, value, onChange }) => (
          <input
            key={end}
            type="range"
            className={styles.end}
            data-front={(end === 'from' && value - first > (counts.length - 1) / 2) || undefined}
            aria-label={t(end)}
            aria-valuetext={t('end', { month: beginOf(value), count: counts[value - first] ?? 0 })}
            min={first}
            max={last}
            step={1}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
          />
        ))}
      </div>
      <p className={styles.years} aria-hidden="true">
        <span>{yearOf(first)}</span>
        <span>{yearOf(last)}</span>
      </p>
    </section>
  );
}

function clamp(month: Month, first: Month, last: Month): Month {
  return Math.min(last, Math.max(first, month));
}
