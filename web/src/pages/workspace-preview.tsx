import { lazyPart } from '../elements/page/lazy-part.tsx';
import { ItemPreview } from '../features/content/item/item-preview.tsx';
import type { PreviewSlotProps } from '../features/edit/edit-context.ts';
import { Nearby } from '../features/explore/list/nearby.tsx';
import { PreviewMap } from '../features/explore/map/preview-map.tsx';

// These parts come from the page modules, whose first load should not be split for the workspace.
const Place = lazyPart(async () => (await import('./item.tsx')).PlacePage);
const Story = lazyPart(async () => (await import('./post.tsx')).StoryPage);
const VIEWS = { Place, Story };

/** The public page of a work, beside a map as on that page. */
export function WorkPreview({ isPlaced, ...about }: PreviewSlotProps) {
  if (!isPlaced) return <ItemPreview {...about} {...VIEWS} nearby={() => null} />;
  return (
    <PreviewMap>
      <ItemPreview
        {...about}
        {...VIEWS}
        nearby={(position, except) => <Nearby position={position} except={except} />}
      />
    </PreviewMap>
  );
}
