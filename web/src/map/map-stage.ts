import { createContext } from 'react';
import type { MapEngine } from './map-engine.ts';

/** The engine that currently holds the markers of a map; null where there is none yet. */
export const MapStage = createContext<MapEngine | null>(null);
