import { MAX_OPENING_HOURS } from '@waymark/model/entities/facts';
import type { ReadHours } from '@waymark/model/opening-hours/read-opening-hours';
import { isBlank } from '@waymark/model/visible';

/**
 * The opening hours in the content of a work, read.
 * @returns undefined where it has none that its schema accepts, `malformed` where they are not in the notation
 */
export async function hoursOf(
  content: Readonly<Record<string, unknown>>,
): Promise<ReadHours | 'malformed' | undefined> {
  const { openingHours } = content;
  if (typeof openingHours !== 'string' || isBlank(openingHours)) return undefined;
  if (openingHours.length > MAX_OPENING_HOURS) return undefined;
  const { readOpeningHours } = await import('@waymark/model/opening-hours/read-opening-hours');
  return readOpeningHours(openingHours) ?? 'malformed';
}
