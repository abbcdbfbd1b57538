import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { useNoAddress } from './page-address.ts';

/** The 404 page: for what does not exist and for what may not be seen alike. It names the path as it was asked for. */
export function NotFound() {
  const { pathname, search } = useLocation();
  const t = useTranslations('states');
  const pathTo = usePathTo();
  useNoAddress();
  return (
    <ErrorView
      heading={t('missingTitle')}
      detail={t('missing', { path: asWritten(pathname + search) })}
      action={<ButtonLink to={pathTo('index', {})}>{t('home')}</ButtonLink>}
    />
  );
}

/** A path as a person reads it, letters with accents among them; as it is where its percent-encoding is broken. */
function asWritten(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
