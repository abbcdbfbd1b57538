import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/display/notice.tsx';
import { unusedIn } from '../library-filter.ts';
import { usePhotosWithIds } from '../use-photos.ts';
import { PlaceDialog } from './place-dialog.tsx';

/** How many photos are placed at once. */
const MOST = 300;

interface PlaceUnusedProps {
  uid: string;
  uses: PhotoUses;
  onMade: () => void;
}

/** Places all photos that nothing uses yet, the last taken first where there are too many; nothing where none has a position. */
export function PlaceUnused({ uid, uses, onMade }: PlaceUnusedProps) {
  const t = useTranslations('library.placing');
  /** Those of the open dialog. */
  const [ids, setIds] = useState<readonly string[]>();
  const unused = useMemo(() => unusedIn(uses).slice(0, MOST), [uses]);
  const placed = new Set(uses.placed.map(({ id }) => id));
  if (ids === undefined && !unused.some((id) => placed.has(id))) return null;
  return (
    <>
      <Button kind="secondary" icon={MapPin} onClick={() => setIds(unused)}>
        {t('unused', { count: unused.length })}
      </Button>
      {ids && <PlaceWithIds uid={uid} ids={ids} onClose={() => setIds(undefined)} onMade={onMade} />}
    </>
  );
}

interface PlaceWithIdsProps {
  uid: string;
  ids: readonly string[];
  onClose: () => void;
  onMade: () => void;
}

function PlaceWithIds({ uid, ids, onClose, onMade }: PlaceWithIdsProps) {
  const t = useTranslations('states');
  const { photos, status, reason } = usePhotosWithIds(uid, ids);
  if (reason) return <Notice kind="warning">{t(reason)}</Notice>;
  if (status === 'loading') return <p role="status">{t('loading')}</p>;
  return <PlaceDialog uid={uid} photos={photos} onClose={onClose} onMade={onMade} />;
}
