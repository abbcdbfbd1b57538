import { matchPath } from '@waymark/model/paths/match-path';
import type { Location } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard as Guard } from '../../elements/leave-guard.tsx';

/** Asks somebody who is about to leave what they have not saved; the page in the other language has it too. */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useTranslations('profile.leave');
  const texts = { title: t('title'), kept: t('kept'), leave: t('leave'), stay: t('stay') };
  return <Guard active={active} leaves={isAnotherPage} texts={texts} />;
}

function isAnotherPage(from: Location, to: Location): boolean {
  return matchPath(to.pathname)?.page !== matchPath(from.pathname)?.page;
}
