import { KINDS } from '@waymark/model/entities/kinds';
import { activeCreatorRecords, allWorks } from '@waymark/model/function-queries';
import { allCountries, publicOf, type StoredQuery } from '@waymark/model/queries';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { SEARCH_KINDS, type SearchKind } from '@waymark/model/search/search-kinds';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { allSaves, savesOf } from '../../publish/saves/saves.ts';
import { isItem, recordsOf } from '../records/records-of.ts';
import { type IndexName, SEARCHED_COLLECTION, sourceAt } from './source-path.ts';
import type { Sourced, Sources } from './sources.ts';

/** The most documents in memory at once, which may be stories with two texts. */
const PAGE_SIZE = 50;

/** The documents in Firestore. */
export function firestoreSources(db: Firestore): Sources {
  return {
    async read(paths) {
      const known = paths.filter((path) => sourceAt(path) !== undefined);
      if (known.length === 0) return [];
      const snapshots = await db.getAll(...known.map((path) => db.doc(path)));
      const read = snapshots.map((snapshot) => sourced(snapshot, () => savesOf(db, snapshot.id)));
      return (await Promise.all(read)).filter((one) => one !== undefined);
    },
    async *all(index) {
      const saves = index === SEARCH_INDEX ? await allSaves(db) : new Map<string, number>();
      for (const query of queriesFor(index)) {
        let page: Sourced[] = [];
        for await (const snapshot of streamOf(toQuery(db, query))) {
          const one = await sourced(snapshot, () => saves.get(snapshot.id) ?? 0);
          if (one === undefined || one.records.length === 0) continue;
          page.push(one);
          if (page.length < PAGE_SIZE) continue;
          yield page;
          page = [];
        }
        yield page;
      }
    },
  };
}

async function sourced(
  snapshot: DocumentSnapshot,
  saves: () => number | Promise<number>,
): Promise<Sourced | undefined> {
  const source = sourceAt(snapshot.ref.path);
  if (source === undefined) return undefined;
  const isSaved = isItem(source) && snapshot.get('visibility') === 'public';
  return recordsOf(source, snapshot, isSaved ? await saves() : 0);
}

function queriesFor(index: IndexName): StoredQuery[] {
  return index === SEARCH_INDEX ? SEARCH_KINDS.map(publicQuery) : [allWorks()];
}

/** Every document of a kind that is public. */
function publicQuery(kind: SearchKind): StoredQuery {
  const item = KINDS.find((candidate) => candidate === kind);
  if (item !== undefined) return publicOf(item);
  if (kind === 'creator') return activeCreatorRecords();
  if (kind === 'country') return allCountries();
  return { collection: SEARCHED_COLLECTION[kind], where: [], orderBy: [] };
}

/** How many documents the public index should hold. */
export async function countPublic(db: Firestore): Promise<number> {
  const counts = await Promise.all(SEARCH_KINDS.map((kind) => toQuery(db, publicQuery(kind)).count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}
