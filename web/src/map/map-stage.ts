import { createContext } from 'react';
import type { MapEngine } from './map-engine.ts';

/** What the markers of a map stand on just now; null where there is nothing yet. */
export const MapStage = createContext<MapEngine | null>(null);
