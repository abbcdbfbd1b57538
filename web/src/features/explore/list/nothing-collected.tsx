import type { Card } from '@waymark/model/entities/card';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { Compass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useExploreState } from '../state/explore-context.ts';

/** How many zoom levels the button zooms out. */
const WIDER_BY = 3;

/** Shown where a collection has no item in view, with the one helpful action. */
export function NothingCollected({ elsewhere }: { elsewhere: readonly Card[] }) {
  const t = useTranslations('collections');
  const { mapView, showMap } = useExploreState();
  const { camera } = mapView;
  const first = elsewhere.find(({ position }) => position !== null)?.position;
  return (
    <EmptyState
      picture={<Icon of={Compass} size={56} />}
      action={
        camera.zoom >= GLOBE_BELOW ? (
          <Button
            kind="secondary"
            onClick={() => showMap({ ...camera, zoom: Math.max(0, camera.zoom - WIDER_BY) })}
          >
            {t('zoomOut')}
          </Button>
        ) : (
          // Half of the globe is in view already, and the visitor can turn it.
          first && (
            <Button kind="secondary" onClick={() => showMap({ ...first, zoom: camera.zoom })}>
              {t('turn')}
            </Button>
          )
        )
      }
    >
      {t('elsewhere')}
    </EmptyState>
  );
}
