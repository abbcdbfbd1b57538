import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { useShare } from './use-share.ts';

/** Shares the address of the page. It needs the message part `item-lazy`. */
export function ShareButton({ name, isPrivate = false }: { name: string; isPrivate?: boolean }) {
  const t = useTranslations('itemActions');
  const share = useShare(name, isPrivate);
  return (
    <Button kind="secondary" size="small" icon={Share2} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
