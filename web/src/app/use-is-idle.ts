import { useIdle } from '../ui/use-idle.ts';

const PATIENCE = { longest: 2_000, blindly: 1_000 };

/** Whether it is time for what is not part of the first page. */
export function useIsIdle(): boolean {
  return useIdle(PATIENCE);
}
