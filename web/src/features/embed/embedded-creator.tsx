import type { Kind } from '@waymark/model/entities/kinds';
import type { Payload } from '@waymark/model/payloads';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreatorOnMap } from '../../elements/map/creator-on-map.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { creatorAt, oneCreator } from '../../live/queries/creator-queries.ts';
import { EmbedBar } from './embed-bar.tsx';
import { LiveEmbed } from './live-embed.tsx';

interface EmbeddedCreatorProps {
  /** The creator's id or handle. */
  id: string;
  payload: Payload<'creators-id'> | undefined;
  kinds: readonly Kind[];
  map: (below: ReactNode) => ReactNode;
}

/** A map of everything that a creator has published. */
export function EmbeddedCreator({ id: at, payload, kinds, map }: EmbeddedCreatorProps) {
  const t = useTranslations();
  const pathTo = usePathTo();
  const id = payload?.creator.id;
  const query = useMemo(() => (id === undefined ? creatorAt(at) : oneCreator(id)), [id, at]);
  return (
    <LiveEmbed query={query} initial={payload?.creator}>
      {(creator) =>
        map(
          <>
            <title>{`${creator.name} · ${t('brand')}`}</title>
            <CreatorOnMap creator={creator} initial={payload?.map} kinds={kinds} />
            <EmbedBar title={<bdi>{creator.name}</bdi>} to={pathTo('creators-id', { id: creator.handle })} />
          </>,
        )
      }
    </LiveEmbed>
  );
}
