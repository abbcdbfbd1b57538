import { type Card, cardOf } from '@waymark/model/entities/card';
import { COLLECTION_OF, type Kind, type PublishedKind } from '@waymark/model/entities/kinds';
import { list as listSchema } from '@waymark/model/entities/list';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import type { Bounds } from '@waymark/model/geography/bounds';
import type * as z from 'zod/mini';
import type { LiveQuery, RawDocument } from './live-query.ts';
import { readEntity } from './read-entity.ts';

/** One public item, live. */
export function oneItem<Of extends PublishedKind>(kind: Of, id: string): LiveQuery<PublicDocument<Of>> {
  return {
    key: `item/${kind}/${id}`,
    source: { document: `${COLLECTION_OF[kind]}/${id}` },
    // The schema is that of this very kind.
    read: ([document]) => document && (readPublic(kind, document) as PublicDocument<Of> | undefined),
  };
}

/** An item of any kind as its card tells of it, with its outline or frame where it has one. */
export interface Outlined {
  card: Card;
  /** GeoJSON of an area. */
  geometry?: string;
  bounds?: Bounds;
}

/** One item of any kind, live, for whoever may see it. */
export function oneOutlined(kind: Kind, id: string): LiveQuery<Outlined> {
  return {
    key: `outlined/${kind}/${id}`,
    source: { document: `${COLLECTION_OF[kind]}/${id}` },
    read: ([document]) => {
      if (document === undefined) return undefined;
      const found = kind === 'list' ? readEntity(document, listSchema) : readPublic(kind, document);
      const card = readCard(kind, document);
      if (found === undefined || card === undefined) return undefined;
      return {
        card,
        ...('geometry' in found && { geometry: found.geometry }),
        ...('bounds' in found && found.bounds && { bounds: found.bounds }),
      };
    },
  };
}

function readCard(kind: Kind, document: RawDocument): Card | undefined {
  if (kind === 'list') {
    const list = readEntity(document, listSchema);
    return list && cardOf({ kind, document: list });
  }
  const item = readPublic(kind, document);
  return item && cardOf({ kind, document: item });
}

function readPublic(kind: PublishedKind, document: RawDocument): PublicDocument | undefined {
  return readEntity<z.ZodMiniType<PublicDocument>>(document, PUBLIC_SCHEMAS[kind]);
}
