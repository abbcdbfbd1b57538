import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** The search box in a dialog of its own, over any page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search');
  return (
    <Dialog open onClose={onClose} heading={t('title')} closeLabel={t('close')}>
      <SearchBox onDone={onClose} />
    </Dialog>
  );
}
