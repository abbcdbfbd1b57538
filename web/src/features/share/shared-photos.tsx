import type { Locale } from '@waymark/model/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../i18n/paths.ts';
import { deleteShared, giveSharedTo, readShared, type Shared } from '../../services/offline/shared-photos.ts';
import { failureOf } from '../../session/failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { useAnswer } from '../../ui/hooks/use-answer.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './shared-photos.module.css';

interface SharedPhotosProps {
  uid: string;
  /** Called when there is a pin for what was shared. */
  onMade: (workId: string) => void;
}

/**
 * What another application has shared with Waymark, until it becomes a pin or is discarded. The creator decides: other sites can
 * send a form to the same address, and must not make works.
 */
export function SharedPhotos({ uid, onMade }: SharedPhotosProps) {
  const t = useTranslations('works.shared');
  const locale = useLocale();
  const sentenceOf = useFailureSentence();
  const shared = useAnswer('shared', read)?.answer;
  const [isDiscarded, setIsDiscarded] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const make = async (content: Shared) => {
    setIsBusy(true);
    try {
      const workId = content.workId ?? (await createPin(uid, content, locale));
      await giveSharedTo(workId, content);
      onMade(workId);
    } catch (error) {
      addToast({ kind: 'error', message: sentenceOf(failureOf(error)) });
      setIsBusy(false);
    }
  };
  if (shared === undefined || isDiscarded) return null;
  const discard = async () => {
    await deleteShared();
    setIsDiscarded(true);
  };
  return (
    <div className={styles.shared}>
      <Notice kind="info">{t('sentence', { count: shared.photos.length })}</Notice>
      <div className={styles.actions}>
        <Button size="small" busy={isBusy} onClick={() => void make(shared)}>
          {t('make')}
        </Button>
        <Button kind="quiet" size="small" disabled={isBusy} onClick={() => void discard()}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

async function read(): Promise<Shared | undefined> {
  try {
    return await readShared();
  } catch (error) {
    console.warn('What was shared could not be read.', error);
    return undefined;
  }
}

async function createPin(uid: string, { title, text }: Shared, locale: Locale): Promise<string> {
  const { createWork } = await import('../../live/writes/work-mutations.ts');
  return createWork(uid, 'pin', {
    ...(title !== '' && { title: { [locale]: title } }),
    ...(text !== '' && { note: { [locale]: text } }),
  });
}
