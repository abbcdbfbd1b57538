import { Component, createContext, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import styles from './panel-boundary.module.css';

interface PanelBoundaryProps {
  /** The name of the panel in `data-panel`, for tests and monitoring. */
  name: string;
  /** Shown in place of the error message. Null removes the panel. */
  instead?: ReactNode | undefined;
  children: ReactNode;
}

interface PanelState {
  failed: boolean;
  attempt: object | undefined;
}

/** The attempt to show a panel: a new object with each retry. Before a retry it is the attempt of the panel around it. */
export const AttemptContext = createContext<object>({});

/** Limits an error to the panel that caused it, while the rest of the page continues. React itself logs the error once. */
export class PanelBoundary extends Component<PanelBoundaryProps, PanelState> {
  override state: PanelState = { failed: false, attempt: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { failed, attempt } = this.state;
    const { name, instead, children } = this.props;
    if (failed) {
      const retry = () => this.setState({ failed: false, attempt: {} });
      return instead === undefined ? <FailedPanel name={name} onRetry={retry} /> : instead;
    }
    return attempt ? <AttemptContext value={attempt}>{children}</AttemptContext> : children;
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
