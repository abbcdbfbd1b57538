import { useEffect, useRef, useState } from 'react';
import { useFailureSentence } from '../../../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../../../i18n/paths.ts';
import { failureOf } from '../../../../session/failure.ts';
import { showToast } from '../../../../ui/overlays/toasts.tsx';
import type { StoryOptions } from './drafts-of-groups.ts';
import type { PhotoGroup } from './group-photos.ts';

interface MakingOptions extends Omit<StoryOptions, 'locale'> {
  uid: string;
  groups: readonly PhotoGroup[];
  onMade: (count: number) => void;
}

/** Makes drafts, and says what failed: in the dialog, or in a toast where its user has closed it meanwhile. */
export function useMaking({ uid, groups, uses, nameOfDay, onMade }: MakingOptions) {
  const locale = useLocale();
  const sentenceOf = useFailureSentence();
  const [making, setMaking] = useState<'pins' | 'story'>();
  const [failure, setFailure] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const make = async (kind: 'pins' | 'story') => {
    setMaking(kind);
    setFailure(undefined);
    try {
      const { makeDrafts } = await import('./make-drafts.ts');
      onMade(await makeDrafts(uid, groups, kind, { locale, nameOfDay, uses }));
    } catch (error) {
      const sentence = sentenceOf(failureOf(error));
      if (isOpen.current) setFailure(sentence);
      else showToast({ kind: 'error', message: sentence });
      setMaking(undefined);
    }
  };
  return { making, failure, make };
}
