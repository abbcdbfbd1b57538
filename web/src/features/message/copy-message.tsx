import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { addToast } from '../../ui/toast-store.ts';

interface CopyMessageProps {
  text: string;
  /** Where the browser does not let a page copy: leads the visitor to the text, so that they can do it. */
  onRefused: () => void;
}

/** Takes what was written elsewhere. */
export function CopyMessage({ text, onRefused }: CopyMessageProps) {
  const t = useTranslations('message');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      addToast({ kind: 'success', message: t('copied') });
    } catch {
      onRefused();
      addToast({ kind: 'warning', message: t('notCopied') });
    }
  };
  return (
    <Button kind="secondary" icon={Copy} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
