import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../elements/form/leave-guard.tsx';

interface UnsafeGuardProps {
  /** Whether a change is stored nowhere. */
  isUnsafe: boolean;
  /** Whether the work will be published once its photos have arrived: the page does that. Uploads continue without it. */
  isWaiting: boolean;
}

/** Asks a user who is about to lose unsaved changes, or a publication. */
export function UnsafeGuard({ isUnsafe, isWaiting }: UnsafeGuardProps) {
  const t = useTranslations('edit');
  const part = isUnsafe ? 'leave' : 'leaveWaiting';
  const texts = {
    title: t(`${part}.title`),
    text: t(`${part}.text`),
    leave: t(`${part}.leave`),
    stay: t(`${part}.stay`),
  };
  return <LeaveGuard active={isUnsafe || isWaiting} leaves={isAnotherWork} texts={texts} />;
}

/** Also for the same work in the other language: it is another page, whose editor begins with the saved content. */
function isAnotherWork(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || workIn(from) !== workIn(to);
}

function workIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('work');
}
