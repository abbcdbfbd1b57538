import {
  type Creator,
  creator as creatorSchema,
  type KindCounts,
  MAX_COUNTRIES,
  NO_ITEMS,
} from '@waymark/model/entities/creator';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { sortNameOf } from '@waymark/model/entities/sort-name';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** The public items of one creator. */
export interface Published {
  counts: KindCounts;
  /** How many of them lie in each country; what lies in none is not told of here. */
  byCountry: ReadonlyMap<string, number>;
}

type DerivedCounts = Pick<Creator, 'counts' | 'total' | 'countries'>;

/** What nobody writes into a creator record but functions. */
type DerivedCreator = Pick<Creator, 'sortName'> & DerivedCounts;

/** What functions write into the record of somebody who has just joined: their name, and nothing published yet. */
export function deriveCreator(name: string): DerivedCreator {
  return { sortName: sortNameOf(name), ...derivedCounts({ counts: NO_ITEMS, byCountry: new Map() }) };
}

/** What is told in a creator record of what of theirs is public. */
export function derivedCounts({ counts, byCountry }: Published): DerivedCounts {
  const countries = [...byCountry].sort(
    ([codeA, itemsA], [codeB, itemsB]) => itemsB - itemsA || codeA.localeCompare(codeB),
  );
  return {
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    countries: countries.slice(0, MAX_COUNTRIES).map(([code]) => code),
  };
}

/** How many there are of each kind, given the kind of each. */
export function countsOf(kinds: Iterable<PublishedKind>): KindCounts {
  const counts = { ...NO_ITEMS };
  for (const kind of kinds) counts[kind]++;
  return counts;
}

/** Derives anew what hangs on a creator's name alone. Writes only where it differs, since each write is a change again. */
export async function refreshSortName(db: Firestore, creatorId: string): Promise<void> {
  const ref = db.doc(`creators/${creatorId}`);
  await db.runTransaction(async (transaction) => {
    const sortName = staleSortName(await transaction.get(ref));
    if (sortName !== undefined) transaction.update(ref, { sortName });
  });
}

/** What a creator's sort name should be; undefined where it is that, or there is no name to take it from. */
export function staleSortName(record: DocumentSnapshot): string | undefined {
  const name = creatorSchema.shape.name.safeParse(record.get('name'));
  if (!name.success) return undefined;
  const sortName = sortNameOf(name.data);
  return record.get('sortName') === sortName ? undefined : sortName;
}
