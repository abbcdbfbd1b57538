/** What the search engine has, as `GET /api/search/state` answers for the page with the state of all services. */
export interface SearchState {
  applicationId: string;
  index: string;
  /** The documents in the index. */
  records: number;
  /** The public documents in the database. */
  documents: number;
}
