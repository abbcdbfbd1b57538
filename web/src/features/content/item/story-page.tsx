import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useMemo } from 'react';
import { placesOnMap } from '../../../elements/map/item-location.ts';
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
  const onMap = useMemo(() => placesOnMap(parts), [parts]);
  return (
    <ItemPage
      {...rest}
      item={post}
      onMap={onMap}
      body={<BodyView body={post.body} photos={post.photos} places={parts} absent={absent} />}
      facts={<ItemFacts item={post} />}
    />
  );
}
