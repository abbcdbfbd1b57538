import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

interface NewTabLinkProps {
  /** The path of a page of Waymark. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link out of the frame. Its page must not be framed, so it opens in a new tab. */
export function NewTabLink({ to, className, children }: NewTabLinkProps) {
  const t = useTranslations('embed');
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
