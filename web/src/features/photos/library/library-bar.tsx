import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { MapPin, Star, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.tsx';
import { DeletePhotos } from './delete-photos.tsx';
import styles from './library.module.css';
import { PlaceDialog } from './placing/place-dialog.tsx';

interface LibraryBarProps {
  uid: string;
  /** Those that are selected. */
  photos: readonly ReadyPhoto[];
  uses: PhotoUses | undefined;
  onClear: () => void;
  onDeleted: (ids: readonly string[]) => void;
  /** Called when drafts were made of the photos. */
  onMade: () => void;
}

/** The actions on the selected photos. */
export function LibraryBar({ uid, photos, uses, onClear, onDeleted, onMade }: LibraryBarProps) {
  const t = useTranslations('library');
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isPlacing, setIsPlacing] = useState(false);
  if (photos.length === 0) return null;
  const isFavourite = photos.every((photo) => photo.isFavourite === true);
  const mark = async () => {
    setIsBusy(true);
    const { describePhoto } = await import('../../../live/writes/photo-writes.ts');
    for (const { id } of photos) {
      const failure = await describePhoto(uid, id, { isFavourite: !isFavourite });
      if (failure === undefined) continue;
      showToast({ kind: 'error', message: sentenceOf(failure) });
      break;
    }
    setIsBusy(false);
  };
  const remove = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const ids = photos.map(({ id }) => id);
    const { deletePhotos } = await import('../../../live/writes/photo-writes.ts');
    const failed = await deletePhotos(uid, ids);
    setIsBusy(false);
    const gone = ids.filter((id) => !failed.has(id));
    if (failed.size > 0) showToast({ kind: 'error', message: t('notDeleted', { count: failed.size }) });
    if (gone.length === 0) return;
    showToast({ kind: 'success', message: t('deleted', { count: gone.length }) });
    onDeleted(gone);
  };
  return (
    <section className={styles.bar} aria-label={t('actions')} data-toasts-above>
      <p role="status" className={styles.count}>
        {t('selected', { count: photos.length })}
      </p>
      <Button kind="secondary" size="small" icon={Star} busy={isBusy} onClick={() => void mark()}>
        {t(isFavourite ? 'unmarkFavourite' : 'markFavourite')}
      </Button>
      <Button size="small" icon={MapPin} onClick={() => setIsPlacing(true)}>
        {t('placing.action')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        icon={Trash2}
        busy={isBusy}
        // Until it is known where they are used, nobody can say what deleting them breaks.
        disabled={uses === undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('delete')}
      </Button>
      <Button kind="quiet" size="small" icon={X} onClick={onClear}>
        {t('clear')}
      </Button>
      {isPlacing && (
        <PlaceDialog
          uid={uid}
          photos={photos}
          uses={uses}
          onClose={() => setIsPlacing(false)}
          onMade={onMade}
        />
      )}
      {uses && (
        <DeletePhotos
          open={isAsking}
          photoIds={photos.map(({ id }) => id)}
          uses={uses}
          onClose={() => setIsAsking(false)}
          onDelete={() => void remove()}
        />
      )}
    </section>
  );
}
