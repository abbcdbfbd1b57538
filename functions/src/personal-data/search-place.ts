import { SEARCH_INDEX, WORKS_INDEX } from '@waymark/model/search/index-names';
import { drain } from '../search/queue/drain.ts';
import type { IndexName } from '../search/sources/source-path.ts';
import type { Person } from './person.ts';
import type { Place } from './place.ts';

/**
 * The records in the search indexes. Deleted documents take theirs along by the queue, and records whose event was lost are found
 * by the user and by their handles.
 */
export const searchPlace: Place = {
  name: 'search records',
  paths: [],
  archived: [],
  async *left({ search }, person) {
    if (search === undefined) return;
    for (const { index, field, value } of filtersOf(person)) {
      for await (const page of search.engine.browse(index, { field, value })) {
        for (const { objectID } of page) yield `${index}/${objectID}`;
      }
    }
  },
  async remove({ search }, person) {
    if (search === undefined) return;
    await drain(search);
    for (const { index, field, value } of filtersOf(person)) {
      for await (const page of search.engine.browse(index, { field, value })) {
        const operations = page.map(({ objectID }) => ({ delete: objectID }));
        await search.engine.write(index, operations, { wait: true });
      }
    }
  },
};

interface Filter {
  index: IndexName;
  field: string;
  value: string;
}

function filtersOf({ uid, handles }: Person): Filter[] {
  const ofHandles = handles.map((value): Filter => ({ index: SEARCH_INDEX, field: 'creator', value }));
  return [{ index: WORKS_INDEX, field: 'ownerId', value: uid }, ...ofHandles];
}
