import { Outlet } from 'react-router';
import { Content } from './content.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

/** Header, content. */
export function Component() {
  return (
    <>
      <Header wide />
      <div className={styles.workspace}>
        <Content className={styles.content} moves>
          <Outlet />
        </Content>
      </div>
    </>
  );
}
