import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { BodyView } from './body-view.tsx';
import { ItemArticle } from './item-article.tsx';
import { ItemFacts } from './item-facts.tsx';

interface ItemPreviewProps {
  kind: PublishedKind;
  item: PublicDocument;
}

/** An item as its visitors read it, as a part of another page. */
export function ItemPreview({ kind, item }: ItemPreviewProps) {
  return (
    <ItemArticle
      kind={kind}
      item={item}
      body={'body' in item && <BodyView body={item.body} photos={item.photos} places={[]} />}
      facts={<ItemFacts item={item} />}
    />
  );
}
