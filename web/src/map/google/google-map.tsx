import { APIProvider, ColorScheme, Map as GoogleReactMap, RenderingType } from '@vis.gl/react-google-maps';
import { useEffect, useState } from 'react';
import { config } from '../../config.ts';
import { useLocale } from '../../i18n/paths.ts';
import { chosenTheme } from '../../ui/theme.ts';
import type { EngineProps } from '../map-engine.ts';
import { isOnMarker } from '../marker-host.ts';
import styles from './google-map.module.css';
import { toGoogle } from './google-view.ts';
import { GoogleViewport } from './google-viewport.tsx';

const COLOUR_SCHEMES = {
  light: ColorScheme.LIGHT,
  dark: ColorScheme.DARK,
  device: ColorScheme.FOLLOW_SYSTEM,
} as const;

/** A constant, because a new list would load the script again. */
const LIBRARIES = ['marker'];

/** Google's own id for maps without an id. Markers require one. */
const NO_MAP_ID = 'DEMO_MAP_ID';

/** Google Maps. Rendered only where a key is configured and the visitor allows it, because it contacts Google at once. */
export function GoogleMap(props: EngineProps) {
  const { camera, covered, onMapPress, onFail } = props;
  // The script's language cannot change. A change of the language opens a new document.
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
          colorScheme={COLOUR_SCHEMES[chosenTheme() ?? 'device']}
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

/** Google calls a function of this name when it refuses the key. */
function useAuthenticationFailure(onFail: EngineProps['onFail']): void {
  useEffect(() => {
    const refuse = () => onFail(new Error('Google refused the key.'));
    Object.assign(window, { gm_authFailure: refuse });
    return () => {
      Object.assign(window, { gm_authFailure: undefined });
    };
  }, [onFail]);
}
