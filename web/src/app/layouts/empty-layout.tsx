import { Outlet } from 'react-router';
import { Content } from './content.tsx';
import styles from './layouts.module.css';

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
