import { useCallback, useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  active: boolean;
  /** Whether this navigation would lose them. Pass a stable function. */
  leaves: (from: Location, to: Location) => boolean;
  texts: Readonly<Record<'title' | 'text' | 'leave' | 'stay', string>>;
}

/** Asks before a navigation that would lose unsaved changes. The navigation continues when nothing is left to lose. */
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
  // A user may leave right after typing. The question closes as soon as the change is saved.
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
      <p>{texts.text}</p>
    </Dialog>
  );
}
