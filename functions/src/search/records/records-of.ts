import { article } from '@waymark/model/entities/article';
import { country } from '@waymark/model/entities/country';
import { creator } from '@waymark/model/entities/creator';
import { ITEM_SCHEMAS } from '@waymark/model/entities/item-schemas';
import { KINDS } from '@waymark/model/entities/kinds';
import type { PublicItem } from '@waymark/model/entities/public-item';
import { work as workSchema } from '@waymark/model/entities/work';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import type { SearchKind } from '@waymark/model/search/search-kinds';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readEntity } from '../../platform/stored.ts';
import type { Source } from '../sources/source-path.ts';
import type { Sourced } from '../sources/sources.ts';
import { inParts, type WholeRecord } from './in-parts.ts';
import { itemRecord } from './item-record.ts';
import { articleRecord, countryRecord, creatorRecord } from './other-records.ts';
import { MOST_PARTS, MOST_WORK_PARTS } from './weights.ts';
import { workRecord } from './work-record.ts';

/**
 * The records of a document as it was read. A document that breaks its schema has none, which is logged.
 *
 * @param saves in how many lists it is, for an item
 */
export function recordsOf(source: Source, snapshot: DocumentSnapshot, saves: number): Sourced {
  const { path } = snapshot.ref;
  if (source.index !== SEARCH_INDEX) {
    const work = readEntity(snapshot, workSchema);
    const whole = work && workRecord(source.ownerId, work);
    const most = MOST_WORK_PARTS;
    return { path, index: source.index, records: whole ? inParts(whole, most) : [], most };
  }
  const most = MOST_PARTS[source.kind];
  const whole = wholeRecord(source.kind, snapshot, saves);
  return { path, index: source.index, records: whole ? inParts(whole, most) : [], most };
}

function wholeRecord(kind: SearchKind, snapshot: DocumentSnapshot, saves: number): WholeRecord | undefined {
  switch (kind) {
    case 'creator': {
      const entity = readEntity(snapshot, creator);
      return entity && creatorRecord(entity);
    }
    case 'country': {
      const entity = readEntity(snapshot, country, 'slug');
      return entity && countryRecord(entity);
    }
    case 'article': {
      const entity = readEntity(snapshot, article, 'slug');
      return entity && articleRecord(entity);
    }
    default: {
      // The schema of each kind reads an item of that kind.
      const entity = readEntity(snapshot, ITEM_SCHEMAS[kind]) as PublicItem | undefined;
      return entity && itemRecord(entity, saves);
    }
  }
}

/** Whether a document is an item, which may be in lists. */
export function isItem(source: Source): boolean {
  return source.index === SEARCH_INDEX && KINDS.some((kind) => kind === source.kind);
}
