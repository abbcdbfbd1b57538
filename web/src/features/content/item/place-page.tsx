import type { PlaceKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useMemo } from 'react';
import { ItemFacts } from './item-facts.tsx';
import { onMapOf } from './item-on-map.ts';
import { ItemPage, type ItemPageParts } from './item-page.tsx';

interface PlacePageProps extends ItemPageParts {
  item: PublicDocument<PlaceKind>;
}

/** The page of an item that is a place. */
export function PlacePage(props: PlacePageProps) {
  const { item } = props;
  const onMap = useMemo(() => onMapOf(item), [item]);
  return <ItemPage {...props} onMap={onMap} facts={<ItemFacts item={item} />} />;
}
