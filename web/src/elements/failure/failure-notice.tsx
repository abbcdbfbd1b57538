import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './failure-notice.module.css';
import { type CommonFailure, useFailureSentence } from './use-failure-sentence.ts';

interface FailureNoticeProps {
  failure: CommonFailure;
  /** What the page shows instead, as a sentence. */
  instead?: string;
  onRetry: () => void;
  /** A line of text without a frame, between the fields of a form. */
  plain?: boolean;
}

/** Says why something could not be loaded, with a button to try again. It needs the message part `failures`. */
export function FailureNotice({ failure, instead, onRetry, plain = false }: FailureNoticeProps) {
  const t = useTranslations('states');
  const sentenceOf = useFailureSentence();
  const content = (
    <>
      {sentenceOf(failure)} {instead}{' '}
      <Button kind={plain ? 'quiet' : 'secondary'} size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
  return plain ? <p className={styles.plain}>{content}</p> : <Notice kind="warning">{content}</Notice>;
}
