import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import styles from './panel-boundary.module.css';

interface PanelBoundaryProps {
  /** What fails here, for whoever looks at the page from outside: `data-panel`. */
  name: string;
  /** What is shown in its place where that is not to say that something failed: null for what nobody misses. */
  instead?: ReactNode | undefined;
  children: ReactNode;
}

/** A fault in what is inside takes the place of that alone: the rest of the page lives. React itself logs it, once. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return <FailedPanel name={this.props.name} onRetry={() => this.setState({ failed: false })} />;
  }
}

function FailedPanel({ name, onRetry }: { name: string; onRetry: () => void }) {
  const t = useTranslations('states');
  return (
    <div className={styles.failed} data-panel={name} role="alert">
      <p>{t('panelFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
