import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../elements/form/leave-guard.tsx';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';

interface UnsafeGuardProps {
  /** Whether a change is stored nowhere. */
  isUnsafe: boolean;
  /** Whether the work will be published once its photos have arrived. */
  isWaiting: boolean;
  /** The uploads. Those in progress end with the editor, and failed ones can be tried again nowhere else. */
  uploads: UploadsStatus;
}

/** The subject of the question. Unsaved text matters more than a file, because the user still has the file. */
function partOf({ isUnsafe, isWaiting, uploads }: UnsafeGuardProps) {
  if (isUnsafe) return 'leave';
  if (isWaiting) return 'leaveWaiting';
  return uploads === 'failed' ? 'leaveFailed' : 'leaveUploads';
}

/** Asks a user who is about to lose unsaved changes. */
export function UnsafeGuard(props: UnsafeGuardProps) {
  const t = useTranslations('edit');
  const part = partOf(props);
  const texts = {
    title: t(`${part}.title`),
    text: t(`${part}.text`),
    leave: t(`${part}.leave`),
    stay: t(`${part}.stay`),
  };
  const isActive = props.isUnsafe || props.isWaiting || props.uploads !== 'none';
  return <LeaveGuard active={isActive} leaves={isAnotherWork} texts={texts} />;
}

/** Also for the same work in the other language: it is another page, whose editor begins with the saved content. */
function isAnotherWork(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || workIn(from) !== workIn(to);
}

function workIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('work');
}
