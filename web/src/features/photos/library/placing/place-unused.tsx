import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/controls/button.tsx';
import { unusedIn } from '../library-filter.ts';
import { MOST_PLACED, PlaceWithIds } from './place-with-ids.tsx';

interface PlaceUnusedProps {
  uid: string;
  uses: PhotoUses;
  onMade: () => void;
}

/** Places all photos that nothing uses yet, the last taken first where there are too many. */
export function PlaceUnused({ uid, uses, onMade }: PlaceUnusedProps) {
  const t = useTranslations('library.placing');
  /** Those of the open dialog. */
  const [ids, setIds] = useState<readonly string[]>();
  const unused = useMemo(() => unusedIn(uses).slice(0, MOST_PLACED), [uses]);
  if (ids === undefined && unused.length === 0) return null;
  return (
    <>
      <Button kind="secondary" icon={MapPin} onClick={() => setIds(unused)}>
        {t('unused', { count: unused.length })}
      </Button>
      {ids && <PlaceWithIds uid={uid} ids={ids} onClose={() => setIds(undefined)} onMade={onMade} />}
    </>
  );
}
