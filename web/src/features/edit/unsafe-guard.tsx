import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../elements/leave-guard.tsx';

interface UnsafeGuardProps {
  /** Whether something that was written is saved nowhere. */
  isUnsafe: boolean;
  /** Whether it is to be published once its photos are there. */
  isWaiting: boolean;
  /** Whether files are on their way, which end with the editor. */
  isUploading: boolean;
}

/** Asks somebody who is about to leave what is saved nowhere. */
export function UnsafeGuard({ isUnsafe, isWaiting, isUploading }: UnsafeGuardProps) {
  const t = useTranslations('edit');
  // What was written weighs more than a file, which is where it came from.
  const part = isUnsafe ? 'leave' : isWaiting ? 'leaveWaiting' : 'leaveUploads';
  const texts = {
    title: t(`${part}.title`),
    kept: t(`${part}.kept`),
    leave: t(`${part}.leave`),
    stay: t(`${part}.stay`),
  };
  return <LeaveGuard active={isUnsafe || isWaiting || isUploading} leaves={isAnotherWork} texts={texts} />;
}

/** Also the same in the other language: it is another page, whose editor begins with what is saved. */
function isAnotherWork(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || workIn(from) !== workIn(to);
}

function workIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('work');
}
