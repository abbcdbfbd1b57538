import { Globe2, type LucideIcon, Newspaper, Route, UsersRound } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import styles from './more-panel.module.css';

const PAGES = [
  ['countries', Globe2],
  ['creators', UsersRound],
  ['atlas-lists', Route],
  ['blog', Newspaper],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** The entries of the account menu. */
const AccountEntries = lazyPart(
  async () => (await import('../../features/account/account-entries.tsx')).AccountEntries,
  { messages: ['account'], panel: 'account-entries', isAfterPage: true },
);

/** What the bottom navigation has no room for. It is a native popover: it closes on Escape and on a press elsewhere. */
export function MorePanel({ id }: { id: string }) {
  const t = useTranslations();
  const pathTo = usePathTo();
  const panel = useRef<HTMLDivElement>(null);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button') !== null) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links and buttons inside of it are pressed
    <div ref={panel} id={id} popover="auto" className={styles.panel} onClick={onClick}>
      <ul className={styles.pages}>
        {PAGES.map(([page, picture]) => (
          <li key={page}>
            <NavLink to={pathTo(page, {})}>
              <Icon of={picture} size="1.25rem" />
              {t(`footer.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
      <LanguageSwitch hasNames />
      <AccountEntries />
    </div>
  );
}
