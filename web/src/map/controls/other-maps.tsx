import type { Camera } from '@waymark/model/view-codec';
import { SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import styles from './map-credits.module.css';
import { MAPS_ELSEWHERE, viewElsewhere } from './view-elsewhere.ts';

/** Links that open the view in other maps, folded by default. */
export function OtherMaps({ here }: { here: Source<Camera> }) {
  const t = useTranslations('map');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.sources} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={t('openHereIn')}>
        <Icon of={SquareArrowOutUpRight} size="0.875rem" />
      </summary>
      {isOpen && <Links here={here} />}
    </details>
  );
}

/** They follow the map while it moves. */
function Links({ here }: { here: Source<Camera> }) {
  const t = useTranslations('map');
  const camera = useStore(here);
  return (
    <p>
      {MAPS_ELSEWHERE.map((map) => (
        <a key={map} href={viewElsewhere(map, camera)} target="_blank" rel="noreferrer">
          {t(`elsewhere.${map}`)}
        </a>
      ))}
    </p>
  );
}
