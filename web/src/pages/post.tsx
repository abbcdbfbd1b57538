import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadWithTiles } from '../elements/map/load-with-tiles.ts';
import { LivePage } from '../elements/page/live-page.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { ItemHead } from '../features/content/item/item-head.tsx';
import { NO_RELATED_CARDS } from '../features/content/item/item-page.tsx';
import { LazyActions } from '../features/content/item/lazy-actions.tsx';
import { LazyMoreItems } from '../features/content/item/lazy-more-items.ts';
import { StoryPage } from '../features/content/item/story-page.tsx';
import { Nearby } from '../features/explore/list/nearby.tsx';
import { onePost } from '../live/queries/card-queries.ts';
import type { LoadedPage } from '../services/page-loader.ts';

/** Exported for the preview in the editor. */
export { StoryPage };

export const messages = ['item'] as const;

export const loader = (args: LoaderFunctionArgs) => loadWithTiles<'posts-id'>(args);

/** A story: shown from the payload at once, then live. Its places are highlighted on the map during reading. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'posts-id'>>();
  const id = 'id' in match.params ? match.params.id : '';
  const footer = usePageFooter();
  return (
    <LivePage query={useMemo(() => onePost(id), [id])} initial={payload?.item}>
      {(post) => (
        <>
          <ItemHead item={post} />
          <StoryPage
            post={post}
            related={payload ?? NO_RELATED_CARDS}
            actions={(about) => <LazyActions {...about} />}
            nearby={(position, except) => <Nearby position={position} except={except} of={post} />}
            more={(except) => <LazyMoreItems item={post} except={except} />}
            footer={footer}
          />
        </>
      )}
    </LivePage>
  );
}
