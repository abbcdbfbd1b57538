import type { Camera } from '@waymark/model/view-codec';
import { SquareArrowOutUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import type { Source } from '../../ui/hooks/store.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import styles from './map-credits.module.css';
import { MAPS_ELSEWHERE, viewElsewhere } from './view-elsewhere.ts';

/** A menu that opens the view in another map. */
export function OtherMaps({ here }: { here: Source<Camera> }) {
  const t = useTranslations('map');
  return (
    <Menu
      label={t('openHereIn')}
      side="above"
      align="start"
      trigger={(props) => (
        <button {...props} type="button" className={styles.fold} aria-label={t('openHereIn')}>
          <Icon of={SquareArrowOutUpRight} size="0.875rem" />
        </button>
      )}
      items={MAPS_ELSEWHERE.map((map) => ({
        id: map,
        label: t(`elsewhere.${map}`),
        onSelect: () => open(viewElsewhere(map, here.current()), '_blank', 'noopener,noreferrer'),
      }))}
    />
  );
}
