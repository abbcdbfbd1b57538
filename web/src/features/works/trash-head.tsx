import { TRASH_DAYS } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from './actions/confirm-dialog.tsx';
import type { Actions } from './actions/use-actions.ts';
import styles from './trash-head.module.css';

/** Explains the trash, and offers to empty it. */
export function TrashHead({ trashed, actions }: { trashed: readonly WorkSummary[]; actions: Actions }) {
  const t = useTranslations('works');
  const [isAsking, setIsAsking] = useState(false);
  const count = trashed.length;
  return (
    <section className={styles.trash} aria-labelledby="trash">
      <h2 id="trash">{t('trash.title')}</h2>
      <p>{t('trash.intro', { days: TRASH_DAYS })}</p>
      {count === 0 ? (
        <p>{t('trash.none')}</p>
      ) : (
        <Button kind="danger" size="small" onClick={() => setIsAsking(true)}>
          {t('trash.empty')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          heading={t('purging.heading', { count })}
          sentence={t('purging.sentence')}
          label={t('action.purge')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            // The deletion may wait for other actions, and continues after the dialog has closed.
            setIsAsking(false);
            void actions.purge(trashed);
          }}
        />
      )}
    </section>
  );
}
