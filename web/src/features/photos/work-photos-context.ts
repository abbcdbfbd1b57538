import { createContext, use } from 'react';
import type { Pictures } from './pictures.ts';
import type { FileEnd, Uploads } from './use-uploads.ts';

/** The photos of the work that is written around here. The same object until something changes. */
export interface WorkPhotosContext {
  pictures: Pictures;
  /** Changes the photos as they are by then. */
  change: (change: (now: Pictures) => Pictures) => void;
  uploads: Uploads;
  /** How many more files can be taken. */
  room: number;
  /** Uploads files, and answers those that there is room for. */
  take: (files: readonly File[], onEnd?: FileEnd) => readonly File[];
  /** How many there was no room for when files were taken last, until there is some. */
  turnedAway: number;
  /** Says no more that some were turned away. */
  forgetTurnedAway: () => void;
  /** What was done last, for those who listen. */
  said: string;
}

export const PhotosHere = createContext<WorkPhotosContext | undefined>(undefined);

/** @throws Error outside of `WorkPhotos` */
export function useWorkPhotos(): WorkPhotosContext {
  const context = use(PhotosHere);
  if (context === undefined) throw new Error('There are no photos of a work around this.');
  return context;
}
