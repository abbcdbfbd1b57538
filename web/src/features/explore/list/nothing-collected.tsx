import type { Card } from '@waymark/model/entities/card';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { Compass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useExploreState } from '../state/explore-context.ts';

/** By so many zoom levels a closer look becomes a wider one. */
const WIDER_BY = 3;

/** Where nothing of a collection lies in view: the one thing to do. */
export function NothingCollected({ elsewhere }: { elsewhere: readonly Card[] }) {
  const t = useTranslations('collections');
  const { mapView, goTo } = useExploreState();
  const { camera } = mapView;
  const newest = elsewhere.find(({ position }) => position !== null)?.position;
  return (
    <EmptyState
      picture={<Icon of={Compass} size={56} />}
      action={
        camera.zoom >= GLOBE_BELOW ? (
          <Button
            kind="secondary"
            onClick={() => goTo({ ...camera, zoom: Math.max(0, camera.zoom - WIDER_BY) })}
          >
            {t('zoomOut')}
          </Button>
        ) : (
          // Whoever sees half of the globe already turns it.
          newest && (
            <Button kind="secondary" onClick={() => goTo({ ...newest, zoom: camera.zoom })}>
              {t('newest')}
            </Button>
          )
        )
      }
    >
      {t('elsewhere')}
    </EmptyState>
  );
}
