import { Outlet } from 'react-router';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

/** The page between the header and the footer. */
export function DefaultLayout() {
  return (
    <>
      <Header />
      <Content className={styles.content} moves>
        <Outlet />
      </Content>
      <Footer />
      <BottomNavigation />
    </>
  );
}

/** The page alone in the whole window, for embedding in other sites. */
export function EmptyLayout() {
  return (
    <div className={styles.frame}>
      <Content>
        <Outlet />
      </Content>
    </div>
  );
}
