import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../elements/leave-guard.tsx';

/** Asks somebody who is about to leave what is saved nowhere. */
export function UnsafeGuard({ active }: { active: boolean }) {
  const t = useTranslations('edit.leave');
  const texts = { title: t('title'), kept: t('kept'), leave: t('leave'), stay: t('stay') };
  return <LeaveGuard active={active} leaves={isAnotherWork} texts={texts} />;
}

/** Also the same in the other language: it is another page, whose editor begins with what is saved. */
function isAnotherWork(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || workIn(from) !== workIn(to);
}

function workIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('work');
}
