import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import type { SheetHeight } from '../../ui/overlays/sheet-heights.ts';
import styles from './sheet-example.module.css';

const HEIGHTS = { low: 4.75, middle: 0.5, high: 0.92 };
const PLACES = Array.from({ length: 12 }, (_, index) => index + 1);

/** A sheet over a drawn map in a frame the size of a phone. */
export function SheetExample() {
  const t = useTranslations('components.overlays');
  const pathTo = usePathTo();
  const [height, setHeight] = useState<SheetHeight>('middle');
  return (
    <>
      <p>{t('sheetNote')}</p>
      <div className={styles.phone}>
        <Coast />
        <Sheet
          label={t('sheet')}
          heights={HEIGHTS}
          height={height}
          onHeight={setHeight}
          handleLabel={t('handle')}
          heightLabels={{ low: t('low'), middle: t('middle'), high: t('high') }}
          header={<h4 className={styles.heading}>{t('sheet')}</h4>}
        >
          <ul className={styles.places}>
            {PLACES.map((number) => (
              <li key={number}>
                <Avatar name={String(number)} />
                <span>
                  <a href={`${pathTo('components', {})}#overlays`}>{t('place', { number })}</a>
                  <br />
                  {t('placeNote')}
                </span>
              </li>
            ))}
          </ul>
        </Sheet>
      </div>
    </>
  );
}

/** A drawn coast for the background of the sheet. */
function Coast() {
  return (
    <svg viewBox="0 0 384 640" preserveAspectRatio="xMidYMin slice" className={styles.map} aria-hidden="true">
      <path className={styles.graticule} d="M0 120h384M0 280h384M90 0v640M250 0v640" />
      {['shelf', 'land'].map((layer) => (
        <g key={layer} className={styles[layer]}>
          <path d="M384 20c-40 10-60-6-92 18s-34 60-70 70-44 40-30 66 50 22 60 52-20 44-6 70 54 20 74 46 20 70 64 78z" />
          <path d="M70 190c22-14 52-4 60 18s-6 40-28 46-48 0-54-22 4-32 22-42z" />
          <path d="M120 300c12-6 24 2 24 14s-14 16-24 12-10-22 0-26z" />
        </g>
      ))}
    </svg>
  );
}
