import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { useShare } from './use-share.ts';

interface ShareButtonProps {
  name: string;
  /** As of `useShare`. */
  isPrivate?: boolean;
  onVisibility?: (() => void) | undefined;
}

/** Shares the address of the page. It needs the message part `item-lazy`. */
export function ShareButton({ name, isPrivate = false, onVisibility }: ShareButtonProps) {
  const t = useTranslations('itemActions');
  const share = useShare(name, isPrivate, onVisibility);
  return (
    <Button kind="secondary" size="small" icon={Share2} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
