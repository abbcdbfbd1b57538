import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addedToLibrary } from '../../../../live/uploads/own-queue.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useStore } from '../../../../ui/hooks/store.ts';
import { unusedIn } from '../library-filter.ts';
import { MOST_PLACED, PlaceWithIds } from './place-with-ids.tsx';

interface PlaceUnusedProps {
  uid: string;
  uses: PhotoUses;
  onMade: () => void;
}

/** Places the photos that were just added, or all that nothing uses yet, the last taken first where there are too many. */
export function PlaceUnused({ uid, uses, onMade }: PlaceUnusedProps) {
  const t = useTranslations('library.placing');
  const added = useStore(addedToLibrary);
  /** Those of the open dialog. */
  const [ids, setIds] = useState<readonly string[]>();
  const unused = useMemo(() => unusedIn(uses), [uses]);
  const fresh = unused.filter((id) => added.includes(id)).slice(0, MOST_PLACED);
  const all = unused.slice(0, MOST_PLACED);
  return (
    <>
      {fresh.length > 0 && (
        <Button icon={MapPin} onClick={() => setIds(fresh)}>
          {t('added', { count: fresh.length })}
        </Button>
      )}
      {all.length > fresh.length && (
        <Button kind="secondary" icon={MapPin} onClick={() => setIds(all)}>
          {t('unused', { count: all.length })}
        </Button>
      )}
      {ids && <PlaceWithIds uid={uid} ids={ids} onClose={() => setIds(undefined)} onMade={onMade} />}
    </>
  );
}
