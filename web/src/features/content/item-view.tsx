import { type OnMap, type Place, useOnMap, useOpenedOn } from '../../elements/map/page-map-context.ts';
import { ItemArticle, type ItemArticleProps } from './item-article.tsx';

export interface ItemViewProps extends ItemArticleProps {
  /** What it has on the map, and where it is; the same objects as long as they are the same. */
  onMap: OnMap;
  place: Place | null;
}

/** An item as its visitor reads it, on its page; on the map beside it, it is shown and lies in view. */
export function ItemView({ onMap, place, ...article }: ItemViewProps) {
  useOnMap('item', onMap);
  useOpenedOn(article.item.id, place);
  return <ItemArticle {...article} />;
}
