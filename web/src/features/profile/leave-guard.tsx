import { matchPath } from '@waymark/model/paths/match-path';
import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard as Guard } from '../../elements/leave-guard.tsx';

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Whether files are on their way, which end with the page. */
  isUploading: boolean;
}

/** Asks somebody who is about to leave what would be lost, or what they have not saved. */
export function LeaveGuard({ isUnsaved, isUploading }: LeaveGuardProps) {
  const t = useTranslations('profile');
  const part = isUploading ? 'leaveUploads' : 'leave';
  const texts = {
    title: t(`${part}.title`),
    kept: t(`${part}.kept`),
    leave: t(`${part}.leave`),
    stay: t(`${part}.stay`),
  };
  return (
    <Guard
      active={isUnsaved || isUploading}
      leaves={isUploading ? isAnotherAddress : isAnotherPage}
      texts={texts}
    />
  );
}

/** The page in the other language has what is not saved too. */
function isAnotherPage(from: Location, to: Location): boolean {
  return matchPath(to.pathname)?.page !== matchPath(from.pathname)?.page;
}

function isAnotherAddress(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
