import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import { type FoundWorks, worksOfOwner } from '../../live/queries/work-queries.ts';
import { Told } from '../page/told.tsx';

/** As many as anybody is to have. */
const MOST = 10_000;

interface OwnWorksProps {
  uid: string;
  /** Hears all works of theirs, and none where they are not to be had; the same function as long as it does the same. */
  onHeard: (works: readonly WorkSummary[]) => void;
}

/** Listens to all works of whoever writes; it shows only that they are not to be had. */
export function OwnWorks({ uid, onHeard }: OwnWorksProps) {
  const t = useTranslations('placeSearch');
  const query = useMemo(() => worksOfOwner(uid, MOST), [uid]);
  const hear = useCallback(({ works }: FoundWorks) => onHeard(works), [onHeard]);
  return (
    <Live
      query={query}
      loading={null}
      missing={null}
      failed={() => (
        <p>
          {t('ownUnknown')}
          <Told value={NONE} onTold={onHeard} />
        </p>
      )}
    >
      {(found) => <Told value={found} onTold={hear} />}
    </Live>
  );
}

const NONE: readonly WorkSummary[] = [];
