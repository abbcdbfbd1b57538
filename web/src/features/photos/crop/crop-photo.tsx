import type { Photo } from '@waymark/model/entities/photo';
import { Crop } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.tsx';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog, {
  messages: ['cropping', 'failures'],
});

interface CropPhotoProps {
  uid: string;
  photo: Photo;
  label: string;
  /** Said when the new photo is there. */
  done: string;
  /** Called with the new photo. */
  onEdited: (photo: Photo) => void;
}

/**
 * A button that opens the cropping of a photo. It renders nothing for a photo of another user, because only its owner has the
 * original.
 */
export function CropPhoto({ uid, photo, label, done, onEdited }: CropPhotoProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!photo.path.startsWith(`photos/${uid}/`)) return null;
  return (
    <>
      <Button kind="secondary" size="small" icon={Crop} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <CropDialog
            uid={uid}
            photo={photo}
            onClose={() => setIsOpen(false)}
            onEdited={(edited) => {
              setIsOpen(false);
              showToast({ kind: 'success', message: done });
              onEdited(edited);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
