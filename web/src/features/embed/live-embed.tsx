import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { EmbedMessage } from './embed-message.tsx';

interface LiveEmbedProps<Value> {
  query: LiveQuery<Value>;
  /** What the payload says. */
  initial: Value | undefined;
  children: (value: Value) => ReactNode;
}

/** What an embed is about, live: what is not there, or not for all to see, is no longer here. */
export function LiveEmbed<Value>({ query, initial, children }: LiveEmbedProps<Value>) {
  const t = useTranslations();
  const gone = <EmbedMessage heading={t('embed.goneTitle')}>{t('embed.gone')}</EmbedMessage>;
  return (
    <Live
      query={query}
      initial={initial}
      loading={<LineSkeletons count={4} label={t('states.loading')} />}
      missing={gone}
      failed={(reason) =>
        reason === 'unavailable' ? (
          <EmbedMessage heading={t('states.notLoadedTitle')}>{t('states.unavailable')}</EmbedMessage>
        ) : (
          gone
        )
      }
    >
      {children}
    </Live>
  );
}
