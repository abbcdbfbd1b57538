import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../elements/page/lazy-part.tsx';
import { usePathTo } from '../../../../i18n/paths.ts';
import { showToast } from '../../../../ui/overlays/toasts.tsx';

const PlacePhotos = lazyPart(async () => (await import('./place-photos.tsx')).PlacePhotos, {
  messages: ['place-search'],
});

interface PlaceDialogProps {
  uid: string;
  photos: readonly ReadyPhoto[];
  /** Where photos are used; undefined where that is unknown, or they are used nowhere. */
  uses?: PhotoUses | undefined;
  onClose: () => void;
  /** Called when drafts were made of the photos. */
  onMade: () => void;
}

/** The dialog that places photos on the map. It loads when it opens, and says what was made. */
export function PlaceDialog({ uid, photos, uses, onClose, onMade }: PlaceDialogProps) {
  const t = useTranslations('library.placing');
  const pathTo = usePathTo();
  return (
    <Suspense>
      <PlacePhotos
        uid={uid}
        photos={photos}
        uses={uses}
        onClose={onClose}
        onMade={(count) => {
          onClose();
          showToast({
            kind: 'success',
            message: t('made', { count }),
            view: { label: t('showMade'), to: pathTo('workspace-articles', {}) },
          });
          onMade();
        }}
      />
    </Suspense>
  );
}
