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
  /** The number of items in each country. Items in no country are not included. */
  byCountry: ReadonlyMap<string, number>;
}

type DerivedCounts = Pick<Creator, 'counts' | 'total' | 'countries'>;

/** The fields of a creator record that only functions write. */
type DerivedCreator = Pick<Creator, 'sortName'> & DerivedCounts;

/** The derived fields of a new creator's record: the sort name, and no items. */
export function deriveCreator(name: string): DerivedCreator {
  return { sortName: sortNameOf(name), ...derivedCounts({ counts: NO_ITEMS, byCountry: new Map() }) };
}

/** The fields of a creator record that are derived from public items. */
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

/** The number of each kind in a list of kinds. */
export function countsOf(kinds: Iterable<PublishedKind>): KindCounts {
  const counts = { ...NO_ITEMS };
  for (const kind of kinds) counts[kind]++;
  return counts;
}

/** Derives the sort name again. Writes only where it differs, since each write is a change again. */
export async function refreshSortName(db: Firestore, creatorId: string): Promise<void> {
  const ref = db.doc(`creators/${creatorId}`);
  await db.runTransaction(async (transaction) => {
    const sortName = staleSortName(await transaction.get(ref));
    if (sortName !== undefined) transaction.update(ref, { sortName });
  });
}

/** The right sort name of a creator; undefined where it is right already, or there is no name. */
export function staleSortName(record: DocumentSnapshot): string | undefined {
  const name = creatorSchema.shape.name.safeParse(record.get('name'));
  if (!name.success) return undefined;
  const sortName = sortNameOf(name.data);
  return record.get('sortName') === sortName ? undefined : sortName;
}
