import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Position } from '@waymark/model/geography/position';

/** What a group of photos can become: a pin, a part of the story, or nothing. */
export const OUTCOMES = ['pin', 'story', 'out'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Photos of one day at one place, or those that the user put together. They become one pin, or one part of a story. */
export interface PhotoGroup {
  /** It stays the same while photos are moved to the group and out of it. */
  id: string;
  /** By the corrected clock of its first photo: `2026-05-31`. */
  day: string;
  /** Where its first photo was taken. */
  position: Position;
  becomes: Outcome;
  /** In the order in which they were taken. */
  photos: readonly ReadyPhoto[];
}
