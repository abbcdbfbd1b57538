import type { Photo } from '@waymark/model/entities/photo';
import { createContext, use } from 'react';
import type { Pictures } from './pictures.ts';
import type { Uploads } from './use-uploads.ts';

/** Called once per file: with its photo as soon as it can be shown, or without one if the file was cancelled, or dismissed after a failure. */
export type FileEnd = (file: File, photo: Photo | undefined) => void;

/** The photos of the work that is being edited. The object stays the same until one of its values changes. */
export interface WorkPhotosContext {
  pictures: Pictures;
  /** Changes the photos, starting from their latest state. */
  change: (change: (now: Pictures) => Pictures) => void;
  /** Puts another photo in the place of one, everywhere in the work. */
  replace: (path: string, photo: Photo) => void;
  uploads: Uploads;
  /** How many more files can be taken. */
  room: number;
  /** Uploads the files that there is room for, and returns them. */
  addFiles: (files: readonly File[], onEnd?: FileEnd) => readonly File[];
  /** How many of the last files were refused because the work was full. Zero again as soon as there is room. */
  refusedCount: number;
  /** Hides the message about the refused files. */
  dismissRefused: () => void;
  /** The last action as text, for screen readers. */
  announcement: string;
}

export const PhotosContext = createContext<WorkPhotosContext | undefined>(undefined);

/** @throws Error outside of `WorkPhotos` */
export function useWorkPhotos(): WorkPhotosContext {
  const context = use(PhotosContext);
  if (context === undefined) throw new Error('`useWorkPhotos` is used outside of `WorkPhotos`.');
  return context;
}
