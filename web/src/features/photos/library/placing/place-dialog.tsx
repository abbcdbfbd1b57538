import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../elements/page/lazy-part.tsx';
import { showToast } from '../../../../ui/overlays/toasts.tsx';

const PlacePhotos = lazyPart(async () => (await import('./place-photos.tsx')).PlacePhotos);

interface PlaceDialogProps {
  uid: string;
  photos: readonly ReadyPhoto[];
  onClose: () => void;
  /** Called when drafts were made of the photos. */
  onMade: () => void;
}

/** The dialog that places photos on the map. It loads when it opens, and says what was made. */
export function PlaceDialog({ uid, photos, onClose, onMade }: PlaceDialogProps) {
  const t = useTranslations('library.placing');
  return (
    <Suspense>
      <PlacePhotos
        uid={uid}
        photos={photos}
        onClose={onClose}
        onMade={(count) => {
          onClose();
          showToast({ kind: 'success', message: t('made', { count }) });
          onMade();
        }}
      />
    </Suspense>
  );
}
