import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useMemo } from 'react';
import { boundsOfStory, storyOnMap } from '../../../elements/map/story-location.ts';
import { useLocale } from '../../../i18n/paths.ts';
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
  const { parts } = rest.related;
  const locale = useLocale();
  const onMap = useMemo(() => storyOnMap(post, parts, locale), [post, parts, locale]);
  const item = useMemo(() => ({ ...post, bounds: boundsOfStory(post, parts) }), [post, parts]);
  return (
    <ItemPage
      {...rest}
      item={item}
      onMap={onMap}
      body={<BodyView body={post.body} photos={post.photos} places={parts} absent={absent} />}
      facts={<ItemFacts item={post} />}
    />
  );
}
