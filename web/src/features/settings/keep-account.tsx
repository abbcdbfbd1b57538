import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { cancelDeletion } from '../../services/account-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';

/** Cancels the deletion of the account. */
export function KeepAccount({ uid, onKept }: { uid: string; onKept: () => void }) {
  const t = useTranslations('settings.deletion');
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = async () => {
    setIsBusy(true);
    const failure = await cancelDeletion(uid);
    setIsBusy(false);
    if (failure === undefined) {
      addToast({ kind: 'success', message: t('kept') });
      return onKept();
    }
    const { reason } = failure;
    setProblem(reason === 'begun' ? t('begun') : sentenceOf({ reason }));
  };
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button busy={isBusy} onClick={() => void keep()}>
        {t('keep')}
      </Button>
    </>
  );
}
