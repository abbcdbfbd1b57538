import { badRequest } from '../api-error.ts';
import type { Filter } from '../filters/filter.ts';
import { findDocuments } from '../query/find-documents.ts';
import { readSearchParameters, type SearchParameters } from '../query/search-parameters.ts';
import { searchOptions } from '../query/search-plan.ts';
import { retrieved } from './retrieved.ts';
import type { Searched } from './search-answer.ts';

const AT_ONCE = 1_000;

/**
 * Some of the records that match a search, without ranking, and a cursor with which the next ones are requested. The cursor names the
 * last document, so that records that change meanwhile neither end nor repeat the list.
 * @throws ApiError 400 for a cursor that this engine did not make
 */
export function browsed(
  { documents, settings, replacements }: Searched,
  parameters: SearchParameters,
  enforced: Filter,
) {
  const { cursor, ...given } = parameters;
  const { after, search } = cursor === undefined ? { after: -1, search: given } : readCursor(cursor, given);
  const options = searchOptions(settings, search);
  const { candidates } = findDocuments(documents, replacements, options, enforced);
  const all = candidates.documents.subarray(0, candidates.length);
  const left = all.filter((document) => document > after);
  const count = Math.min(search.hitsPerPage ?? AT_ONCE, AT_ONCE);
  const shown = left.subarray(0, count);
  const last = shown.at(-1);
  const hits = [...shown].map((document) =>
    retrieved(documents.recordOf(document), search.attributesToRetrieve),
  );
  return {
    hits,
    nbHits: all.length,
    page: 0,
    nbPages: Math.ceil(all.length / Math.max(1, count)),
    hitsPerPage: count,
    query: search.query ?? '',
    params: '',
    processingTimeMS: 1,
    ...(left.length > count && last !== undefined && { cursor: cursorOf(last, search) }),
  };
}

const LONGEST_CURSOR = 8_000;

function cursorOf(after: number, search: SearchParameters): string {
  const cursor = Buffer.from(JSON.stringify({ after, search })).toString('base64url');
  if (cursor.length > LONGEST_CURSOR) throw badRequest('The parameters are too long for a cursor');
  return cursor;
}

/** The enforced filter is applied again, so an altered cursor shows nothing more than a search. */
function readCursor(cursor: string, given: SearchParameters): { after: number; search: SearchParameters } {
  try {
    const { after, search } = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Number.isSafeInteger(after)) return { after, search: { ...readSearchParameters(search), ...given } };
  } catch {
    // Falls through to the refusal.
  }
  throw badRequest('Invalid cursor');
}
