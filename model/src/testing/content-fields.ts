import { CONTENT_SCHEMAS } from '../entities/content.ts';
import type { PublishedKind } from '../entities/kinds.ts';

/** The names of all content fields of a kind. */
export function contentFields(kind: PublishedKind): string[] {
  return Object.keys(CONTENT_SCHEMAS[kind].shape);
}
