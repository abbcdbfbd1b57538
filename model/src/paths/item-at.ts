import { COLLECTION_OF, KINDS, type Kind } from '../entities/kinds.ts';
import type { PathMatch } from './match-path.ts';

/** The item or list to whose page a path leads; undefined for any other page. */
export function itemAt({ page, params }: PathMatch): { kind: Kind; id: string } | undefined {
  const kind = KINDS.find((candidate) => page === `${COLLECTION_OF[candidate]}-id`);
  return kind !== undefined && 'id' in params ? { kind, id: params.id } : undefined;
}
