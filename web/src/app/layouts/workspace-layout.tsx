import { Outlet } from 'react-router';
import { Content } from './content.tsx';
import { Header } from './header.tsx';
import styles from './layouts.module.css';
import { WorkspaceNavigation } from './workspace-navigation.tsx';

export const messages = ['members'] as const;

/** Header, and the pages of the workspace beside each other's names. */
export function Component() {
  return (
    <>
      <Header wide />
      <div className={styles.workspace}>
        <WorkspaceNavigation />
        <Content className={styles.work} moves>
          <Outlet />
        </Content>
      </div>
    </>
  );
}
