import type { Creator } from '@waymark/model/entities/creator';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './join-form.module.css';
import { JoinNotice } from './join-notice.tsx';
import type { useJoining } from './use-joining.ts';

interface FinishJoiningProps {
  creator: Creator;
  joining: ReturnType<typeof useJoining>;
}

/** For somebody who is a creator and whom the sign-in service has not been told of: trying again repairs it. */
export function FinishJoining({ creator, joining: { stage, finish } }: FinishJoiningProps) {
  const t = useTranslations('join');
  return (
    <div className={styles.finish}>
      <Notice kind="info">{t('unfinished', { name: creator.name, handle: creator.handle })}</Notice>
      <div className={styles.end}>
        <Button busy={stage.name === 'busy'} onClick={() => void finish(creator)}>
          {t('finish')}
        </Button>
      </div>
      <JoinNotice stage={stage} />
    </div>
  );
}
