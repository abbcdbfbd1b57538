import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Content } from './content.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';

/** Header, a side navigation where there is one to give, content. */
export function WorkspaceLayout({ navigation }: { navigation?: ReactNode }) {
  return (
    <>
      <Header wide />
      <div className={styles.workspace}>
        {navigation && <div className={styles.side}>{navigation}</div>}
        <Content className={styles.content} moves>
          <Outlet />
        </Content>
      </div>
    </>
  );
}
