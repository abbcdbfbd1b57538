import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { EmbedMessage } from './embed-message.tsx';

interface LiveEmbedProps<Value> {
  query: LiveQuery<Value>;
  /** The value in the payload. */
  initial: Value | undefined;
  children: (value: Value) => ReactNode;
}

/** The subject of an embed, live. A subject that does not exist or is not public is shown as no longer available. */
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
