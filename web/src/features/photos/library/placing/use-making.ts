import { useEffect, useRef, useState } from 'react';
import { useFailureSentence } from '../../../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../../../i18n/paths.ts';
import { failureOf } from '../../../../session/failure.ts';
import { showToast } from '../../../../ui/overlays/toasts.tsx';
import type { StoryOptions } from './drafts-of-groups.ts';
import type { PhotoGroup } from './photo-group.ts';

interface MakingOptions extends Omit<StoryOptions, 'locale'> {
  uid: string;
  onMade: (count: number) => void;
}

/** The pressed button: that of what was chosen for each group, or that of one story of all. */
type Making = 'chosen' | 'story';

/** Makes drafts, and says what failed: in the dialog, or in a toast where its user has closed it meanwhile. */
export function useMaking({ uid, uses, nameOfDay, onMade }: MakingOptions) {
  const locale = useLocale();
  const sentenceOf = useFailureSentence();
  const [making, setMaking] = useState<Making>();
  const [failure, setFailure] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const make = async (button: Making, groups: readonly PhotoGroup[]) => {
    setMaking(button);
    setFailure(undefined);
    try {
      const { makeDrafts } = await import('./make-drafts.ts');
      onMade(await makeDrafts(uid, groups, { locale, nameOfDay, uses }));
    } catch (error) {
      const sentence = sentenceOf(failureOf(error));
      if (isOpen.current) setFailure(sentence);
      else showToast({ kind: 'error', message: sentence });
      setMaking(undefined);
    }
  };
  return { making, failure, make };
}
