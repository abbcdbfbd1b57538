import type { Position } from '@waymark/model/geography/position';
import { useCallback, useRef, useState } from 'react';

type LocationState = 'unasked' | 'locating' | 'located' | 'locationDenied' | 'locationUnknown';

interface Location {
  state: LocationState;
  position: Position | null;
  /** Asks the device once. A later call replaces an earlier one. */
  locate: () => void;
}

/** The time limit of the device, and the maximum age of its answer, in milliseconds. */
const OPTIONS: PositionOptions = { timeout: 12_000, maximumAge: 60_000, enableHighAccuracy: true };

/** The visitor's position, requested only when they press the button. */
export function useLocation(onFound: (position: Position) => void): Location {
  const [state, setState] = useState<LocationState>('unasked');
  const [position, setPosition] = useState<Position | null>(null);
  const asked = useRef(0);
  const locate = useCallback(() => {
    const question = ++asked.current;
    if (!('geolocation' in navigator)) {
      setState('locationUnknown');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        if (question !== asked.current) return;
        setState('located');
        setPosition({ lat, lng });
        onFound({ lat, lng });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (question === asked.current) {
          setState(code === PERMISSION_DENIED ? 'locationDenied' : 'locationUnknown');
        }
      },
      OPTIONS,
    );
  }, [onFound]);
  return { state, position, locate };
}
