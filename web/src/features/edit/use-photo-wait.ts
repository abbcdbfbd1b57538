import { useEffect, useState } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import type { Uploads } from './edit-context.ts';
import type { Deed, DeedOptions } from './use-publishing.ts';

/** After the last photo is there, a story takes it in for so long, in milliseconds. */
const TAKEN_IN = 500;

/** What would make a work public while photos of it are still on their way. */
export interface PhotoWait {
  deed: 'publish' | 'schedule';
  options: DeedOptions;
  /** Whether it is to wait for them, or that is being asked. */
  stage: 'asking' | 'waiting';
}

interface PhotoWaitOptions {
  uploads: Uploads;
  /** Whether nothing but photos is in the way, as far as that is known here. */
  isReady: () => boolean;
  act: (deed: Deed, options: DeedOptions) => void;
}

/**
 * Does something with a work; what would make it public without photos that are on their way is asked about first. It goes on by
 * itself as soon as no photo is left to wait for.
 */
export function usePhotoWait({ uploads, isReady, act }: PhotoWaitOptions) {
  const [wait, setWait] = useState<PhotoWait>();
  const latest = useLatest(act);

  useEffect(() => {
    if (wait === undefined || uploads !== 'none') return;
    const timer = setTimeout(() => {
      setWait(undefined);
      latest.current(wait.deed, wait.options);
    }, TAKEN_IN);
    return () => clearTimeout(timer);
  }, [wait, uploads, latest]);

  return {
    wait,
    begin: (deed: Deed, options: DeedOptions = {}) => {
      const isAsked = (deed === 'publish' || deed === 'schedule') && uploads === 'underWay' && isReady();
      setWait(isAsked ? { deed, options, stage: 'asking' } : undefined);
      if (!isAsked) act(deed, options);
    },
    stay: () => setWait((now) => now && { ...now, stage: 'waiting' }),
    goWithout: () => {
      setWait(undefined);
      if (wait) act(wait.deed, wait.options);
    },
    giveUp: () => setWait(undefined),
  };
}

export type PhotoWaiting = ReturnType<typeof usePhotoWait>;
