import { useMedia } from './use-media.ts';

/** Whether the pointer is a finger first of all: it drops no files, and seldom pastes any. */
export function useIsTouch(): boolean {
  return useMedia('(pointer: coarse)');
}
