import { useMemo } from 'react';
import { Outlet } from 'react-router';
import type { PageFrame } from '../../elements/page-footer.ts';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

/** Header, and the page fills the rest of the window: it places its map, its panel and the footer (`usePageFooter`). */
export function MapLayout() {
  const frame = useMemo<PageFrame>(() => ({ footer: <Footer /> }), []);
  return (
    <div className={styles.window}>
      <Header wide />
      <Content>
        <Outlet context={frame} />
      </Content>
    </div>
  );
}
