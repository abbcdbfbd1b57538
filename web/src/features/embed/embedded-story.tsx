import type { Card } from '@waymark/model/entities/card';
import type { Kind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { choose } from '@waymark/model/localised';
import type { Payload } from '@waymark/model/payloads';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Localised } from '../../elements/card/localised.tsx';
import { CardsOnMap } from '../../elements/map/cards-on-map.tsx';
import { placeOf } from '../../elements/map/item-location.ts';
import { useOpenMapAt } from '../../elements/map/page-map-context.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { Live } from '../../live/core/live.tsx';
import { oneCard, onePost } from '../../live/queries/card-queries.ts';
import { EmbedBar } from './embed-bar.tsx';
import { LiveEmbed } from './live-embed.tsx';

interface EmbeddedStoryProps {
  id: string;
  payload: Payload<'posts-id'> | undefined;
  kinds: readonly Kind[];
  map: (below: ReactNode) => ReactNode;
}

const NO_PLACES: readonly Card[] = [];

/** A map of the places in a story. */
export function EmbeddedStory({ id, payload, kinds, map }: EmbeddedStoryProps) {
  const pathTo = usePathTo();
  const query = useMemo(() => onePost(id), [id]);
  return (
    <LiveEmbed query={query} initial={payload?.item}>
      {(post) =>
        map(
          <>
            <StoryOnMap post={post} places={payload?.parts ?? NO_PLACES} kinds={kinds} />
            <EmbedBar title={<Localised text={post.title} note />} to={pathTo('posts-id', { id })} />
          </>,
        )
      }
    </LiveEmbed>
  );
}

interface StoryOnMapProps {
  post: PublicDocument<'post'>;
  places: readonly Card[];
  kinds: readonly Kind[];
}

function StoryOnMap({ post, places, kinds }: StoryOnMapProps) {
  const t = useTranslations();
  const title = choose(post.title, useLocale()).value;
  useOpenMapAt(
    post.id,
    useMemo(() => placeOf(post), [post]),
  );
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      {places.map((place) => (
        <StoryPlace key={`${place.kind}/${place.id}`} place={place} kinds={kinds} />
      ))}
    </>
  );
}

/** A place of the story, live. It disappears with its item. */
function StoryPlace({ place, kinds }: { place: Card; kinds: readonly Kind[] }) {
  const { kind, id } = place;
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  return (
    <Live query={query} initial={place} loading={null} missing={null} failed={() => null}>
      {(now) => <PlaceOnMap name={`place/${kind}/${id}`} card={now} kinds={kinds} />}
    </Live>
  );
}

function PlaceOnMap({ card, ...rest }: { name: string; card: Card; kinds: readonly Kind[] }) {
  return <CardsOnMap {...rest} cards={useMemo(() => [card], [card])} />;
}
