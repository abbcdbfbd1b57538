import type { Camera } from '@waymark/model/view-codec';
import { useTranslations } from 'use-intl';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import { MAPS_ELSEWHERE, viewElsewhere } from './view-elsewhere.ts';

/** Links to other maps, which follow this map while it moves. */
export function LinksElsewhere({ here }: { here: Source<Camera> }) {
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
