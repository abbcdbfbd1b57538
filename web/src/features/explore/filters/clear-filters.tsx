import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

/** Clears every filter. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const t = useTranslations('explore');
  return <IconButton icon={X} kind="floating" size="small" label={t('clearFilters')} onClick={onClear} />;
}
