import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../elements/form/leave-guard.tsx';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';

interface UnsafeGuardProps {
  /** Whether something that was written is saved nowhere. */
  isUnsafe: boolean;
  /** Whether it is to be published once its photos are there. */
  isWaiting: boolean;
  /** Those under way end with the editor, and those that have failed can be tried again nowhere else. */
  uploads: UploadsStatus;
}

/** What is asked about: what was written weighs more than a file, which is where it came from. */
function partOf({ isUnsafe, isWaiting, uploads }: UnsafeGuardProps) {
  if (isUnsafe) return 'leave';
  if (isWaiting) return 'leaveWaiting';
  return uploads === 'failed' ? 'leaveFailed' : 'leaveUploads';
}

/** Asks somebody who is about to leave what is saved nowhere. */
export function UnsafeGuard(props: UnsafeGuardProps) {
  const t = useTranslations('edit');
  const part = partOf(props);
  const texts = {
    title: t(`${part}.title`),
    kept: t(`${part}.kept`),
    leave: t(`${part}.leave`),
    stay: t(`${part}.stay`),
  };
  const isActive = props.isUnsafe || props.isWaiting || props.uploads !== 'none';
  return <LeaveGuard active={isActive} leaves={isAnotherWork} texts={texts} />;
}

/** Also the same in the other language: it is another page, whose editor begins with what is saved. */
function isAnotherWork(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || workIn(from) !== workIn(to);
}

function workIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('work');
}
