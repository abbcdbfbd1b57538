import { useTranslations } from 'use-intl';
import { Notice } from '../../../../ui/display/notice.tsx';
import { usePhotosWithIds } from '../use-photos.ts';
import { PlaceDialog } from './place-dialog.tsx';

/** How many photos are placed at once. */
export const MOST_PLACED = 300;

interface PlaceWithIdsProps {
  uid: string;
  ids: readonly string[];
  onClose: () => void;
  onMade: () => void;
}

/** The dialog that places photos, given their ids. */
export function PlaceWithIds({ uid, ids, onClose, onMade }: PlaceWithIdsProps) {
  const t = useTranslations('states');
  const { photos, status, reason } = usePhotosWithIds(uid, ids);
  if (reason) return <Notice kind="warning">{t(reason)}</Notice>;
  if (status === 'loading') return <p role="status">{t('loading')}</p>;
  return <PlaceDialog uid={uid} photos={photos} onClose={onClose} onMade={onMade} />;
}
