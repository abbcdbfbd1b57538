import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { NotFound } from './not-found.tsx';

interface LivePageProps<Value> {
  query: LiveQuery<Value>;
  /** The value in the page's payload. */
  initial: Value | undefined;
  children: (value: Value) => ReactNode;
}

/** A page about a single document, live. A missing or hidden document leads to the 404 page. */
export function LivePage<Value>({ query, initial, children }: LivePageProps<Value>) {
  const t = useTranslations('states');
  return (
    <Live
      key={query.key}
      query={query}
      initial={initial}
      loading={
        <>
          {/* Not public, as far as is known: a private page has no payload. */}
          <meta name="robots" content="noindex" />
          <LineSkeletons count={8} label={t('loading')} />
        </>
      }
      missing={<NotFound />}
      failed={(reason) => (
        <>
          <meta name="robots" content="noindex" />
          <Notice kind="warning">{t(reason)}</Notice>
        </>
      )}
    >
      {children}
    </Live>
  );
}
