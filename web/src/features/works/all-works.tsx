import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Told } from '../../elements/page/told.tsx';
import { Live } from '../../live/core/live.tsx';
import { worksOfOwner } from '../../live/queries/work-queries.ts';
import { Notice } from '../../ui/notice.tsx';
import { RowSkeletons } from '../../ui/skeleton.tsx';

/** How many works are asked for at first, so that they are there at once, then many, then as many as anybody is to have here. */
const LIMITS = [60, 1_000, 10_000] as const;

/** What is known of all works of somebody. */
export interface KnownWorks {
  works: readonly WorkSummary[];
  /** `some`: others are on their way; `most`: there are more than can be shown. */
  known: 'some' | 'most' | 'all';
}

/** All works of somebody, live: more and more of them by itself, until all are there. */
export function AllWorks({ uid, children }: { uid: string; children: (all: KnownWorks) => ReactNode }) {
  const t = useTranslations();
  const [step, setStep] = useState(0);
  const limit = LIMITS[step] ?? LIMITS[0];
  const query = useMemo(() => worksOfOwner(uid, limit), [uid, limit]);
  const isLast = step === LIMITS.length - 1;
  return (
    <Live
      query={query}
      loading={<RowSkeletons count={8} label={t('states.loading')} />}
      missing={null}
      failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
    >
      {({ works, found }, from) => {
        // Until the listener answers, what is there is the answer to the question before.
        const isAnswer = from === 'listener';
        const isMore = isAnswer && found > limit;
        const known = isMore && isLast ? 'most' : isAnswer && !isMore ? 'all' : 'some';
        return (
          <>
            {children({ works, known })}
            {isMore && !isLast && <Told value={step + 1} onTold={setStep} />}
          </>
        );
      }}
    </Live>
  );
}
