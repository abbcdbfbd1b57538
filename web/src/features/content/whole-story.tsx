import type { PublicDocument } from '@waymark/model/entities/public-document';
import { type ComponentProps, lazy, Suspense, useMemo } from 'react';
import { placesOnMap } from '../../elements/item-place.ts';
import { BodyView } from './body-view.tsx';
import { WholeItem } from './whole-item.tsx';

// At the end of a story, which is long.
const ItemFacts = lazy(async () => ({ default: (await import('./item-facts.tsx')).ItemFacts }));

interface WholeStoryProps extends Pick<ComponentProps<typeof WholeItem>, 'around' | 'nearby' | 'footer'> {
  post: PublicDocument<'post'>;
}

/** The page of a story. */
export function WholeStory({ post, ...rest }: WholeStoryProps) {
  const { parts } = rest.around;
  const onMap = useMemo(() => placesOnMap(parts), [parts]);
  return (
    <WholeItem
      {...rest}
      kind="post"
      item={post}
      onMap={onMap}
      body={<BodyView body={post.body} photos={post.photos} places={parts} />}
      facts={
        <Suspense fallback={null}>
          <ItemFacts item={post} />
        </Suspense>
      }
    />
  );
}
