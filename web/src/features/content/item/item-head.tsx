import type { PublicDocument } from '@waymark/model/entities/public-document';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../i18n/paths.ts';

/** The metadata of a page about an item: its title, and whether search engines may index it. */
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
