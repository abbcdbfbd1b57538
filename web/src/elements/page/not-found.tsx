import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ErrorView } from '../../ui/display/error-view.tsx';
import { useMarkNotFound } from './mark-not-found.ts';

/** The 404 page, for missing and for hidden pages alike. It shows the requested path. */
export function NotFound() {
  const { pathname, search } = useLocation();
  const t = useTranslations('states');
  const pathTo = usePathTo();
  useMarkNotFound();
  return (
    <ErrorView
      heading={t('missingTitle')}
      detail={t('missing', { path: asWritten(pathname + search) })}
      action={<ButtonLink to={pathTo('index', {})}>{t('home')}</ButtonLink>}
    />
  );
}

/** A path with its percent-encoding decoded for reading; unchanged where the encoding is invalid. */
function asWritten(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
