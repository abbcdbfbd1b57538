import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIdle } from '../ui/use-idle.ts';
import styles from './map-canvas.module.css';
import type { MapColours } from './map-colours.ts';
import type { EngineProps } from './map-engine.ts';
import type { EngineChoice } from './use-engine-choice.ts';

/** How long the map waits for an idle moment before it does heavy work. */
const PATIENCE = { longest: 1_200, blindly: 200 };

/** The props of an engine, with the colours that some engines need. */
type MovingProps = EngineProps & { colours: MapColours };

interface MovingMapProps extends MovingProps {
  choice: EngineChoice;
}

/** The engine, loaded when the page is idle; nothing where no engine can be used. */
export function MovingMap({ choice, ...props }: MovingMapProps) {
  const idle = useIdle(PATIENCE);
  // Created again for each map and each retry, so that a failed load is requested again.
  const [engines] = useState(lazyEngines);
  if (!idle || choice.name === 'none') return null;
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

function lazyEngines(): Record<'google' | 'embedded', ComponentType<MovingProps>> {
  return {
    google: lazy(async () => ({ default: (await import('./google/google-map.tsx')).GoogleMap })),
    embedded: lazy(async () => ({ default: (await import('./embedded/embedded-map.tsx')).EmbeddedMap })),
  };
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
