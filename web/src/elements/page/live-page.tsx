import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { Notice } from '../../ui/notice.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { NotFound } from './not-found.tsx';

interface LivePageProps<Value> {
  query: LiveQuery<Value>;
  /** What the page's payload says. */
  initial: Value | undefined;
  children: (value: Value) => ReactNode;
}

/** A page about one thing, live: what is not there, or not for this visitor to see, is the 404 page. */
export function LivePage<Value>({ query, initial, children }: LivePageProps<Value>) {
  const t = useTranslations('states');
  return (
    <Live
      key={query.key}
      query={query}
      initial={initial}
      loading={<LineSkeletons count={8} label={t('loading')} />}
      missing={<NotFound />}
      failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
    >
      {children}
    </Live>
  );
}
