import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { containersOf, FIRST_PARENTS, FIRST_PARTS, parentsOf } from '@waymark/model/entities/parents';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { snapToGrid } from '@waymark/model/geography/grid';
import { nextAbove } from '@waymark/model/heads/above-item';
import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useMemo } from 'react';
import { PANEL_SIZES } from '../../../elements/card/panel-sizes.ts';
import { CardView } from '../cards/card-view.tsx';
import { LiveCards } from '../cards/live-cards.tsx';
import { useLiveCards } from '../cards/use-live-cards.ts';
import type { ItemPageParts } from './item-page.tsx';
import styles from './item-preview.module.css';
import { LazyActions } from './lazy-actions.tsx';
import type { PlacePage } from './place-page.tsx';
import type { StoryPage } from './story-page.tsx';

interface ItemPreviewProps extends Pick<ItemPageParts, 'nearby'> {
  item: PublicDocument;
  /** Renders a private place of the story: its card for the creator of the place, otherwise a note that it is gone. */
  draft: (reference: Reference, show: (card: Card) => ReactNode, gone: ReactNode) => ReactNode;
  /** Stands for a map of the story without public places. */
  emptyMap?: ReactNode;
  /** The components of place and story pages. They are passed in, so that their code is not split for the preview. */
  Place: ComponentType<ComponentProps<typeof PlacePage>>;
  Story: ComponentType<ComponentProps<typeof StoryPage>>;
}

/**
 * The page of an item within another page, in the language of that page. It can be read, and its photos can be opened. It has no
 * actions, because the item is not public yet, and no links, because they would lead away from the editor.
 */
export function ItemPreview({ item, nearby, draft, emptyMap, Place, Story }: ItemPreviewProps) {
  const parents = useMemo(() => parentsOf(item).slice(0, FIRST_PARENTS), [item]);
  return (
    <div className={styles.preview} onClickCapture={holdLinks} onAuxClickCapture={holdLinks}>
      <LiveCards references={parents}>
        {(partOf) =>
          item.kind === 'post' ? (
            <LiveCards references={item.places}>
              {(cards) => (
                <StoryPreview
                  post={item}
                  cards={cards}
                  partOf={partOf}
                  nearby={nearby}
                  draft={draft}
                  emptyMap={emptyMap}
                  Story={Story}
                />
              )}
            </LiveCards>
          ) : (
            <PlacePreview item={item} partOf={partOf} nearby={nearby} Place={Place} />
          )
        }
      </LiveCards>
    </div>
  );
}

interface PlacePreviewProps
  extends Pick<ItemPreviewProps, 'nearby' | 'Place'>,
    Pick<ComponentProps<typeof PlacePage>, 'item'> {
  partOf: readonly Card[];
}

function PlacePreview({ item, partOf, nearby, Place }: PlacePreviewProps) {
  const container = containersOf(item.kind, partOf, []);
  // Above a point of interest are at most two destinations.
  const places = useOneMoreAbove(item, useOneMoreAbove(item, container));
  const related = { partOf, above: places.slice(0, -1), parts: [] };
  return <Place item={item} related={related} actions={stillActions} nearby={nearby} footer={null} />;
}

/** The places that contain an item, from the outermost, with the destination above them as far as it is known. */
function useOneMoreAbove(item: PublicDocument, places: readonly Card[]): readonly Card[] {
  const next = nextAbove(item, places);
  return [...useLiveCards(next ? [next] : []), ...places];
}

interface StoryPreviewProps extends Pick<ItemPreviewProps, 'nearby' | 'draft' | 'emptyMap' | 'Story'> {
  post: PublicDocument<'post'>;
  /** The public places of the story. */
  cards: readonly Card[];
  partOf: readonly Card[];
}

function StoryPreview({ post, cards, partOf, nearby, draft, emptyMap, Story }: StoryPreviewProps) {
  const placed = useMemo(() => placedAt(post, cards), [post, cards]);
  const around = useMemo(() => ({ partOf, parts: cards.slice(0, FIRST_PARTS) }), [partOf, cards]);
  return (
    <Story
      post={placed}
      related={around}
      actions={stillActions}
      nearby={nearby}
      footer={null}
      absent={{ place: (reference, gone) => draft(reference, stillCard, gone), map: emptyMap }}
    />
  );
}

function stillActions(about: ComponentProps<typeof LazyActions>) {
  return (
    <div className={styles.still} inert>
      <LazyActions {...about} />
    </div>
  );
}

function stillCard(card: Card) {
  return (
    <div inert>
      <CardView card={card} sizes={PANEL_SIZES} title="p" />
    </div>
  );
}

function holdLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The position that publishing gives a story: the first of its places, with a frame around all of them. Pins are rounded to the grid, as for every visitor. */
function placedAt(post: PublicDocument<'post'>, cards: readonly Card[]): PublicDocument<'post'> {
  const positions = cards.flatMap(({ kind, position }) =>
    position ? [kind === 'pin' ? snapToGrid(position) : position] : [],
  );
  return { ...post, position: positions[0] ?? null, bounds: boundsOf(positions) };
}
