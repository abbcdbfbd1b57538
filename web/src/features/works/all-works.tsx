import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLive } from '../../live/core/use-live.ts';
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
  const state = useLive(query);
  if (state.status === 'loading') return <RowSkeletons count={8} label={t('states.loading')} />;
  if (state.status === 'failed') return <Notice kind="warning">{t(`states.${state.reason}`)}</Notice>;
  if (state.status === 'missing') return null;
  const { works, found } = state.value;
  // Until the listener answers, what is there is the answer to the question before.
  const isAnswer = state.from === 'listener';
  const isMore = isAnswer && found > limit;
  const isLast = step === LIMITS.length - 1;
  if (isMore && !isLast) setStep(step + 1);
  return children({ works, known: isMore && isLast ? 'most' : isAnswer && !isMore ? 'all' : 'some' });
}
