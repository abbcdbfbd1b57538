import type { Camera } from '@waymark/model/view-codec';
import { useFormatter, useTranslations } from 'use-intl';
import { type Source, useSelected } from '../../ui/store.ts';
import { metresPerPixel, scaleOf, type Units } from './scale.ts';
import styles from './scale-bar.module.css';

/** The bar is at most so long, in CSS pixels. */
const LONGEST = 96;

/** How far it is on the map. */
export function ScaleBar({ here, units }: { here: Source<Camera>; units: Units }) {
  const t = useTranslations('map');
  const format = useFormatter();
  // Rounded, so that a pan along a parallel renders nothing.
  const ratio = useSelected(here, (camera) => Number(metresPerPixel(camera).toPrecision(3)));
  const { value, unit, width } = scaleOf(ratio, units, LONGEST);
  const distance = format.number(value, { style: 'unit', unit, unitDisplay: 'short' });
  return (
    <p className={styles.scale}>
      <span aria-hidden="true">{distance}</span>
      <span className={styles.ruler} style={{ width }} />
      <span className={styles.heard}>{t('scale', { distance })}</span>
    </p>
  );
}
