import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIdle } from '../ui/use-idle.ts';
import styles from './map-canvas.module.css';
import type { MapColours } from './map-colours.ts';
import type { EngineProps } from './map-engine.ts';
import type { EngineChoice } from './use-engine-choice.ts';

/** How the map waits for a quiet moment: what is heavy waits for that. */
const PATIENCE = { longest: 1_200, blindly: 200 };

/** What an engine is given, whether it paints by itself or not. */
type MovingProps = EngineProps & { colours: MapColours };

interface MovingMapProps extends MovingProps {
  choice: EngineChoice;
}

/** The engine, loaded when the page has come to rest; nothing where none can be used. */
export function MovingMap({ choice, ...props }: MovingMapProps) {
  const idle = useIdle(PATIENCE);
  // Of each map and each of its chances, so that the next one asks again for what could not be loaded.
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

/** Turns an engine that cannot be loaded, or that breaks, into one that has failed: the map goes on without it. */
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
