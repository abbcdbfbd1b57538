import type { Card } from '@waymark/model/entities/card';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useMemo } from 'react';
import { boundsOfStory, storyOnMap } from '../../../elements/map/story-location.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { useLiveCards } from '../cards/use-live-cards.ts';
import { BodyView } from '../text/body-view.tsx';
import type { Absent } from '../text/place-in-text.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemPage, type ItemPageParts } from './item-page.tsx';

interface StoryPageProps extends ItemPageParts {
  post: PublicDocument<'post'>;
  absent?: Absent;
}

/** The page of a story. */
export function StoryPage({ post, absent, ...rest }: StoryPageProps) {
  const places = useStoryPlaces(post, rest.related.parts);
  const locale = useLocale();
  const onMap = useMemo(() => storyOnMap(post, places, locale), [post, places, locale]);
  const item = useMemo(() => ({ ...post, bounds: boundsOfStory(post, places) }), [post, places]);
  return (
    <ItemPage
      {...rest}
      item={item}
      onMap={onMap}
      body={<BodyView body={post.body} photos={post.photos} places={places} absent={absent} />}
      facts={<ItemFacts item={post} />}
    />
  );
}

/** The places of a story that are public: those that the page knows at first, and the others once the live layer is there. */
function useStoryPlaces({ places }: PublicDocument<'post'>, first: readonly Card[]): readonly Card[] {
  const others = useMemo(
    () => places.filter(({ id }) => !first.some((card) => card.id === id)),
    [places, first],
  );
  const later = useLiveCards(others, false);
  return useMemo(() => [...first, ...later], [first, later]);
}
