import { useEffect, useState } from 'react';
import type { UploadsStatus } from '../../../live/uploads/upload-state.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import type { EditorAction } from './use-publishing.ts';

/** How long a story takes to include the last photo, in milliseconds. */
const TAKEN_IN = 500;

/** The actions that make a work public, now or later. */
type PublishingAction = Extract<EditorAction, { action: 'publish' | 'schedule' }>;

/** An action that would make a work public while photos are still uploading. */
export interface PhotoWait {
  action: PublishingAction;
  /** Whether the creator chose to wait, or is still being asked. */
  stage: 'asking' | 'waiting';
  /** The number of uploads that had been removed before. */
  givenUp: number;
}

interface PhotoWaitOptions {
  uploads: UploadsStatus;
  /** The number of uploads that the creator has cancelled, or dismissed after a failure. */
  givenUp: number;
  /** Whether uploads are the only obstacle, as far as the client knows. */
  isReady: () => boolean;
  act: (action: EditorAction) => void;
  /** Called when the wait ends without publishing, because a photo was removed. */
  onStopped: (action: PublishingAction['action']) => void;
}

/**
 * Does an action with a work. Before an action that would publish it without pending photos, the creator is asked. The action
 * continues by itself when all photos have arrived. If the creator removes one of them, the action must be requested again.
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
