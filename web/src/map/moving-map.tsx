import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { ENGINE_CODE, type MovingProps } from './engine-code.ts';
import styles from './map-canvas.module.css';
import type { EngineChoice } from './use-engine-choice.ts';

interface MovingMapProps extends MovingProps {
  choice: EngineChoice;
}

/** The engine; nothing where no engine can be used. */
export function MovingMap({ choice, ...props }: MovingMapProps) {
  // Created again for each map and each retry, so that a failed load is requested again.
  const [engines] = useState(lazyEngines);
  if (choice.name === 'none') return null;
  const Engine = engines[choice.name];
  return (
    <div className={styles.engine} data-engine={choice.name} data-ready={choice.ready}>
      <EngineBoundary key={choice.name} onError={choice.onFail}>
        <Suspense>
          <Engine {...props} />
        </Suspense>
      </EngineBoundary>
    </div>
  );
}

function lazyEngines() {
  return { google: lazy(ENGINE_CODE.google.load), embedded: lazy(ENGINE_CODE.embedded.load) };
}

interface EngineBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Reports an engine that cannot be loaded or that throws as failed. The map continues without it. */
class EngineBoundary extends Component<EngineBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
