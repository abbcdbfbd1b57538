import { Outlet } from 'react-router';
import { Content } from './content.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

export function DefaultLayout() {
  return (
    <>
      <Header />
      <Content className={styles.content} moves>
        <Outlet />
      </Content>
      <Footer />
    </>
  );
}
