import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { untilLoaded } from '../ui/hooks/until-loaded.ts';
import { ENGINE_CODE, type MovingProps } from './engine-code.tsx';
import styles from './map-canvas.module.css';
import type { EngineChoice } from './use-engine-choice.ts';

interface MovingMapProps extends MovingProps {
  choice: EngineChoice;
}

/** The engine; nothing where no engine can be used. */
export function MovingMap({ choice, ...props }: MovingMapProps) {
  if (choice.name === 'none') return null;
  return (
    <div className={styles.engine} data-engine={choice.name} data-ready={choice.ready}>
      <EngineBoundary key={choice.name} onError={choice.onFail}>
        <LoadedEngine name={choice.name} {...props} />
      </EngineBoundary>
    </div>
  );
}

/** The engine once its code and its data are there. Not by Suspense, which shows it up to 300 ms later, and hides the map meanwhile. */
function LoadedEngine({ name, ...props }: MovingProps & { name: keyof typeof ENGINE_CODE }) {
  const [Engine, setEngine] = useState<ComponentType<MovingProps>>();
  useEffect(() => {
    let isWanted = true;
    // A request that fails on a bad connection is repeated: the browser can still show the engine.
    untilLoaded('The code of the map', async () => {
      if (isWanted) return ENGINE_CODE[name].load();
      return null;
    }).then((loaded) => loaded && isWanted && setEngine(() => loaded));
    return () => {
      isWanted = false;
    };
  }, [name]);
  return Engine && <Engine {...props} />;
}

interface EngineBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Reports an engine that throws as failed. The map continues without it. */
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
