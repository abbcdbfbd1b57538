import type { PublicDocument } from '@waymark/model/entities/public-document';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../i18n/paths.ts';

/** What a page that is about an item says of itself: what it is called, and who may list it. */
export function ItemHead({ item }: { item: PublicDocument }) {
  const t = useTranslations();
  const title = choose(item.title, useLocale());
  return (
    <>
      <title>{`${title.value} · ${t('brand')}`}</title>
      {item.visibility === 'unlisted' && <meta name="robots" content="noindex" />}
    </>
  );
}
