import { matchPath } from '@waymark/model/paths/match-path';
import { useCallback } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks somebody who is about to leave what they have not saved; the page in the other language has it too. */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTranslations('profile.leave');
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      active && matchPath(nextLocation.pathname)?.page !== matchPath(currentLocation.pathname)?.page,
    [active],
  );
  const blocker = useBlocker(leaves);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (active) event.preventDefault();
      },
      [active],
    ),
  );
  const isAsked = blocker.state === 'blocked';
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={isAsked}
      onClose={stay}
      heading={t('title')}
      closeLabel={t('stay')}
      actions={
        <>
          <Button kind="secondary" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
          <Button onClick={stay}>{t('stay')}</Button>
        </>
      }
    >
      <p>{t('kept')}</p>
    </Dialog>
  );
}
