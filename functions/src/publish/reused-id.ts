import type { Work } from '@waymark/model/entities/work';

/**
 * The id of the public document that the next publication of a work writes. It survives publications, unpublishing and the trash, but
 * an approximate pin does not reuse an id under which its exact position may have been public. Undefined where a new one is needed.
 * @param last the precision that its public document has, where that is known
 */
export function reusedId(
  { kind, content, publicId, publicPrecision }: Work,
  last: unknown = publicPrecision,
): string | undefined {
  const approximate = kind === 'pin' && content['precision'] === 'approximate';
  return approximate && last !== 'approximate' ? undefined : publicId;
}
