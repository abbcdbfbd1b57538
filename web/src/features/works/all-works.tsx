import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLive } from '../../live/core/use-live.ts';
import { worksOfOwner } from '../../live/queries/work-queries.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { RowSkeletons } from '../../ui/display/skeleton.tsx';

/** How many works each query loads: few at first, which are quick, then many, then as many as a creator should have. */
const LIMITS = [60, 1_000, 10_000] as const;

/** All works of a creator, as far as they are loaded. */
export interface KnownWorks {
  works: readonly WorkSummary[];
  /** `some`: more are loading; `most`: there are more than can be shown. */
  known: 'some' | 'most' | 'all';
}

/** All works of a creator, live. It loads more and more of them until all are there. */
export function AllWorks({ uid, children }: { uid: string; children: (all: KnownWorks) => ReactNode }) {
  const t = useTranslations();
  const [step, setStep] = useState(0);
  const limit = LIMITS[step] ?? LIMITS[0];
  const query = useMemo(() => worksOfOwner(uid, limit), [uid, limit]);
  const state = useLive(query);
  if (state.status === 'loading') return <RowSkeletons count={8} label={t('states.loading')} />;
  if (state.status === 'failed') return <Notice kind="warning">{t(`states.${state.reason}`)}</Notice>;
  if (state.status === 'missing') return null;
  const { works, found } = state.value;
  // Until the listener answers, the works of the previous query are shown.
  const isAnswer = state.from === 'listener';
  const isMore = isAnswer && found > limit;
  const isLast = step === LIMITS.length - 1;
  if (isMore && !isLast) setStep(step + 1);
  return children({ works, known: isMore && isLast ? 'most' : isAnswer && !isMore ? 'all' : 'some' });
}
