import type { SharingRefusal } from '../../services/lists-api.ts';

const PASSING: readonly SharingRefusal[] = ['unreachable', 'too-many', 'signed-out', 'broken'];

/** Whether the same may be asked again, and be done then. */
export function isPassing(refusal: SharingRefusal): boolean {
  return PASSING.includes(refusal);
}
