import type { ComponentType } from 'react';
import { loadAtlas } from './embedded/load-atlas.ts';
import type { MapColours } from './map-colours.ts';
import type { EngineProps } from './map-engine.ts';

/** The props of an engine, with the colours that some engines need. */
export type MovingProps = EngineProps & { colours: MapColours };

interface EngineCode {
  /** The engine, with the data of its first picture. */
  load: () => Promise<ComponentType<MovingProps>>;
  /** The addresses of the files that `load` needs, with spaces between them. A build writes them (web/build/engine-code.ts). */
  addresses: string;
}

/** The code of the engines. The addresses are in the same file as the imports, so that its name changes with both. */
export const ENGINE_CODE: Record<'google' | 'embedded', EngineCode> = {
  google: {
    load: async () => (await import('./google/google-map.tsx')).GoogleMap,
    addresses: '/@engine-code/map/google/google-map.tsx',
  },
  embedded: {
    load: async () => {
      const [{ EmbeddedMap }, atlas] = await Promise.all([
        import('./embedded/embedded-map.tsx'),
        loadAtlas(),
      ]);
      return (props) => <EmbeddedMap {...props} atlas={atlas} />;
    },
    addresses: '/@engine-code/map/embedded/embedded-map.tsx',
  },
};
