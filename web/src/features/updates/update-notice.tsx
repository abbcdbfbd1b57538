import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newerBuild } from '../../services/builds/newer-build.ts';
import { isUnsaved } from '../../services/builds/unsaved.ts';
import { rememberReload } from '../../services/reload-guard.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useStore } from '../../ui/hooks/store.ts';
import styles from './update-notice.module.css';

interface UpdateNoticeProps {
  /** Lets the service worker of the newer build take over, where one waits. */
  takeUpdate: () => Promise<void>;
}

/** Announces a newer build until the reader opens it or puts it off. The next page is opened in it in any case. */
export function UpdateNotice({ takeUpdate }: UpdateNoticeProps) {
  const t = useTranslations('updates');
  const newer = useStore(newerBuild);
  const [putOff, setPutOff] = useState<string>();
  // Set where the reader asked for the new version while something was unsaved.
  const [isRefused, setIsRefused] = useState(false);
  const isShown = newer !== undefined && newer !== putOff;
  const open = async () => {
    if (isUnsaved()) return setIsRefused(true);
    // The page then does not reload itself a second time.
    rememberReload();
    await takeUpdate().catch((error: unknown) => console.warn('The new worker did not take over.', error));
    location.reload();
  };
  const later = () => {
    setPutOff(newer);
    setIsRefused(false);
  };
  return (
    <section className={styles.region} aria-label={t('label')} aria-live="polite">
      {isShown && (
        <div className={styles.notice} data-toasts-above>
          <p className={styles.title}>{t('title')}</p>
          <p>{isRefused ? t('unsaved') : t('detail')}</p>
          <div className={styles.actions}>
            <Button size="small" onClick={() => void open()}>
              {t('open')}
            </Button>
            <Button kind="quiet" size="small" onClick={later}>
              {t('later')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
