import type { PublicDocument } from '@waymark/model/entities/public-document';
import { Suspense, useMemo } from 'react';
import { placesOnMap } from '../../../elements/map/item-location.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { BodyView } from '../text/body-view.tsx';
import type { Absent } from '../text/place-in-text.tsx';
import { ItemPage, type ItemPageParts } from './item-page.tsx';

// Loaded later, because it is at the end of a long story.
const ItemFacts = lazyPart(async () => (await import('./item-facts.tsx')).ItemFacts);

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
      facts={
        <Suspense fallback={null}>
          <ItemFacts item={post} />
        </Suspense>
      }
    />
  );
}
