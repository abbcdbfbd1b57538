import { type Follows, MAX_FOLLOWS } from '@waymark/model/entities/follows';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { failureIn } from '../../session/failure.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';

/**
 * Follows and unfollows creators. A failure is shown in a toast.
 * @param follows whom the user follows; undefined where that is not known yet
 */
export function useFollow(uid: string, follows: Follows | undefined) {
  const t = useTranslations('following');
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  /** @returns whether it is done */
  const change = async (creatorId: string, isFollowed: boolean): Promise<boolean> => {
    if (isBusy) return false;
    if (isFollowed && follows !== undefined && follows.creators.length >= MAX_FOLLOWS) {
      addToast({ kind: 'warning', message: t('full', { count: MAX_FOLLOWS }) });
      return false;
    }
    setIsBusy(true);
    const failure = await failureIn(async () => {
      const { writeFollow } = await import('../../live/writes/private-marks.ts');
      return writeFollow(uid, creatorId, isFollowed);
    });
    setIsBusy(false);
    if (failure !== undefined) addToast({ kind: 'error', message: sentenceOf(failure) });
    return failure === undefined;
  };
  return { isBusy, change };
}
