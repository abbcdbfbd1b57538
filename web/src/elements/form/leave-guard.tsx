import { useCallback, useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface LeaveGuardProps {
  /** Whether there is something that would be lost. */
  active: boolean;
  /** Whether it would be by going there; the same function as long as it does the same. */
  leaves: (from: Location, to: Location) => boolean;
  texts: Readonly<Record<'title' | 'kept' | 'leave' | 'stay', string>>;
}

/** Asks somebody who is about to leave what they have not saved. They go on by themselves once there is nothing left to lose. */
export function LeaveGuard({ active, leaves, texts }: LeaveGuardProps) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => active && leaves(currentLocation, nextLocation),
      [active, leaves],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (active) event.preventDefault();
      },
      [active],
    ),
  );
  // Somebody who writes a word and goes back at once asked to leave: the question is answered as soon as the word is saved.
  useEffect(() => {
    if (!active && blocker.state === 'blocked') blocker.proceed();
  }, [active, blocker]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      heading={texts.title}
      closeLabel={texts.stay}
      actions={
        <>
          <Button kind="secondary" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button onClick={stay}>{texts.stay}</Button>
        </>
      }
    >
      <p>{texts.kept}</p>
    </Dialog>
  );
}
