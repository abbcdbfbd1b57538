import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './library.module.css';
import { brokenBy } from './uses-of.ts';
import { WorkLinks } from './work-links.tsx';

interface DeletePhotosProps {
  open: boolean;
  photoIds: readonly string[];
  uses: PhotoUses;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before photos are deleted, and says which works lose them. */
export function DeletePhotos({ open, photoIds, uses, onClose, onDelete }: DeletePhotosProps) {
  const t = useTranslations('library');
  const { works, publicCount, inProfile, inList, inImport } = brokenBy(uses, new Set(photoIds));
  const isUsed = works.length > 0 || inProfile || inList || inImport;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t('deleting.heading', { count: photoIds.length })}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('deleting.keep')}
          </Button>
          <Button kind="danger" onClick={onDelete}>
            {t('deleting.confirm', { count: photoIds.length })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t(isUsed ? 'deleting.final' : 'deleting.unused')}</p>
        {publicCount > 0 && <Notice kind="warning">{t('deleting.public', { count: publicCount })}</Notice>}
        {inProfile && <p>{t('deleting.profile')}</p>}
        {inList && <p>{t('deleting.list')}</p>}
        {inImport && <p>{t('deleting.import')}</p>}
        {works.length > 0 && (
          <>
            <p>{t('deleting.works', { count: works.length })}</p>
            <WorkLinks works={works} />
          </>
        )}
      </div>
    </Dialog>
  );
}
