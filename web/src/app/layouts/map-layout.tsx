import { matchPath } from '@waymark/model/paths/match-path';
import { useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { PageFrame } from '../../elements/page/page-footer.ts';
import { Explore } from '../../features/explore/explore.tsx';
import { usePageTransition } from '../navigation/page-transition.ts';
import { usePanelScroll } from '../navigation/use-panel-scroll.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

export const messages = ['explore'] as const;

/** The header, and below it the map with the page beside it. The page places the footer (`usePageFooter`). */
export function Component() {
  const { pathname } = useLocation();
  return (
    <div className={styles.window}>
      <Header />
      <Content>
        <Explore page={matchPath(pathname)?.page}>
          <PageBeside />
        </Explore>
      </Content>
      <BottomNavigation />
    </div>
  );
}

/** The page beside the map. It animates in and out while the map stays. */
function PageBeside() {
  const frame = useMemo<PageFrame>(() => ({ footer: <Footer /> }), []);
  const page = useRef<HTMLDivElement>(null);
  usePageTransition(page, true);
  usePanelScroll(page);
  return (
    <div ref={page}>
      <Outlet context={frame} />
    </div>
  );
}
