import { useEffect, useState } from 'react';
import type { UploadsStatus } from '../../../live/uploads/upload-state.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { EditorAction } from './use-publishing.ts';

/** After the last photo is there, a story takes it in for so long, in milliseconds. */
const TAKEN_IN = 500;

/** What makes a work public, at once or at a time. */
type PublishingAction = Extract<EditorAction, { action: 'publish' | 'schedule' }>;

/** What would make a work public while photos of it are still on their way. */
export interface PhotoWait {
  action: PublishingAction;
  /** Whether it is to wait for them, or that is being asked. */
  stage: 'asking' | 'waiting';
  /** How many files had been given up before. */
  givenUp: number;
}

interface PhotoWaitOptions {
  uploads: UploadsStatus;
  /** How many files somebody has cancelled so far, or dismissed after they had failed. */
  givenUp: number;
  /** Whether nothing but photos is in the way, as far as that is known here. */
  isReady: () => boolean;
  act: (action: EditorAction) => void;
  /** Told that it is waited no more, and nothing was done: a photo that was waited for will not come. */
  onStopped: (action: PublishingAction['action']) => void;
}

/**
 * Does something with a work; what would make it public without photos that are on their way is asked about first. It goes on by
 * itself as soon as all photos have arrived; where somebody takes one of them away instead, they are to say anew what they want.
 */
export function usePhotoWait({ uploads, givenUp, isReady, act, onStopped }: PhotoWaitOptions) {
  const [wait, setWait] = useState<PhotoWait>();
  const latest = useLatest({ act, onStopped });

  useEffect(() => {
    if (wait === undefined || wait.givenUp === givenUp) return;
    setWait(undefined);
    latest.current.onStopped(wait.action.action);
  }, [wait, givenUp, latest]);

  useEffect(() => {
    if (wait === undefined || wait.givenUp !== givenUp || uploads !== 'none') return;
    const timer = setTimeout(() => {
      setWait(undefined);
      latest.current.act(wait.action);
    }, TAKEN_IN);
    return () => clearTimeout(timer);
  }, [wait, uploads, givenUp, latest]);

  return {
    wait,
    begin: (action: EditorAction) => {
      const isAsked = isPublishing(action) && uploads === 'underWay' && isReady();
      setWait(isAsked ? { action, stage: 'asking', givenUp } : undefined);
      if (!isAsked) act(action);
    },
    stay: () => setWait((now) => now && { ...now, stage: 'waiting' }),
    goWithout: () => {
      setWait(undefined);
      if (wait) act(wait.action);
    },
    giveUp: () => setWait(undefined),
  };
}

function isPublishing(action: EditorAction): action is PublishingAction {
  return action.action === 'publish' || action.action === 'schedule';
}

export type PhotoWaiting = ReturnType<typeof usePhotoWait>;
