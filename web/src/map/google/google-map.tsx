import { APIProvider, ColorScheme, Map as GoogleReactMap, RenderingType } from '@vis.gl/react-google-maps';
import { useEffect, useState } from 'react';
import { config } from '../../config.ts';
import { useLocale } from '../../i18n/paths.ts';
import type { EngineProps } from '../map-engine.ts';
import { isOnMarker } from '../marker-host.ts';
import styles from './google-map.module.css';
import { toGoogle } from './google-view.ts';
import { GoogleViewport } from './google-viewport.tsx';

/** Always the same list: another one would be loaded again. */
const LIBRARIES = ['marker'];

/** Google's own id for maps without one of their own: markers need any. */
const NO_MAP_ID = 'DEMO_MAP_ID';

/** Google's map. Rendered only where a key is configured and the visitor allows it: it contacts Google at once. */
export function GoogleMap(props: EngineProps) {
  const { camera, covered, onMapPress, onFail } = props;
  // The language of the script cannot change: changing it is a navigation to another document.
  const [language] = useState(useLocale());
  const [first] = useState(() => toGoogle(camera, covered));
  useAuthenticationFailure(onFail);
  return (
    <div className={styles.map}>
      <APIProvider
        apiKey={config.VITE_GOOGLE_MAPS_KEY ?? ''}
        language={language}
        libraries={LIBRARIES}
        solutionChannel=""
        disableUsageAttribution
        onError={onFail}
      >
        <GoogleReactMap
          defaultCenter={first.center}
          defaultZoom={first.zoom}
          mapId={config.VITE_GOOGLE_MAPS_MAP_ID ?? NO_MAP_ID}
          renderingType={RenderingType.VECTOR}
          colorScheme={ColorScheme.FOLLOW_SYSTEM}
          gestureHandling="greedy"
          isFractionalZoomEnabled
          disableDefaultUI
          keyboardShortcuts={false}
          clickableIcons={false}
          headingInteractionEnabled={false}
          tiltInteractionEnabled={false}
          maxZoom={20}
          onClick={({ domEvent, detail }) =>
            isOnMarker(domEvent?.target ?? null) || onMapPress(detail.latLng ?? undefined)
          }
        >
          <GoogleViewport {...props} />
        </GoogleReactMap>
      </APIProvider>
    </div>
  );
}

/** Google calls a function of this name where it refuses the key. */
function useAuthenticationFailure(onFail: EngineProps['onFail']): void {
  useEffect(() => {
    const refuse = () => onFail(new Error('Google refused the key.'));
    Object.assign(window, { gm_authFailure: refuse });
    return () => {
      Object.assign(window, { gm_authFailure: undefined });
    };
  }, [onFail]);
}
