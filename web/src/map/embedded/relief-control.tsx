import type { Camera } from '@waymark/model/view-codec';
import { Mountain } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { config } from '../../config.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from '../controls/map-controls.module.css';
import { setRelief } from './relief.ts';

/** The zoom from which there are mountains to see: that of the slopes. */
const FROM = 7;

interface ReliefControlProps {
  map: MapLibreMap;
  here: Source<Camera>;
}

/** Shows mountains in 3-D while it is pressed. From far away the map is seen from above again. */
export function ReliefControl({ map, here }: ReliefControlProps) {
  const t = useTranslations('map');
  const isClose = useStore(here, ({ zoom }) => zoom >= FROM);
  const [isOn, setIsOn] = useState(false);
  const change = useCallback(
    (next: boolean) => {
      setIsOn(next);
      setRelief(map, config.VITE_TERRAIN_URL ?? '', next).catch((error: unknown) => {
        console.warn('Mountains cannot be shown in 3-D.', error);
        setIsOn(false);
        if (next) addToast({ kind: 'error', message: t('noRelief') });
      });
    },
    [map, t],
  );
  useEffect(() => {
    if (!isClose && isOn) change(false);
  }, [isClose, isOn, change]);
  if (!isClose) return null;
  return (
    <div className={styles.group}>
      <IconButton icon={Mountain} label={t('relief')} aria-pressed={isOn} onClick={() => change(!isOn)} />
    </div>
  );
}
