const MOST_QUERIES = 10_000;

interface AnsweredQuery {
  readonly index: string;
  /** The position of the first result, from 1. */
  readonly first: number;
  readonly objectIDs: readonly string[];
}

/** The latest answers that had a `queryID`, to compare events with what people were shown. */
export class QueryLog {
  readonly #queries = new Map<string, AnsweredQuery>();

  add(queryId: string, query: AnsweredQuery): void {
    this.#queries.set(queryId, query);
    const [oldest] = this.#queries.keys();
    if (this.#queries.size > MOST_QUERIES && oldest !== undefined) this.#queries.delete(oldest);
  }

  /** Whether a query was answered with these records, at these positions where they are given. */
  wasAnswered(
    queryId: string,
    objectIDs: readonly string[],
    positions: readonly number[] | undefined,
  ): boolean {
    const query = this.#queries.get(queryId);
    if (query === undefined) return false;
    return objectIDs.every((id, at) => {
      const position = query.objectIDs.indexOf(id) + query.first;
      return query.objectIDs.includes(id) && (positions === undefined || positions[at] === position);
    });
  }
}
