import { lazyPart } from '../elements/page/lazy-part.tsx';
import { ItemPreview } from '../features/content/item/item-preview.tsx';
import type { PreviewSlotProps } from '../features/edit/edit-context.ts';
import { LazyNearby } from '../features/explore/list/lazy-nearby.ts';
import { MapOfPreview } from '../features/explore/map/map-of-preview.tsx';

// Of the pages themselves: what these load first is not cut into pieces for a part of the workspace.
const Place = lazyPart(async () => (await import('./item.tsx')).PlacePage);
const Story = lazyPart(async () => (await import('./post.tsx')).StoryPage);
const VIEWS = { Place, Story };

/** The page that a work will have, beside the map as that page will have it. */
export function WorkPreview({ isPlaced, ...about }: PreviewSlotProps) {
  if (!isPlaced) return <ItemPreview {...about} {...VIEWS} nearby={() => null} />;
  return (
    <MapOfPreview>
      <ItemPreview
        {...about}
        {...VIEWS}
        nearby={(position, except) => <LazyNearby position={position} except={except} />}
      />
    </MapOfPreview>
  );
}
