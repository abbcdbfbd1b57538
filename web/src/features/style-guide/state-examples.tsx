import { Bookmark, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { CardSkeletons, LineSkeletons, RowSkeletons } from '../../ui/display/skeleton.tsx';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { Example } from './example.tsx';
import styles from './style-guide.module.css';

/** Examples of toasts, notices, progress, empty states and skeletons. */
export function StateExamples() {
  const t = useTranslations('components.states');
  const undo = { label: t('undo'), onAction: () => showToast({ kind: 'success', message: t('success') }) };
  return (
    <>
      <Example name="Toasts">
        <Button
          kind="secondary"
          onClick={() => showToast({ kind: 'info', message: t('removed'), action: undo })}
        >
          {t('toastInfo')}
        </Button>
        <Button kind="secondary" onClick={() => showToast({ kind: 'success', message: t('success') })}>
          {t('toastSuccess')}
        </Button>
        <Button kind="secondary" onClick={() => showToast({ kind: 'warning', message: t('warning') })}>
          {t('toastWarning')}
        </Button>
        <Button kind="secondary" onClick={() => showToast({ kind: 'error', message: t('error') })}>
          {t('toastError')}
        </Button>
      </Example>
      <Example name="Notice" layout="column">
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Notice key={kind} kind={kind}>
            {t(kind)}
          </Notice>
        ))}
      </Example>
      <div className={styles.columns}>
        <Example name="ProgressBar" layout="column">
          <ProgressBar label={t('upload')} value={0.3} detail={t('uploaded', { done: 12, all: 40 })} />
          <ProgressBar label={t('unknown')} />
        </Example>
        <Example name="EmptyState" layout="column">
          <EmptyState
            picture={<Icon of={Bookmark} size="2rem" />}
            action={
              <Button icon={Plus} onClick={() => {}}>
                {t('create')}
              </Button>
            }
          >
            {t('empty')}
          </EmptyState>
        </Example>
        <Example name="RowSkeletons" layout="column">
          <RowSkeletons count={3} label={t('loadingRows')} />
        </Example>
        <Example name="LineSkeletons" layout="column">
          <LineSkeletons count={5} label={t('loadingText')} />
        </Example>
      </div>
      <Example name="CardSkeletons" layout="column">
        <CardSkeletons count={3} label={t('loadingCards')} />
      </Example>
    </>
  );
}
