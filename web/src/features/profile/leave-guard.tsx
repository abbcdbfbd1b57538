import { matchPath } from '@waymark/model/paths/match-path';
import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard as Guard } from '../../elements/form/leave-guard.tsx';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Leaving the page ends uploads under way, and failed ones can be tried again only here. */
  uploads: UploadsStatus;
}

const PARTS = { none: 'leave', underWay: 'leaveUploads', failed: 'leaveFailed' } as const;

/** Asks for confirmation before the creator leaves unsaved changes or uploads. */
export function LeaveGuard({ isUnsaved, uploads }: LeaveGuardProps) {
  const t = useTranslations('profile');
  const part = PARTS[uploads];
  const texts = {
    title: t(`${part}.title`),
    text: t(`${part}.text`),
    leave: t(`${part}.leave`),
    stay: t(`${part}.stay`),
  };
  return (
    <Guard
      active={isUnsaved || uploads !== 'none'}
      leaves={uploads === 'none' ? isAnotherPage : isAnotherAddress}
      texts={texts}
    />
  );
}

/** The same page in the other language has the unsaved changes too. */
function isAnotherPage(from: Location, to: Location): boolean {
  return matchPath(to.pathname)?.page !== matchPath(from.pathname)?.page;
}

function isAnotherAddress(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
