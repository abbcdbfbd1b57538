import { isDeepStrictEqual } from 'node:util';
import {
  type Creator,
  creator as creatorSchema,
  type KindCounts,
  MAX_COUNTRIES,
  NO_ITEMS,
} from '@waymark/model/entities/creator';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { nameStartsOf } from '@waymark/model/entities/name-starts';
import { sortNameOf } from '@waymark/model/entities/sort-name';
import { totalItems } from '@waymark/model/entities/total-items';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** The public items of one creator. */
export interface Published {
  counts: KindCounts;
  /** The number of items in each country. Items in no country are not included. */
  byCountry: ReadonlyMap<string, number>;
}

type DerivedCounts = Pick<Creator, 'counts' | 'total' | 'countries'>;

/** The fields of a creator record that only functions write. */
type DerivedCreator = Required<DerivedNames> & DerivedCounts;
type DerivedNames = Pick<Creator, 'sortName' | 'nameStarts'>;

/** The derived fields of a new creator's record: those of the name, and no items. */
export function deriveCreator(named: Pick<Creator, 'name' | 'handle'>): DerivedCreator {
  return { ...derivedNames(named), ...derivedCounts({ counts: NO_ITEMS, byCountry: new Map() }) };
}

/** The fields of a creator record that are derived from public items. */
export function derivedCounts({ counts, byCountry }: Published): DerivedCounts {
  const countries = [...byCountry].sort(
    ([codeA, itemsA], [codeB, itemsB]) => itemsB - itemsA || codeA.localeCompare(codeB),
  );
  return {
    counts,
    total: totalItems(counts),
    countries: countries.slice(0, MAX_COUNTRIES).map(([code]) => code),
  };
}

/** The number of each kind in a list of kinds. */
export function countsOf(kinds: Iterable<PublishedKind>): KindCounts {
  const counts = { ...NO_ITEMS };
  for (const kind of kinds) counts[kind]++;
  return counts;
}

function derivedNames(named: Pick<Creator, 'name' | 'handle'>): Required<DerivedNames> {
  return { sortName: sortNameOf(named.name), nameStarts: nameStartsOf(named) };
}

/** The fields from which the names and bylines of a creator are derived, and the derived names. */
const NAME_FIELDS = ['name', 'handle', 'avatar', 'sortName', 'nameStarts'];

/**
 * Whether a write of a creator's record can change names or bylines. Their counts change with every publication, and refreshing
 * bylines reads all public documents.
 */
export function changesNames(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): boolean {
  return NAME_FIELDS.some((field) => !isDeepStrictEqual(before?.get(field), after?.get(field)));
}

/** Derives the fields of the name again. Writes only where they differ, since each write is a change again. */
export async function refreshNames(db: Firestore, creatorId: string): Promise<void> {
  const ref = db.doc(`creators/${creatorId}`);
  await db.runTransaction(async (transaction) => {
    const names = staleNames(await transaction.get(ref));
    if (names !== undefined) transaction.update(ref, names);
  });
}

/** The right fields of a creator's name that are not so; undefined where there are none, or no name. */
export function staleNames(record: DocumentSnapshot): Partial<DerivedNames> | undefined {
  const { shape } = creatorSchema;
  const name = shape.name.safeParse(record.get('name'));
  if (!name.success) return undefined;
  const handle = shape.handle.safeParse(record.get('handle'));
  const right = Object.entries(derivedNames({ name: name.data, handle: handle.data ?? '' }));
  const stale = right.filter(([field, value]) => !isDeepStrictEqual(record.get(field), value));
  return stale.length === 0 ? undefined : Object.fromEntries(stale);
}
