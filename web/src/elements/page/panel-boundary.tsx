import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import styles from './panel-boundary.module.css';

interface PanelBoundaryProps {
  /** The name of the panel in `data-panel`, for tests and monitoring. */
  name: string;
  /** Shown in place of the error message. Null removes the panel. */
  instead?: ReactNode | undefined;
  children: ReactNode;
}

/** For each part that could not be loaded, a function that lets its next render load it again. */
export const FAILED_LOADS = new Set<() => void>();

/** Limits an error to the panel that caused it, while the rest of the page continues. React itself logs the error once. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    const retry = () => {
      for (const reset of FAILED_LOADS) reset();
      FAILED_LOADS.clear();
      this.setState({ failed: false });
    };
    return <FailedPanel name={this.props.name} onRetry={retry} />;
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
