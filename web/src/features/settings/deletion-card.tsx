import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMomentFormat } from '../../i18n/use-moment-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { KeepAccount } from './keep-account.tsx';
import styles from './settings.module.css';

/** Shown on every page to a user whose account is going to be deleted. It blocks nothing. */
export function DeletionCard({ uid, dueAt }: { uid: string; dueAt: number }) {
  const t = useTranslations('settings.deletion');
  const moment = useMomentFormat();
  const id = useId();
  const [isHidden, setIsHidden] = useState(false);
  if (isHidden) return null;
  const hide = () => setIsHidden(true);
  return (
    <aside className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('card')}</h2>
      <p>{t('waiting', { date: moment(dueAt) })}</p>
      <div className={styles.actions}>
        <KeepAccount uid={uid} onKept={hide} />
        <Button kind="quiet" onClick={hide}>
          {t('hide')}
        </Button>
      </div>
    </aside>
  );
}
