import type { Categorised } from '@waymark/model/entities/category-of';
import { unreachable } from '@waymark/model/unreachable';
import { useTranslations } from 'use-intl';

/**
 * What an item is, in a word that visitors use: its type or its category, and only where it has neither its kind. It needs the message
 * part `explore`.
 */
export function useItemWord(): (item: Categorised) => string {
  const t = useTranslations();
  return ({ kind, type, category }) => {
    switch (kind) {
      case 'destination':
        return type === undefined ? t('kind.destination') : t(`explore.type.${type}`);
      case 'poi':
      case 'pin':
      case 'marker':
        // Any other place is better named by its kind.
        return category === undefined || category === 'other'
          ? t(`kind.${kind}`)
          : t(`explore.category.${category}`);
      case 'area':
      case 'post':
      case 'list':
        return t(`kind.${kind}`);
      default:
        return unreachable(kind);
    }
  };
}
