import { COLLECTION_OF, PLACE_KINDS, type PlaceKind } from '@waymark/model/entities/kinds';
import type { PathMatch } from '@waymark/model/paths/match-path';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadWithTiles } from '../elements/map/load-with-tiles.ts';
import { LivePage } from '../elements/page/live-page.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { ItemHead } from '../features/content/item/item-head.tsx';
import { NO_RELATED_CARDS } from '../features/content/item/item-page.tsx';
import { LazyActions } from '../features/content/item/lazy-actions.tsx';
import { LazyMoreItems } from '../features/content/item/lazy-more-items.ts';
import { PlacePage } from '../features/content/item/place-page.tsx';
import { Nearby } from '../features/explore/list/nearby.tsx';
import { onePlace } from '../live/queries/card-queries.ts';
import type { LoadedPage } from '../services/page-loader.ts';

type ItemPage = `${(typeof COLLECTION_OF)[PlaceKind]}-id`;

/** Exported for the preview in the editor. */
export { PlacePage };

export const messages = ['item'] as const;

export const loader = (args: LoaderFunctionArgs) => loadWithTiles<ItemPage>(args);

/** A public item of any kind but a story: shown from the payload at once, then live. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<ItemPage>>();
  const { kind, id } = placeAt(match);
  const footer = usePageFooter();
  return (
    <LivePage query={useMemo(() => onePlace(kind, id), [kind, id])} initial={payload?.item}>
      {(item) => (
        <>
          <ItemHead item={item} />
          <PlacePage
            item={item}
            related={payload ?? NO_RELATED_CARDS}
            actions={(about) => <LazyActions {...about} />}
            nearby={(position, except) => <Nearby position={position} except={except} of={item} />}
            more={(except) => <LazyMoreItems item={item} except={except} />}
            footer={footer}
          />
        </>
      )}
    </LivePage>
  );
}

/** The place to whose page a path leads. */
function placeAt({ page, params }: PathMatch): { kind: PlaceKind; id: string } {
  const kind = PLACE_KINDS.find((candidate) => page === `${COLLECTION_OF[candidate]}-id`);
  if (kind === undefined || !('id' in params)) throw new Error(`The page ${page} is not that of an item`);
  return { kind, id: params.id };
}
