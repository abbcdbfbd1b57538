import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { type OnMap, type Place, useOnMap, useOpenedOn } from '../../elements/beside-map.ts';
import { useLocale } from '../../i18n/paths.ts';
import { ItemArticle, type ItemArticleProps } from './item-article.tsx';

export interface ItemViewProps extends ItemArticleProps {
  /** What it has on the map, and where it is; the same objects as long as they are the same. */
  onMap: OnMap;
  place: Place | null;
}

/** An item as its visitor reads it, on its page; on the map beside it, it is shown and lies in view. */
export function ItemView({ onMap, place, ...article }: ItemViewProps) {
  const t = useTranslations();
  const { item } = article;
  const title = choose(item.title, useLocale());
  useOnMap('item', onMap);
  useOpenedOn(item.id, place);
  return (
    <>
      <title>{`${title.value} · ${t('brand')}`}</title>
      {item.visibility === 'unlisted' && <meta name="robots" content="noindex" />}
      <ItemArticle {...article} />
    </>
  );
}
